/**
 * A quarter of an hour in the mist: a walk, what is seen and what hides, a shot, a charge, an answer to a blow, an
 * interception, ground to hold. What is drawn and what Basile does is prepared; the rest is the game itself.
 */
import type { Lesson, Step } from '@reverie/ui/lesson';
import type { Answer, Do } from '../answers.ts';

const A = 0;
const B = 1;
const C = 2;
const a = 3;
const b = 4;
const c = 5;

const NO_DICE: Answer = { do: 'dice', add: 0 };
const UP = [0, 1000] as const;
const DOWN = [0, -1000] as const;

const isDeclare = (answer: Answer): answer is Do<'declare'> => answer.do === 'declare';
/** A walk that ends near a place, in centimetres. */
const walksTo = (answer: Answer, x: number, y: number, room: number): boolean => {
  const end = isDeclare(answer) ? answer.path[answer.path.length - 1]?.to : undefined;
  return (
    isDeclare(answer) &&
    answer.action.kind === 'none' &&
    end !== undefined &&
    Math.hypot(end[0] - x * 100, end[1] - y * 100) <= room * 100
  );
};

const steps: readonly Step<Answer>[] = [
  {
    id: 'hello',
    say: {
      fr: 'Trois des vôtres en bas, trois de Basile en haut. Au milieu, un tertre : dès le troisième tour, il rapporte trois points à qui s’y tient en plus grand nombre. Chaque ennemi tombé vaut aussi son prix.',
      en: 'Three of yours below, three of Basile’s above. In the middle, a mound: from the third turn it is worth three points to whoever stands there in greater number. Every fallen enemy is worth its price too.',
    },
    show: '.mb-plane[role=group]',
  },
  {
    id: 'mist',
    say: {
      fr: 'Voici la brume de ce tour : on ne voit pas au-delà de 26 cm. Ce que les vôtres ne voient pas est voilé ; la touche M lève le voile.',
      en: 'This is the mist of this turn: nobody sees farther than 26 cm. What none of yours sees is veiled; the key M lifts the veil.',
    },
    show: '.mb-hud',
  },
  {
    id: 'figure',
    say: {
      fr: 'Une figurine se lit d’un coup d’œil. L’anneau a un cran par point de physique, les petits écus sont l’armure, le nez montre où elle regarde. On ne voit et ne frappe que devant soi.',
      en: 'A figure is read at a glance. The ring has a notch for each point of physique, the small shields are armour, the nose shows where it looks. One sees and strikes only to the front.',
    },
    show: '[data-mark="A"]',
  },
  {
    id: 'choose',
    say: {
      fr: 'On joue une figurine chacun, à tour de rôle. Touchez le lancier A.',
      en: 'Each plays one figure in turn. Touch the lancer A.',
    },
    answer: { do: 'choose', fighter: A },
    otherwise: {
      fr: 'Pourquoi pas. Mais commençons par le lancier.',
      en: 'Why not. But let us begin with the lancer.',
    },
    show: '[data-mark="A"]',
  },
  {
    id: 'walk',
    say: {
      fr: 'Le trait vert est son pas simple, le tireté son pas double. Touchez le sol devant lui : le ruban s’y pose, Échap le reprend, et rien n’est envoyé avant que vous ne déclariez. Les lignes vont à ceux qu’il verrait de là. Avancez d’environ huit centimètres, tout droit, puis déclarez.',
      en: 'The green line is his single pace, the dashed one his double pace. Touch the ground ahead of him: the tape lays itself, Escape takes it back, and nothing is sent before you declare. The lines lead to those he would see from there. Go about eight centimetres, straight ahead, then declare.',
    },
    answer: { do: 'declare', path: [{ to: [3000, 3400] }], action: { kind: 'none' } },
    serves: (answer) => walksTo(answer, 30, 34, 0.9),
    otherwise: {
      fr: 'Bien marché. Pour la suite, arrêtons-le huit centimètres plus haut, droit devant.',
      en: 'Well walked. For what follows let us stop him eight centimetres up, straight ahead.',
    },
    replies: [
      { seat: 1, answer: { do: 'choose', fighter: c } },
      { seat: 1, answer: { do: 'declare', path: [{ to: [2500, 5200] }], action: { kind: 'none' } } },
    ],
    show: '.mb-panel',
  },
  {
    id: 'second',
    say: {
      fr: 'Basile a rapproché son archer. À vous : la bretteuse B. Elle est vive : quinze centimètres.',
      en: 'Basile has moved his archer up. Your turn: the duellist B. She is quick: fifteen centimetres.',
    },
    answer: { do: 'choose', fighter: B },
    otherwise: { fr: 'Elle aura son tour. La bretteuse d’abord.', en: 'She will have her turn. The duellist first.' },
    show: '[data-mark="B"]',
  },
  {
    id: 'mound',
    say: {
      fr: 'On monte de plain-pied sur un tertre. Touchez-le en son milieu : le ruban y trouve le chemin.',
      en: 'One walks straight up a mound. Touch its middle: the tape finds the way.',
    },
    answer: { do: 'declare', path: [{ to: [3900, 3700] }], action: { kind: 'none' } },
    serves: (answer) => walksTo(answer, 39, 37, 2),
    otherwise: {
      fr: 'Elle y serait bien aussi. Mais montons sur le tertre.',
      en: 'She would do well there too. But let us climb the mound.',
    },
    replies: [
      { seat: 1, answer: { do: 'choose', fighter: a } },
      {
        seat: 1,
        answer: {
          do: 'declare',
          path: [{ to: [3000, 3950] }],
          action: { kind: 'strike', target: A, charge: { type: 'surprise', from: 0 } },
        },
      },
    ],
    show: '.mb-panel',
  },
  {
    id: 'intercept',
    say: {
      fr: 'Le fanatique charge votre lancier ! Qui n’a pas encore joué peut l’intercepter en chemin : ici, l’archère C. Sa carte dit ses chances ; le curseur choisit où tirer sur le chemin. Interceptez.',
      en: 'The fanatic charges your lancer! Whoever has not played yet may intercept him on the way: here, the archer C. Her card tells her chances; the slider chooses where on the way to shoot. Intercept.',
    },
    answer: { do: 'react', intercept: [{ fighter: C, with: 'arc', mover: a, at: 500 }] },
    serves: (answer) =>
      answer.do === 'react' && answer.intercept.some(({ fighter, with: means }) => fighter === C && means === 'arc'),
    otherwise: {
      fr: 'Laisser venir est permis aussi. Mais voyons une interception.',
      en: 'To let him come is allowed too. But let us see an interception.',
    },
    show: '.mb-panel',
  },
  {
    id: 'destiny',
    say: {
      fr: 'Avant un jet, on peut y ajouter des dés de destinée ; vous en avez autant que de figurines au départ, pour toute la partie. Gardez-les : rien de plus.',
      en: 'Before a roll one may add destiny dice; you have as many as figures at the start, for the whole game. Keep them: nothing more.',
    },
    answer: NO_DICE,
    outcomes: [['shot', 6]],
    show: '.mb-panel',
  },
  {
    id: 'answer',
    say: {
      fr: 'Manqué : le fanatique court, et c’est difficile de loin. Le voici sur votre lancier. Trois façons de répondre à un coup, chacune avec ses chances : la passe d’armes peut blesser l’attaquant, l’esquive seulement éviter, encaisser ne demande rien. Passe d’armes !',
      en: 'Missed: the fanatic runs, and it is hard from afar. Here he is at your lancer. There are ways to answer a blow, each with its chances: an exchange of blows may wound the attacker, a dodge only avoid him, taking it asks for nothing. Exchange blows!',
    },
    answer: { do: 'answer', how: 'passe' },
    otherwise: {
      fr: 'Cela se défend. Essayons pourtant la passe d’armes.',
      en: 'There is something to it. Let us try the exchange of blows all the same.',
    },
    show: '.mb-panel',
  },
  {
    id: 'parry',
    say: {
      fr: 'Votre jet : 12 et un dé. Garde haute, sa réserve, y ajouterait 3, une fois par tour. Gardez tout : rien de plus.',
      en: 'Your roll: 12 and a die. High guard, his reserve, would add 3, once a turn. Keep it all: nothing more.',
    },
    answer: NO_DICE,
    replies: [
      {
        seat: 1,
        answer: NO_DICE,
        outcomes: [
          ['weapon', 5],
          ['weapon', 3],
        ],
      },
    ],
    show: '.mb-panel',
  },
  {
    id: 'blow',
    say: {
      fr: '17 contre 14 : votre lancier domine. Il peut frapper, ou tenter de capturer. Frappez.',
      en: '17 against 14: your lancer dominates. He may strike, or try to capture. Strike.',
    },
    answer: { do: 'blow', how: 'damage' },
    show: '.mb-panel',
  },
  {
    id: 'press',
    say: {
      fr: 'Quatre points de physique perdus : quatre crans de moins à son anneau. Qui domine peut encore bousculer l’autre ; ici, restons-en là.',
      en: 'Four points of physique lost: four notches fewer on his ring. Whoever dominates may also send the other reeling; here let us leave it at that.',
    },
    answer: { do: 'pass' },
    otherwise: {
      fr: 'Un pas de plus pour lui. Mais laissons-le où il est.',
      en: 'One more step for him. But let us leave him where he is.',
    },
    show: '.mb-panel',
  },
  {
    id: 'rest',
    say: {
      fr: 'Il lui reste quelques centimètres de son pas. Là où il est, sa lance tient le fanatique à la bonne distance : qu’il reste là.',
      en: 'He has a few centimetres of his pace left. Where he is, his lance keeps the fanatic at the right distance: let him stay.',
    },
    answer: { do: 'pass' },
    otherwise: {
      fr: 'Il peut. Mais sa lance aime deux à quatre centimètres.',
      en: 'He may. But his lance likes two to four centimetres.',
    },
    replies: [
      { seat: 1, answer: { do: 'choose', fighter: b } },
      {
        seat: 1,
        answer: { do: 'declare', path: [{ to: [4700, 4200] }], double: true, action: { kind: 'none' } },
        outcomes: [['mist', 18]],
      },
    ],
    show: '.mb-panel',
  },
  {
    id: 'voice',
    say: {
      fr: 'Deuxième tour, on voit à 28 cm. L’initiative se tire à la volonté : nommez qui parle pour votre horde, l’archère par exemple.',
      en: 'Second turn, sight 28 cm. Initiative is a roll of will: name who speaks for your horde, the archer for instance.',
    },
    answer: { do: 'name', fighter: C },
    serves: (answer) => answer.do === 'name',
    replies: [{ seat: 1, answer: { do: 'name', fighter: a } }],
    show: '.mb-panel',
  },
  {
    id: 'will',
    say: { fr: 'Rien de plus sur ce jet.', en: 'Nothing more on this roll.' },
    answer: NO_DICE,
    replies: [
      {
        seat: 1,
        answer: NO_DICE,
        outcomes: [
          ['initiative', 6],
          ['initiative', 1],
        ],
      },
    ],
    show: '.mb-panel',
  },
  {
    id: 'begin',
    say: { fr: 'L’initiative est à vous. Commencez.', en: 'The initiative is yours. Begin.' },
    answer: { do: 'begin', seat: 0 },
    otherwise: { fr: 'Attendre se peut. Ici, frappons les premiers.', en: 'One may wait. Here let us strike first.' },
    show: '.mb-panel',
  },
  {
    id: 'swift',
    say: {
      fr: 'Touchez la bretteuse B, puis le fanatique a : elle court droit sur lui, et une course assez longue est une charge. Le bonus est écrit dessus.',
      en: 'Touch the duellist B, then the fanatic a: she runs straight at him, and a run that is long enough is a charge. The bonus is written on it.',
    },
    answer: { do: 'choose', fighter: B },
    otherwise: { fr: 'Bientôt. La bretteuse d’abord.', en: 'Soon. The duellist first.' },
    show: '[data-mark="B"]',
  },
  {
    id: 'charge',
    say: {
      fr: 'La carte montre, pour chaque réponse de sa part, vos chances et les blessures des deux côtés. Cinq sortes de charges : surprise donne son bonus au jet. Déclarez la charge.',
      en: 'The card shows, for each of his answers, your chances and the wounds on both sides. There are five kinds of charge: surprise gives its bonus to the roll. Declare the charge.',
    },
    answer: {
      do: 'declare',
      path: [{ to: [3337, 3856] }],
      action: { kind: 'strike', target: a, charge: { type: 'surprise', from: 0 } },
    },
    serves: (answer) => isDeclare(answer) && answer.action.kind === 'strike' && answer.action.target === a,
    otherwise: { fr: 'Une idée. Mais chargeons le fanatique.', en: 'An idea. But let us charge the fanatic.' },
    replies: [
      { seat: 1, answer: { do: 'pass' } },
      { seat: 1, answer: { do: 'answer', how: 'take' } },
    ],
    show: '.mb-panel',
  },
  {
    id: 'roll',
    say: {
      fr: 'Basile encaisse : il ne jette rien, seul compte votre dé. S’il montre un 6, un 8 ou un 10, la réussite est spéciale. Rien de plus.',
      en: 'Basile takes it: he rolls nothing, only your die counts. If it shows a 6, an 8 or a 10, the success is special. Nothing more.',
    },
    answer: NO_DICE,
    serves: (answer) => answer.do === 'dice' && answer.add === 0 && !answer.reserved,
    outcomes: [['weapon', 8]],
    show: '.mb-panel',
  },
  {
    id: 'fell',
    say: { fr: 'Huit ! Frappez.', en: 'Eight! Strike.' },
    answer: { do: 'blow', how: 'damage' },
    show: '.mb-panel',
  },
  {
    id: 'down',
    say: {
      fr: 'Réussite spéciale : la rapière perce, huit points. Le fanatique est hors combat, sa figurine se couche, et son prix est à vous. Restez où vous êtes.',
      en: 'A special success: the rapier pierces, eight points. The fanatic is out of combat, his figure lies down, and his price is yours. Stay where you are.',
    },
    answer: { do: 'pass' },
    otherwise: { fr: 'À votre aise. Mais elle est bien ici.', en: 'As you like. But she is well placed here.' },
    show: '.mb-hud',
  },
  {
    id: 'stay',
    say: {
      fr: 'Il lui reste de quoi marcher. Gardez-la près du tertre : rester là.',
      en: 'She has some of her pace left. Keep her near the mound: stay.',
    },
    answer: { do: 'pass' },
    otherwise: { fr: 'Elle peut. Mais restons près du tertre.', en: 'She may. But let us stay near the mound.' },
    replies: [
      { seat: 1, answer: { do: 'choose', fighter: b } },
      { seat: 1, answer: { do: 'declare', path: [], action: { kind: 'none' } } },
    ],
    show: '.mb-panel',
  },
  {
    id: 'bow',
    say: {
      fr: 'Le rôdeur b s’est trop approché. Touchez l’archère C, puis le rôdeur : à cette distance, elle tire sans bouger.',
      en: 'The prowler b has come too close. Touch the archer C, then the prowler: at this distance she shoots without moving.',
    },
    answer: { do: 'choose', fighter: C },
    otherwise: { fr: 'Il peut aussi. Mais à l’archère de jouer.', en: 'He may too. But it is for the archer to play.' },
    show: '[data-mark="C"]',
  },
  {
    id: 'shoot',
    say: {
      fr: 'La difficulté monte avec la distance : 5, et 1 par deux centimètres. La carte dit la chance de toucher, esquive comprise. Déclarez le tir.',
      en: 'The difficulty grows with the distance: 5, and 1 for every two centimetres. The card tells the chance to hit, dodge included. Declare the shot.',
    },
    answer: { do: 'declare', path: [], action: { kind: 'shot', target: b, weapon: 'arc' } },
    serves: (answer) =>
      isDeclare(answer) &&
      answer.action.kind === 'shot' &&
      answer.action.target === b &&
      answer.path.length === 0 &&
      answer.double === undefined,
    otherwise: {
      fr: 'Marcher gêne le tir. D’ici, elle vise mieux.',
      en: 'Walking spoils the shot. From here she aims better.',
    },
    show: '.mb-panel',
  },
  {
    id: 'aim',
    say: {
      fr: 'Rien de plus sur ce jet : il y a de la marge.',
      en: 'Nothing more on this roll: there is room to spare.',
    },
    answer: NO_DICE,
    outcomes: [['shot', 7]],
    replies: [{ seat: 1, answer: { do: 'answer', how: 'take' } }],
    show: '.mb-panel',
  },
  {
    id: 'hit',
    say: {
      fr: '18 pour 12 : touché, et Basile encaisse. Quatre points : il ne lui en reste que quatre.',
      en: '18 for 12: a hit, and Basile takes it. Four points: he has only four left.',
    },
    show: '[data-mark="b"]',
  },
  {
    id: 'goal',
    say: {
      fr: 'Au troisième tour, comptez les vôtres sur le tertre : plus nombreux que lui, vous marquez trois points. Le butin des deux camps se lit en haut.',
      en: 'In the third turn, count yours on the mound: if they are more than his, you score three points. The spoils of both sides stand above.',
    },
    show: '.mb-hud',
  },
  {
    id: 'more',
    say: {
      fr: 'Il y a encore les sorts, les captifs, les sauts, les attaques combinées : tout ce qui est possible s’offre au bout du ruban, et ce qui ne l’est pas dit pourquoi. Bonne brume !',
      en: 'There are also spells, captives, jumps and combined attacks: whatever is possible offers itself at the end of the tape, and what is not says why. Good mist to you!',
    },
  },
];

