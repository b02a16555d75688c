/**
 * Ten minutes among sleepers: a hand, summons of both phases, a defence that holds, a weapon, an attack made sure, a Dreamer
 * woken, an item, and why red cannot wake blue. What is drawn and what Basile does is prepared; the rest is the game itself.
 */
import type { Lesson, Step } from '@reverie/ui/lesson';
import type { Answer } from '../answers.ts';
import { cardById } from '../data/cards.ts';
import { BLUE, GREEN, kindOf, RAINBOW, RED, SPECIAL, WHITE } from '../data/colours.ts';
import { sortOf } from '../data/dream-powers.ts';
import { STARTER_DECKS } from '../data/starter-decks.ts';
import { DREAMER } from '../state.ts';

const card = (id: string): number => {
  const found = cardById(id);
  if (found === undefined) throw new Error(`no card ${id}`);
  return found;
};

const COLOUR = { R: RED, G: GREEN, B: BLUE, W: WHITE, X: RAINBOW } as const;
/** "D+R": a dream by its signs, as the rules write them in English. */
function dream(signs: string): number {
  const colour = COLOUR[signs.slice(-1) as keyof typeof COLOUR];
  if (signs.startsWith('*')) return sortOf(SPECIAL, colour);
  return sortOf(kindOf(signs.startsWith('D') ? 0 : 1, signs[1] === '+' ? 0 : 1), colour);
}
const dreams = (signs: string): number[] => signs.split(' ').map(dream);

/** Cards drawn from a deck are drawn as places of its list, which is in the order of the cards. */
const fromDeck = (deck: 'aurora' | 'lagoon', ...ids: readonly string[]): number[] => {
  const list = [...STARTER_DECKS[deck].cards].sort((a, b) => a - b);
  return ids.map((id) => list.indexOf(card(id)));
};

const HAND = ['emberling', 'tinder-cat', 'carnival-bull', 'sabre-lantern', 'chalk-mouse', 'cloud-pillow'].map(card);
const BASILE_HAND = ['velvet-hedgehog', 'lantern-owl', 'root-stag', 'moss-blanket', 'tap-mermaid', 'echo-shell'].map(
  card,
);

