// What the statistics page says in French.

export const stats = {
  'stats.title': 'Mes statistiques',
  'stats.lead': 'Elles restent dans ce navigateur : personne d’autre ne les voit.',
  'stats.none': 'Rien à compter pour l’instant. Terminez une partie, et elle apparaîtra ici.',
  'stats.matches': { one: 'partie', other: 'parties' },
  'stats.won': { one: 'gagnée', other: 'gagnées' },
  'stats.days': { one: 'jour joué', other: 'jours joués' },
  'stats.results': 'Résultats selon la compagnie',
  'stats.people': 'D’autres personnes',
  'stats.alone': 'En solitaire',
  'stats.several': 'Plusieurs robots',
  'stats.of': '{won} sur {count}',
  'stats.words.count': '{count} {count|mot|mots}, le plus long : {value}',
  'stats.scores': 'Vos scores, partie après partie',
  'stats.rating': 'Votre niveau aux problèmes',
  'stats.when': 'Quand',
  'stats.score': 'Score',
  'stats.level': 'Niveau',
  'stats.save': 'Enregistrer dans un fichier',
  'stats.erase': 'Tout effacer',
  'stats.erase.title': 'Effacer vos statistiques ?',
  'stats.erase.text':
    'Parties comptées, records, mots gardés, entraînement et progrès quittent ce navigateur. Vos parties en cours restent. On ne peut pas revenir en arrière.',
  'stats.erase.yes': 'Oui, tout effacer',
  'stats.erased': 'Tout est effacé.',
  'chart.from_to': 'de {low} à {high}',
} as const;
