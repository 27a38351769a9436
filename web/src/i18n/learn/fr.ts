// What a lesson says in French besides the game's own sentences.

export const learn = {
  'learn.title': 'Apprendre {game}',
  'learn.you': 'Vous',
  'learn.others': 'Zoé Hugo Léa',
  'learn.almost': 'Presque ! La main vous montre.',
  'learn.almost.again': 'Essayez encore, ou laissez-moi faire.',
  'learn.show': 'Montrez-moi',
  'learn.watch': 'Regarder',
  'learn.go_on': 'Continuer',
  'learn.pass': 'Sauter',
  'learn.first': 'Première partie',
  'learn.again': 'Recommencer',
  'learn.none': 'Pas encore de leçon',
  'learn.none.text': 'Ce jeu s’apprend en le jouant : ses règles sont courtes.',
  'home.learn': 'Apprendre',
  'home.learn.game': 'Apprendre {game}',
  'first.label': 'Première fois',
  'first.close': 'Compris',
} as const;
