import { frenchOf } from '@reverie/kernel/words';
import { words } from '@reverie/ui/words';

export const rulesWords = words({
  fr: {
    title: 'Les règles',
    library:
      'Chaque jeu a son livre, dit dans nos mots. Chaque règle porte le numéro que citent le journal et les refus.',
    of: (game: string) => `Les règles ${frenchOf(game)}`,
    chapters: 'Chapitres',
    search: 'Chercher une règle',
    hint: 'un mot, un numéro',
    found: (n: number) => (n === 0 ? 'Aucune règle ne dit cela.' : n === 1 ? 'Une règle' : `${n} règles`),
    clear: 'Effacer',
    copy: (id: string) => `Lien vers ${id}`,
    unknown: (id: string) => `Il n’y a pas de règle ${id} dans ce livre.`,
    noGame: 'Ce jeu n’est pas sur l’étagère.',
    all: 'Tous les livres',
    backToGame: 'Retour à la partie',
    play: 'Jouer',
    loading: 'On cherche le livre…',
    failed: 'Ce livre n’a pas pu être chargé. Vérifiez la connexion, puis réessayez.',
  },
  en: {
    title: 'The rules',
    library: 'Every game has its rule book, in our own words. The log and refusals cite rules by these numbers.',
    of: (game) => `The rules of ${game}`,
    chapters: 'Chapters',
    search: 'Find a rule',
    hint: 'a word, a number',
    found: (n) => (n === 0 ? 'No rule matches.' : n === 1 ? 'One rule' : `${n} rules`),
    clear: 'Clear',
    copy: (id) => `Link to ${id}`,
    unknown: (id) => `There is no rule ${id} in this book.`,
    noGame: 'This game is not available here.',
    all: 'All books',
    backToGame: 'Back to the game',
    play: 'Play',
    loading: 'Loading the book…',
    failed: 'This book could not be loaded. Check the connection, then try again.',
  },
});