export const lesson: Lesson<Answer> = {
  game: 'mortebrume',
  edition: 1,
  options: {
    hordes: [
      ['mel-lancier', 'mel-bretteuse', 'mel-archere'],
      ['tha-fanatique', 'tha-rodeur', 'tha-archer'],
    ],
    scenario: {
      name: 'Leçon',
      goal: 'hold',
      turns: 3,
      strip: 30,
      zone: 7,
      scenery: [
        {
          kind: 'steps',
          height: 2,
          at: [
            [35, 33],
            [44, 33],
            [44, 42],
            [35, 42],
          ],
        },
        {
          kind: 'rock',
          height: 3,
          at: [
            [48, 30],
            [56, 30],
            [56, 36],
            [48, 36],
          ],
        },
        {
          kind: 'wood',
          height: 7,
          at: [
            [10, 34],
            [20, 34],
            [20, 42],
            [10, 42],
          ],
        },
      ],
    },
  },
  seats: [
    { name: 'Vous', role: 'chef' },
    { name: 'Basile', role: 'chef' },
  ],
  seat: 0,
  replies: [
    {
      seat: 0,
      answer: {
        do: 'deploy',
        places: [
          { at: [3000, 2600], facing: UP },
          { at: [3800, 2600], facing: UP },
          { at: [4300, 2600], facing: UP },
        ],
      },
    },
    {
      seat: 1,
      answer: {
        do: 'deploy',
        places: [
          { at: [3000, 4700], facing: DOWN },
          { at: [5600, 5900], facing: DOWN },
          { at: [2500, 5500], facing: DOWN },
        ],
      },
      outcomes: [['mist', 16]],
    },
    { seat: 0, answer: { do: 'name', fighter: A } },
    { seat: 1, answer: { do: 'name', fighter: a } },
    { seat: 0, answer: NO_DICE },
    {
      seat: 1,
      answer: NO_DICE,
      outcomes: [
        ['initiative', 5],
        ['initiative', 2],
      ],
    },
    { seat: 0, answer: { do: 'begin', seat: 0 } },
  ],
  steps,
};
