// What a lesson says in English besides the game's own sentences.

export const learn = {
  'learn.title': 'Learn {game}',
  'learn.you': 'You',
  'learn.others': 'Zoé Hugo Léa',
  'learn.almost': 'Nearly! The hand shows you.',
  'learn.almost.again': 'Try again, or let me do it.',
  'learn.show': 'Show me',
  'learn.watch': 'Watch',
  'learn.go_on': 'Go on',
  'learn.pass': 'Skip',
  'learn.first': 'First match',
  'learn.again': 'Once more',
  'learn.none': 'No lesson yet',
  'learn.none.text': 'This game is learnt by playing: its rules are short.',
  'home.learn': 'Learn',
  'home.learn.game': 'Learn {game}',
  'first.label': 'First time',
  'first.close': 'Got it',
} as const;