const steps: readonly Step<Answer>[] = [
  {
    id: 'hello',
    say: {
      fr: 'Deux dormeurs, face à face. Le vôtre est la Danseuse du feu de camp ; celui de Basile, en haut, le Garde-chasse assoupi. Réveillez trois fois le sien avant qu’il ne réveille trois fois le vôtre.',
      en: 'Two sleepers face to face. Yours is the Campfire Dancer; Basile’s, above, the Dozing Gamekeeper. Wake his three times before he wakes yours three times.',
    },
    show: '.ar-side[data-own="true"] .ar-dreamer',
  },
  {
    id: 'row',
    say: {
      fr: 'Vos six rêves paient tout. Soleil ou lune : le jour ou la nuit. Plus ou moins : positif ou négatif. Dessous, la couleur : flamme, feuille, goutte, flocon ; l’arc vaut toute couleur.',
      en: 'Your six dreams pay for everything. Sun or moon: day or night. Plus or minus: positive or negative. Below, the colour: flame, leaf, drop, snowflake; the arc stands for any.',
    },
    show: '.ar-side[data-own="true"] .ar-row',
  },
  {
    id: 'hand',
    say: {
      fr: 'On choisit sa première main dans son deck. Prenez la main conseillée… ou plutôt celle-ci, qui va avec vos rêves : « Montrez-moi », puis « Prendre cette main ».',
      en: 'The first hand is chosen from one’s deck. Take the suggested one… or rather this one, which goes with your dreams: “Show me”, then “Take this hand”.',
    },
    answer: { do: 'compose', cards: HAND },
    serves: (answer) =>
      answer.do === 'compose' &&
      [...answer.cards].sort((a, b) => a - b).join() === [...HAND].sort((a, b) => a - b).join(),
    otherwise: {
      fr: 'Une bonne main aussi. Pour la suite de la leçon, prenons celle que l’on vous montre.',
      en: 'A good hand too. For the rest of the lesson let us take the one that is shown.',
    },
    show: '.ar-pool',
  },
  {
    id: 'summon',
    say: {
      fr: 'À vous de commencer : votre Dormeur a le plus grand Z. Touchez Braisillon dans votre main : 2 soleils, donc des rêves de jour, et positifs comme votre Dormeur. Un rêve et un point de spirale, tous rouges : il aura 1 endurance de plus. Invoquez-le.',
      en: 'You begin: your Dreamer has the larger Z. Touch the Emberling in your hand: 2 suns, so dreams of the day, and positive like your Dreamer. A dream and a spiral point, all red: it gets 1 more endurance. Summon it.',
    },
    answer: { do: 'summon', card: card('emberling'), pay: dreams('D+R'), spirals: 1 },
    otherwise: {
      fr: 'Cela se paie aussi autrement ! Ici, gardons le paiement proposé.',
      en: 'It can be paid otherwise too! Here let us keep the payment that is suggested.',
    },
    show: '.ar-hand',
  },
  {
    id: 'cat',
    say: {
      fr: 'Endurance 4 : les points sous la carte. Le Chat d’amadou veut la nuit : deux lunes positives. L’une est blanche : pas de prime, mais il vient. Invoquez-le.',
      en: 'Endurance 4: the dots below the card. The Tinder Cat wants the night: two positive moons. One is white: no bonus, but it comes. Summon it.',
    },
    answer: { do: 'summon', card: card('tinder-cat'), pay: dreams('N+R N+W'), spirals: 0 },
    otherwise: {
      fr: 'C’est permis. Mais gardons l’arc-en-ciel : il va servir.',
      en: 'That is allowed. But let us keep the rainbow: it will be needed.',
    },
    show: '.ar-hand',
  },
  {
    id: 'end',
    say: {
      fr: 'Qui commence ne combat pas encore. Finissez votre tour.',
      en: 'Whoever begins does not fight yet. End your turn.',
    },
    answer: { do: 'end' },
    replies: [
      { seat: 1, answer: { do: 'summon', card: card('velvet-hedgehog'), pay: [], spirals: 2 } },
      { seat: 1, answer: { do: 'fight' } },
      { seat: 1, answer: { do: 'attack', place: 0, target: 1, boost: [] } },
    ],
    show: '.ar-moment',
  },
  {
    id: 'defend',
    say: {
      fr: 'Basile invoque un Hérisson et attaque le Chat : 3 contre 1, doublé, car le rouge résiste au vert. Il manque un point. Touchez le rêve de lune à l’arc : de la nuit, positif, de toute couleur, il renforce le Chat. À égalité, la défense tient.',
      en: 'Basile summons a Hedgehog and attacks the Cat: 3 against 1, doubled, since red resists green. One point is missing. Touch the moon with the arc: of the night, positive, of any colour, it strengthens the Cat. At equal powers the defence holds.',
    },
    answer: { do: 'defend', boost: dreams('N+X') },
    otherwise: {
      fr: 'Et le Chat tombe. Revenons un peu : un rêve suffit à le sauver.',
      en: 'And the Cat falls. Let us go back a little: one dream saves it.',
    },
    show: '.ar-side[data-own="true"] .ar-row',
  },
  {
    id: 'held',
    say: {
      fr: '3 contre 3 : le Chat tient. Basile a payé 1 endurance pour attaquer, et vous un rêve. Ce qui reste dans votre rangée défend votre sommeil : n’y touchez pas à la légère.',
      en: '3 against 3: the Cat holds. Basile has paid 1 endurance to attack, and you a dream. What is left in your row defends your sleep: do not spend it lightly.',
    },
    show: '.ar-centre',
  },
  {
    id: 'dawn',
    say: {
      fr: 'Votre deuxième tour. La spirale de votre Dormeur permet aussi de remplacer un rêve avant de piocher : le soleil négatif ne paiera pas vos Monstres. Touchez-le, puis continuez.',
      en: 'Your second turn. Your Dreamer’s spiral also lets you replace a dream before drawing: the negative sun will not pay for your Monsters. Touch it, then go on.',
    },
    answer: { do: 'refill', discard: dreams('D-G') },
    outcomes: [
      ['power', dreams('D+R N+R N+W N-G D+X')],
      ['deck.0', fromDeck('aurora', 'hearth-dragon', 'insomnia-drum')],
    ],
    otherwise: {
      fr: 'Pourquoi pas. Mais ce soleil négatif ne sert guère : remplaçons-le.',
      en: 'Why not. But that negative sun is of little use: let us replace it.',
    },
    show: '.ar-side[data-own="true"] .ar-row',
  },
  {
    id: 'weapon',
    say: {
      fr: 'Une Arme n’a pas de phase : la Lanterne-sabre coûte trois rêves d’une même sorte. Deux soleils positifs rouges et la spirale : tout est rouge. Attaque 5 ! Invoquez-la.',
      en: 'A Weapon has no phase: the Sabre-Lantern costs three dreams of one kind. Two positive red suns and the spiral: all red. Attack 5! Summon it.',
    },
    answer: { do: 'summon', card: card('sabre-lantern'), pay: dreams('D+R D+R'), spirals: 1 },
    otherwise: {
      fr: 'Cela se tente. Suivons pourtant le paiement proposé.',
      en: 'Worth a try. Let us follow the suggested payment all the same.',
    },
    show: '.ar-hand',
  },
  {
    id: 'fight',
    say: { fr: 'Et maintenant, au combat.', en: 'And now, to combat.' },
    answer: { do: 'fight' },
    show: '.ar-moment',
  },
  {
    id: 'odds',
    say: {
      fr: 'Braisillon contre le Hérisson : 3 doublé, 6 contre 3. Mais la main de Basile est cachée, et il y tient sans doute une Couverture de mousse ou une Bulle de bain : 3 de défense en plus, et le Hérisson tient. La chance de passer à coup sûr est écrite sur la cible : touchez Braisillon pour la voir.',
      en: 'The Emberling against the Hedgehog: 3 doubled, 6 against 3. But Basile’s hand is hidden, and it most likely holds a Moss Blanket or a Bath Bubble: 3 more defence, and the Hedgehog holds. The chance to get through for certain is written on the target: touch the Emberling to see it.',
    },
    show: '.ar-side[data-own="true"] .ar-places',
  },
  {
    id: 'sure',
    say: {
      fr: 'Rendez l’attaque sûre : Braisillon, le Hérisson, puis le soleil à l’arc de votre rangée. 7, et rien ne peut plus tenir. Attaquez.',
      en: 'Make the attack sure: the Emberling, the Hedgehog, then the sun with the arc in your row. 7, and nothing can hold any more. Attack.',
    },
    answer: { do: 'attack', place: 0, target: 0, boost: dreams('D+X') },
    replies: [{ seat: 1, answer: { do: 'defend', boost: [] } }],
    otherwise: {
      fr: 'Cela peut réussir ; mais voyons ce que c’est qu’une attaque sûre.',
      en: 'That may work; but let us see what a sure attack is like.',
    },
    show: '.ar-others',
  },
  {
    id: 'wake',
    say: {
      fr: 'Plus rien ne se tient devant le Garde-chasse : il est à découvert, et un Dormeur n’a pas de défense. La Lanterne-sabre, droit sur lui !',
      en: 'Nothing stands before the Gamekeeper any more: he is in the open, and a Dreamer has no defence. The Sabre-Lantern, straight at him!',
    },
    answer: { do: 'attack', place: 2, target: DREAMER, boost: [] },
    replies: [
      {
        seat: 1,
        answer: { do: 'defend', boost: [] },
        outcomes: [
          ['dreamer', 6],
          ['power', dreams('N+G N+G D+W N-W D-R N-R')],
          ['deck.1', fromDeck('lagoon', 'ceiling-whale')],
        ],
      },
      { seat: 1, answer: { do: 'summon', card: card('lantern-owl'), pay: dreams('N+G N+G'), spirals: 0 } },
      { seat: 1, answer: { do: 'end' } },
    ],
    otherwise: {
      fr: 'Aussi. Mais c’est la Lanterne qui frappe le plus fort : essayons-la.',
      en: 'That too. But it is the Lantern that strikes hardest: let us try it.',
    },
    show: '.ar-others .ar-dreamer',
  },
  {
    id: 'awake',
    say: {
      fr: 'Réveillé ! Un œil s’ouvre à côté du nom de Basile ; à trois, il a perdu. Il a tout défaussé, et une autre dort à sa place : la Gardienne de phare, bleue. Un Hibou-lanterne veille devant elle.',
      en: 'Awake! An eye opens beside Basile’s name; at three he has lost. He has discarded everything, and somebody else sleeps in his place: the Lighthouse Keeper, in blue. A Lantern Owl watches before her.',
    },
    show: '.ar-others',
  },
  {
    id: 'keep',
    say: {
      fr: 'Votre troisième tour. Cette fois, gardez tout : votre rangée se complète toute seule.',
      en: 'Your third turn. This time keep all: your row fills up by itself.',
    },
    answer: { do: 'refill', discard: [] },
    outcomes: [
      ['power', dreams('*R N+R D-W')],
      ['deck.0', fromDeck('aurora', 'quill-arrow')],
    ],
    show: '.ar-moment',
  },
  {
    id: 'item',
    say: {
      fr: 'Un Objet sert une fois. Le Tambour d’insomnie fatigue un artefact ; payé en rouge, sa valeur double. Le Hibou n’aura plus d’endurance : il n’attaquera plus, et se brisera à la fin du tour. Employez-le.',
      en: 'An Item serves once. The Insomnia Drum wearies an artefact; paid in red its value doubles. The Owl will have no endurance left: it attacks no more and breaks at the end of the turn. Use it.',
    },
    answer: { do: 'use', card: card('insomnia-drum'), pay: [], spirals: 1 },
    otherwise: {
      fr: 'Cela marche aussi. Payons-le ici de la spirale, qui se perdrait sinon.',
      en: 'That works too. Let us pay it with the spiral here, which would be lost otherwise.',
    },
    show: '.ar-hand',
  },
  {
    id: 'weary',
    say: { fr: 'Choisissez le Hibou.', en: 'Choose the Owl.' },
    answer: { do: 'target', seat: 1, place: 0 },
    otherwise: {
      fr: 'Un pouvoir n’oblige à rien. Mais voyons ce qu’il fait au Hibou.',
      en: 'A power compels nobody. But let us see what it does to the Owl.',
    },
    show: '.ar-others .ar-places',
  },
  {
    id: 'fight2',
    say: {
      fr: 'Il dort debout, mais il barre encore la route. Au combat !',
      en: 'It sleeps on its feet, but it still bars the way. To combat!',
    },
    answer: { do: 'fight' },
    show: '.ar-moment',
  },
  {
    id: 'owl',
    say: {
      fr: 'Braisillon sur le Hibou : 6 contre 1. Attaquez.',
      en: 'The Emberling on the Owl: 6 against 1. Attack.',
    },
    answer: { do: 'attack', place: 0, target: 0, boost: [] },
    serves: (answer) => answer.do === 'attack' && answer.place === 0 && answer.boost.length === 0,
    // A Dreamer without spirals replaces nothing, so Basile's turn begins with its draws.
    replies: [
      {
        seat: 1,
        answer: { do: 'defend', boost: [] },
        outcomes: [
          ['power', dreams('D+G N+G')],
          ['deck.1', fromDeck('lagoon', 'postman-penguin')],
        ],
      },
    ],
    show: '.ar-side[data-own="true"] .ar-places',
  },
  {
    id: 'weakness',
    say: {
      fr: 'Le Hibou tombe, et pourtant votre tour est fini : « craint », au bas de vos cartes rouges, dit leur faiblesse : la goutte. Un artefact ne réveille pas un Dormeur de cette couleur. La Souris de craie, blanche, le pourra.',
      en: 'The Owl falls, and yet your turn is over: “fears”, at the foot of your red cards, tells their weakness: the drop. An artefact cannot wake a Dreamer of that colour. The Chalk Mouse, in white, can.',
    },
    show: '.ar-side[data-own="true"] .ar-places',
  },
  {
    id: 'idle',
    say: {
      fr: 'Une dernière chose : qui passe deux tours sans rien faire réveille son propre Dormeur. À trois ou quatre, on désigne son adversaire, et c’est lui qui joue ensuite. Bonne nuit !',
      en: 'One last thing: whoever does nothing for two turns wakes their own Dreamer. At three or four one designates an opponent, who plays next. Good night!',
    },
    show: '.ar-side[data-own="true"] .ar-dreamer',
  },
];

export const lesson: Lesson = {
  game: 'artefacts',
  edition: 3,
  options: { decks: ['aurora', 'lagoon'], mulligan: 'none', selfWake: 'off' },
  seats: [
    { name: 'Nina', role: 'player' },
    { name: 'Basile', role: 'player' },
  ],
  seat: 0,
  outcomes: [
    ['dreamer', 1],
    ['dreamer', 5],
    ['power', dreams('D+R D+R N+R N+W N+X D-G')],
    ['power', dreams('D-R N-R N-W D+W D-W N+R')],
  ],
  replies: [{ seat: 1, answer: { do: 'compose', cards: BASILE_HAND } }],
  steps: steps as readonly Step[],
};
