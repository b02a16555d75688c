/**
 * A quarter of an hour in the Songe: a test with its fixed stones, a redraw, a stone turned with panache; then a duel with
 * its opening, a combination, a blow, a stone on the chain, a botte, and a wound to take. What is drawn and what Claire,
 * who tells the story, answers is prepared; the rest is the game itself.
 */
import type { Lesson, Step } from '@reverie/ui/lesson';
import type { Answer } from '../answers.ts';

/** The places of the figures at a table of one: the Arpenteur, the Comte, the bretteur, the brigands. */
const HERO = 0;
const BRETTEUR = 2;
const CLAIRE = 1;

const steps: readonly Step<Answer>[] = [
  {
    id: 'hello',
    say: {
      fr: 'Bienvenue dans le Songe. Vous êtes Aurélie ; Claire conte. Tout se joue avec des pierres : les blanches vous servent, les noires vous nuisent.',
      en: 'Welcome to the Songe. You are Aurélie; Claire tells the story. Everything is played with stones: white ones serve you, black ones harm you.',
    },
    show: '.sg-cloth',
  },
  {
    id: 'bag',
    say: {
      fr: 'Le sac tient quinze blanches et quinze noires, moins celles que chacun garde. Touchez-le à tout moment pour savoir où sont les pierres.',
      en: 'The bag holds fifteen white and fifteen black stones, less those that people keep. Touch it at any time to see where the stones are.',
    },
    show: '.sg-bag-of',
  },
  {
    id: 'panache',
    say: {
      fr: 'Ces quatre pierres sont votre panache : elles paient les beaux gestes. À côté, votre Karma, votre mana et vos blessures.',
      en: 'These four stones are your panache: they pay for fine gestures. Beside them your Karma, your mana and your wounds.',
    },
    show: '.sg-strip',
  },
  {
    id: 'propose',
    say: {
      fr: 'Un cheval attend, il faut sauter en selle. Touchez Équitation, racontez si vous voulez, puis « Proposer ».',
      en: 'A horse is waiting, and you must leap into the saddle. Touch Riding, tell it if you like, then “Propose”.',
    },
    answer: { do: 'test', skill: 'equitation' },
    serves: (answer) =>
      answer.do === 'test' && answer.skill === 'equitation' && !answer.panache && !answer.helpers && !answer.evil,
    otherwise: {
      fr: 'Cela se tente aussi ! Pour la leçon, revenons au cheval.',
      en: 'That can be attempted too! For the lesson let us go back to the horse.',
    },
    replies: [{ seat: CLAIRE, answer: { do: 'rule', difficulty: 2, text: 'le cheval rue' } }],
    show: '.sg-skills',
  },
  {
    id: 'fixed',
    say: {
      fr: 'Claire dit : Difficile, deux noires. Équitation vaut trois blanches ; deux s’annulent, une reste, dans sa monture. Sept pierres sont à tirer, et il faut plus de blanches que de noires.',
      en: 'Claire says: Difficult, two black stones. Riding is worth three white ones; two cancel, one is left, in its mount. Seven stones are to be drawn, and there must be more white than black.',
    },
    show: '.sg-row-slot',
  },
  {
    id: 'draw',
    say: { fr: 'La chance est dite d’avance. Tirez.', en: 'The chance is told beforehand. Draw.' },
    answer: { do: 'draw' },
    outcomes: [['test', [1, 1, 0, 1, 0, 0, 0]]],
    otherwise: {
      fr: 'Une fortune aide, mais elle coûte du Karma. Gardons-le.',
      en: 'A fortune helps, but it costs Karma. Let us keep it.',
    },
    show: '.sg-actions',
  },
  {
    id: 'redraw',
    say: {
      fr: 'Quatre contre quatre : raté d’une pierre. Votre Agilité vaut 2 : deux noires peuvent être retirées, une fois. Elles sont levées ; retirez-les.',
      en: 'Four against four: missed by one stone. Your Agility is 2: two black stones may be redrawn, once. They are lifted; redraw them.',
    },
    answer: { do: 'redraw', count: 2, from: 'characteristic' },
    outcomes: [['redraw', [0, 0]]],
    otherwise: {
      fr: 'C’est permis. Mais essayons d’abord ce qui ne coûte rien.',
      en: 'That is allowed. But let us first try what costs nothing.',
    },
    show: '.sg-row-slot',
  },
  {
    id: 'invert',
    say: {
      fr: 'Deux noires encore ! Il reste le panache : glissez une de vos pierres sur une noire, ou touchez « Retourner une noire ». Une seule par action.',
      en: 'Black again, both! There is still panache: drag one of your stones onto a black one, or touch “Turn a black one”. Only one each action.',
    },
    answer: { do: 'invert' },
    serves: (answer) => answer.do === 'invert',
    replies: [{ seat: CLAIRE, answer: { do: 'duel', a: HERO, b: BRETTEUR }, outcomes: [['panache', [1, 1]]] }],
    otherwise: {
      fr: 'Et le cheval part sans vous. Revenons : une pierre suffit.',
      en: 'And the horse leaves without you. Let us go back: one stone is enough.',
    },
    show: '.sg-actions',
  },
  {
    id: 'duel',
    say: {
      fr: 'Cinq contre trois : en selle ! Mais un bretteur barre le pont. Voici le duel : la planche penchera vers celui qui a le dessous.',
      en: 'Five against three: in the saddle! But a hired blade bars the bridge. This is the duel: the plank will tilt towards whoever has the worst of it.',
    },
    show: '.sg-stage',
  },
  {
    id: 'impress',
    say: {
      fr: 'On peut d’abord impressionner l’autre. Passez, cette fois.',
      en: 'One may first try to impress the other. Pass, this time.',
    },
    answer: { do: 'pass' },
    replies: [{ seat: CLAIRE, answer: { do: 'pass' } }],
    show: '.sg-question',
  },
  {
    id: 'bid',
    say: {
      fr: 'L’initiative vaut deux blanches à l’ouverture. Vous l’avez déjà : inutile de miser. Passez.',
      en: 'The initiative is worth two white stones in the opening. You have it already: no need to stake. Pass.',
    },
    answer: { do: 'pass' },
    replies: [{ seat: CLAIRE, answer: { do: 'pass' } }],
    show: '.sg-question',
  },
  {
    id: 'aim',
    say: {
      fr: 'En garde ! Une botte se gagne si l’ouverture dessine sa combinaison. Visez La Plume : deux blanches d’abord, puis trois.',
      en: 'On guard! A master stroke is won if the opening draws its combination. Aim at The Feather: two white ones first, then three.',
    },
    answer: { do: 'ready', botte: 'plume' },
    replies: [
      {
        seat: CLAIRE,
        answer: { do: 'ready' },
        outcomes: [
          ['combination', [1, 1, 0]],
          ['opening', [3, 2]],
        ],
      },
      { seat: CLAIRE, answer: { do: 'stand' } },
    ],
    show: '.sg-question',
  },
  {
    id: 'upper',
    say: {
      fr: 'Sept blanches contre cinq : vous prenez le dessus, et La Plume est offerte au bout de l’enchaînement.',
      en: 'Seven white against five: you take the upper hand, and The Feather is yours at the end of the chain.',
    },
    show: '.sg-cloth-low',
  },
  {
    id: 'attack',
    say: {
      fr: 'Chaque manœuvre dit ce qu’elle rapporte : raté, une Réussite, deux… Portez une Fente.',
      en: 'Every manoeuvre says what it brings: missed, one success, two… Strike with a Lunge.',
    },
    answer: { do: 'attack', manoeuvre: 'fente' },
    serves: (answer) => answer.do === 'attack' && answer.manoeuvre === 'fente',
    outcomes: [['strike', [2, 4]]],
    replies: [{ seat: CLAIRE, answer: { do: 'defend', manoeuvre: 'paradeSimple' }, outcomes: [['strike', [3, 3]]] }],
    otherwise: {
      fr: 'Bonne idée aussi. Ici, la Fente.',
      en: 'A good idea too. Here, the Lunge.',
    },
    show: '.sg-cards',
  },
  {
    id: 'raise',
    say: {
      fr: 'Deux Réussites, une parée : il en reste une. Une pierre de panache sur la chaîne en ajoute une. Payez une pierre.',
      en: 'Two successes, one parried: one is left. A stone of panache on the chain adds one. Pay one stone.',
    },
    answer: { do: 'raise', count: 1 },
    serves: (answer) => answer.do === 'raise' && answer.count === 1,
    replies: [{ seat: CLAIRE, answer: { do: 'pass' } }],
    show: '.sg-chain',
  },
  {
    id: 'enough',
    say: { fr: 'Il laisse faire. Passez à votre tour.', en: 'He lets it be. Pass in your turn.' },
    answer: { do: 'pass' },
    show: '.sg-question',
  },
  {
    id: 'stop',
    say: {
      fr: 'Deux Réussites : une blessure Légère ; à trois, une Sérieuse. Une manœuvre ratée arrêterait tout. Arrêtez-vous là.',
      en: 'Two successes: a Light wound; at three, a Serious one. A failed manoeuvre would end it all. Stop there.',
    },
    answer: { do: 'stop' },
    otherwise: {
      fr: 'Oser, c’est permis. Mais la botte attend.',
      en: 'Daring is allowed. But the master stroke is waiting.',
    },
    show: '.sg-ruler',
  },
  {
    id: 'botte',
    say: {
      fr: 'La Plume ! Elle ajoute sa propre blessure, et elle est offerte.',
      en: 'The Feather! It adds a wound of its own, and it is free.',
    },
    answer: { do: 'botte', botte: 'plume', free: true },
    replies: [
      { seat: CLAIRE, answer: { do: 'save' }, outcomes: [['save', [3, 3]]] },
      { seat: CLAIRE, answer: { do: 'stand' } },
      { seat: CLAIRE, answer: { do: 'wound' } },
    ],
    show: '.sg-question',
  },
  {
    id: 'mark',
    say: {
      fr: 'Une Légère et une Sérieuse : le bretteur chancelle. Contre panache, vous pourriez dire où. Passez.',
      en: 'A Light wound and a Serious one: the blade staggers. For panache you could say where. Pass.',
    },
    answer: { do: 'pass' },
    show: '.sg-question',
  },
  {
    id: 'guard',
    say: { fr: 'Deuxième échange. En garde, sans viser.', en: 'Second exchange. On guard, without aiming.' },
    answer: { do: 'ready' },
    replies: [
      {
        seat: CLAIRE,
        answer: { do: 'ready' },
        outcomes: [
          ['opening', [3, 0]],
          ['opening', [1, 4]],
        ],
      },
    ],
    show: '.sg-question',
  },
  {
    id: 'behind',
    say: {
      fr: 'Cinq contre sept : il est devant. L’Escrime permet des retirages, trois par combat. Gardez-les et laissez ainsi.',
      en: 'Five against seven: he is ahead. Fencing allows redraws, three each fight. Keep them and leave it so.',
    },
    answer: { do: 'stand' },
    replies: [{ seat: CLAIRE, answer: { do: 'attack', manoeuvre: 'attaqueSimple' }, outcomes: [['strike', [1, 5]]] }],
    show: '.sg-question',
  },
  {
    id: 'defend',
    say: {
      fr: 'Trois Réussites contre vous. La barre dit ce qui passerait. Votre meilleure défense : la Parade simple.',
      en: 'Three successes against you. The bar says what would get through. Your best defence: the Simple parry.',
    },
    answer: { do: 'defend', manoeuvre: 'paradeSimple' },
    serves: (answer) => answer.do === 'defend' && answer.manoeuvre === 'paradeSimple',
    outcomes: [['strike', [3, 3]]],
    replies: [{ seat: CLAIRE, answer: { do: 'pass' } }],
    show: '.sg-cards',
  },
  {
    id: 'keep',
    say: {
      fr: 'Une de parée, deux passent. Une pierre en ôterait une ; gardez-les, passez.',
      en: 'One parried, two get through. A stone would take one off; keep them, pass.',
    },
    answer: { do: 'pass' },
    replies: [{ seat: CLAIRE, answer: { do: 'stop' } }],
    show: '.sg-question',
  },
  {
    id: 'wound',
    say: {
      fr: 'Une Légère. La prendre, ou reculer d’un pas : une noire sur tous vos tirages, et la planche penche. Prenez-la.',
      en: 'A Light wound. Take it, or step back: a black stone on all your draws, and the plank tilts. Take it.',
    },
    answer: { do: 'wound' },
    otherwise: {
      fr: 'La planche penche : voyez. Pour finir, prenons la blessure.',
      en: 'The plank tilts: look. To finish, let us take the wound.',
    },
    show: '.sg-question',
  },
  {
    id: 'end',
    say: {
      fr: 'Vous savez tirer, retirer, retourner, vous battre. Le reste est affaire de panache. Bon Songe !',
      en: 'You can draw, redraw, turn a stone and fight. The rest is a matter of panache. Sweet Songe!',
    },
    show: '.sg-stage',
  },
];

export const lesson = {
  game: 'songe',
  edition: 2,
  options: { mode: 'table', arpenteurs: ['aurelie'] },
  seats: [
    { role: 'arpenteur', name: 'Vous' },
    { role: 'conteur', name: 'Claire' },
  ],
  seat: 0,
  outcomes: [
    ['panache', [2, 2]],
    ['panache', [0, 1]],
  ],
  steps,
} as const satisfies Lesson<Answer> as unknown as Lesson;
