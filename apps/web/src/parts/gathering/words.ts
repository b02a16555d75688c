/** The words before a game. */
import { words } from '@reverie/ui/words';

/** A length of time in its largest whole unit. */
const lengthIn =
  (language: 'fr' | 'en') =>
  (seconds: number): string => {
    const [unit, size] =
      seconds % 86_400 === 0
        ? ['day', 86_400]
        : seconds % 3600 === 0
          ? ['hour', 3600]
          : seconds % 60 === 0
            ? ['minute', 60]
            : ['second', 1];
    return new Intl.NumberFormat(language, { style: 'unit', unit: unit as string, unitDisplay: 'long' }).format(
      seconds / (size as number),
    );
  };
const frLength = lengthIn('fr');
const enLength = lengthIn('en');

export const gatheringWords = words({
  fr: {
    gathering: 'La partie n’a pas commencé.',
    seatsOpen: (n: number) => (n === 1 ? 'Il reste un siège à pourvoir.' : `Il reste ${n} sièges à pourvoir.`),
    allHere: 'Tous les sièges sont pris.',
    begin: 'Commencer la partie',
    filling: 'La table se remplit',
    full: 'Tout le monde est là',
    taken: 'Toutes les places sont prises',
    count: (title: string, seats: number, taken: number) =>
      `${title}, pour ${seats}. ${taken === 0 ? 'Personne n’est assis.' : taken === 1 ? 'Une place est prise.' : `${taken} places sont prises.`}`,
    invite: 'Faites venir vos amis',
    words: 'Dites ces trois mots, de vive voix ou au téléphone :',
    wordsComing: 'Les trois mots viennent…',
    newWords: 'Trois autres mots',
    scan: 'Ou montrez ce code : un téléphone le lit, et s’assied.',
    reach: {
      machine: 'Cette table n’est visible que de cet ordinateur.',
      house: 'Ce lien vaut dans la maison, sur le même Wi-Fi.',
    },
    opening: 'L’ouvrir à la maison',
    openingHow: 'Fermez Rêverie, puis relancez-la par',
    link: 'Lien pour s’asseoir, le même pour tous',
    eachSeat: 'Un lien pour chaque place',
    unusual: (n: number): string => (n === 1 ? 'Une règle de la maison' : 'Les règles de la maison'),
    clock: 'Une pendule',
    byLetter: 'Par correspondance',
    byLetterIs: (each: number) => `${frLength(each)} au plus pour chaque réponse.`,
    clockIs: (all: number, added: number) =>
      `de ${frLength(all)} par siège${added > 0 ? `, ${frLength(added)} de plus par réponse` : ''}.`,
    yesNo: ['oui', 'non'] as readonly [string, string],
    insteadOf: (value: string, usual: string) => `${value} (d’ordinaire : ${usual}).`,
    dice: 'Dés, pierres ou cartes sur la table',
    diceAre: 'on tape ce qui sort.',
    seats: 'Les places',
    welcome: 'sont offertes à tout le monde, à l’accueil.',
    watch: 'Le public',
    watchAnybody: 'tout le monde peut regarder.',
    wait: 'On attend que tout le monde soit assis.',
    unapproved: (name: string) => `${name} attend encore l’accord de qui mène la partie.`,
    begins: 'On attend que la partie commence.',
    program: 'Mettre un programme',
    whichProgram: 'Qui s’assied là ?',
    seatProgram: (name: string) => `Asseoir ${name}`,
    otherProgram: 'Changer',
    noProgram: 'Laisser la place libre',
    free: 'Place libre',
    alert: {
      offer: 'Vous pouvez fermer cette page en attendant.',
      yes: 'Me prévenir quand ce sera à moi',
      outcomes: {
        on: 'C’est entendu : vous serez prévenu, même page fermée. Les réglages permettent d’y renoncer.',
        open: 'C’est entendu, tant que cette page reste ouverte quelque part.',
        denied: 'Le navigateur refuse les notifications de cette page ; cela se change dans ses propres réglages.',
        failed: 'Le service d’alertes de ce navigateur ne répond pas : gardez la page ouverte, vous serez prévenu.',
        insecure: 'Un navigateur ne prévient que depuis une adresse en https : gardez la page ouverte.',
      },
    },
  },
  en: {
    gathering: 'The game has not begun.',
    seatsOpen: (n: number) => (n === 1 ? 'One seat is still free.' : `${n} seats are still free.`),
    allHere: 'All seats are taken.',
    begin: 'Start the game',
    filling: 'The table fills up',
    full: 'Everybody is here',
    taken: 'Every seat is taken',
    count: (title: string, seats: number, taken: number) =>
      `${title}, for ${seats}. ${taken === 0 ? 'Nobody is seated yet.' : taken === 1 ? 'One seat is taken.' : `${taken} seats are taken.`}`,
    invite: 'Bring your friends',
    words: 'Say these three words, in person or on the phone:',
    wordsComing: 'The three words are coming…',
    newWords: 'Three other words',
    scan: 'Or show this code: a phone reads it and sits down.',
    reach: {
      machine: 'Only this computer sees this table.',
      house: 'This link works at home, on the same Wi-Fi.',
    },
    opening: 'Open it to your home',
    openingHow: 'Close Rêverie, then start it again with',
    link: 'Link to sit down, the same for everybody',
    eachSeat: 'A link for each seat',
    unusual: (n: number) => (n === 1 ? 'A house rule' : 'House rules'),
    clock: 'A clock',
    byLetter: 'By correspondence',
    byLetterIs: (each: number) => `${enLength(each)} at most for each answer.`,
    clockIs: (all: number, added: number) =>
      `of ${enLength(all)} for each seat${added > 0 ? `, ${enLength(added)} more for each answer` : ''}.`,
    yesNo: ['yes', 'no'],
    insteadOf: (value: string, usual: string) => `${value} (usually: ${usual}).`,
    dice: 'Dice, stones or cards on your table',
    diceAre: 'players type what comes out.',
    seats: 'The seats',
    welcome: 'are open to everybody, in the lobby.',
    watch: 'Spectators',
    watchAnybody: 'anybody may watch.',
    wait: 'Waiting for everyone to sit down.',
    unapproved: (name: string) => `${name} still waits for the game master’s approval.`,
    begins: 'Waiting for the game to start.',
    program: 'Add a bot',
    whichProgram: 'Who sits there?',
    seatProgram: (name: string) => `Seat ${name}`,
    otherProgram: 'Change',
    noProgram: 'Leave the seat free',
    free: 'Free seat',
    alert: {
      offer: 'You can close this page meanwhile.',
      yes: 'Tell me when it is my turn',
      outcomes: {
        on: 'Done: you will be told, even when the page is closed. The settings let you give it up.',
        open: 'Agreed, as long as this page is open somewhere.',
        denied: 'The browser blocks notifications from this page; you can change that in its settings.',
        failed: 'The alert service of this browser does not answer: keep the page open and you will be told.',
        insecure: 'Browsers only notify from an https address: keep the page open.',
      },
    },
  },
});
