/**
 * Ten minutes in the Middle Lands: an ascent, water, an encounter mastered and one lost, the way found again, a spell and
 * the way down.
 * The outcomes are prepared; everything else is the game itself.
 */
import type { Lesson, Step } from '@reverie/ui/lesson';
import type { Answer } from '../answers.ts';
import { READY } from '../characters.ts';

const steps: readonly Step<Answer>[] = [
  {
    id: 'hello',
    say: {
      fr: 'Voici Nitouche. Son corps est assis dans le monde ; son demi-rêve, la goutte marquée N, dort sur la carte, au Sanctuaire Blanc. Elle veut lancer Tympan d’Hypnos, et cela ne se fait que dans des collines.',
      en: 'This is Nitouche. Her body sits in the world; her demi-rêve, the drop marked N, sleeps on the map, in the Sanctuaire Blanc. She wants to cast Tympan d’Hypnos, and that can only be done in hills.',
    },
    show: '.rv-pawn',
  },
  {
    id: 'strip',
    say: {
      fr: 'Sa bande dit tout ce qui compte : ses points de rêve contre son seuil, la fatigue et ses lignes, le compteur de refoulement, l’heure.',
      en: 'Her strip says all that counts: rêve points against the threshold, fatigue with its lines, the counter of repression, the hour.',
    },
    show: '.rv-strip',
  },
  {
    id: 'up',
    say: {
      fr: 'Monter en TMR coûte un point de rêve et un de fatigue. Choisissez « monter » et confirmez.',
      en: 'Going up to the Middle Lands costs a rêve point and one of fatigue. Choose “go up” and confirm.',
    },
    answer: { do: 'goUp', mode: 'normal' },
    outcomes: [['encounter.roll', 3]],
    otherwise: {
      fr: 'Rien ne presse dans le monde, mais Tympan d’Hypnos attend. Revenons au moment de monter.',
      en: 'There is no hurry in the world, but Tympan d’Hypnos is waiting. Let us go back to before the ascent.',
    },
    show: '.panel',
  },
  {
    id: 'odds',
    say: {
      fr: 'Vous y êtes. Les six cases voisines brillent : on y croise quelqu’un une fois sur sept, 14 %. Une goutte bleue : il y a de l’eau, et voilà votre chance de la maîtriser. « Redescendre » reste possible à chaque round.',
      en: 'You are there. The six neighbours glow: one time in seven, 14%, somebody is met. A blue drop: there is water, and that is your chance of mastering it. “Come down” stays possible every round.',
    },
    show: '.rv-compass-box',
  },
  {
    id: 'water',
    say: {
      fr: 'Mouillons-nous. Le Fleuve est au nord-ouest : touchez la case (ou Début au clavier), regardez les chances, confirmez.',
      en: 'Let us get wet. The river is north-west: tap the cell (or press Home), look at the odds, confirm.',
    },
    answer: { do: 'go', towards: 'NO' },
    outcomes: [
      ['encounter.roll', 2],
      ['mastering', 21],
    ],
    otherwise: {
      fr: 'Une route comme une autre. Mais il faut avoir maîtrisé l’eau une fois : au nord-ouest.',
      en: 'A way like any other. But everybody should master water once: to the north-west.',
    },
  },
  {
    id: 'mastered',
    say: {
      fr: '21 sur 1d100 : l’eau obéit. Manquée, elle vous rejetait dans le monde, le demi-rêve restant là. Chaque ligne du journal se déplie : la règle, les dés, la somme.',
      en: '21 on 1d100: the water obeys. Failed, it would have thrown you back into the world, the demi-rêve staying there. Every line of the log unfolds: the rule, the dice, the sum.',
    },
    show: '.rv-dice',
  },
  {
    id: 'forest',
    say: {
      fr: 'Encore au nord-ouest : une forêt, au sec.',
      en: 'North-west once more: a forest, on dry ground.',
    },
    answer: { do: 'go', towards: 'NO' },
    outcomes: [
      ['encounter.roll', 7],
      ['encounter.kind', 50],
      ['encounter.force', 3],
    ],
  },
  {
    id: 'meeting',
    say: {
      fr: 'Un 7 : quelqu’un vient. Un Mangeur de rêve, de force 3. Trois portes : le maîtriser, se dérober (il attendra ici), le refouler (le compteur monte, puis un d20 doit passer au-dessus).',
      en: 'A 7: somebody comes. A Dream Eater of force 3. Three doors: master it, dodge (it will wait here), repress it (the counter rises, then a d20 must beat it).',
    },
    show: '.rv-doors',
  },
  {
    id: 'master',
    say: { fr: '65 % : maîtrisez-le.', en: '65%: master it.' },
    answer: { do: 'master' },
    serves: (answer) => answer.do === 'master',
    outcomes: [['mastering', 30]],
    otherwise: {
      fr: 'C’est une vraie réponse, et parfois la bonne. Cette fois, essayons de maîtriser.',
      en: 'That is a real answer, and sometimes the right one. This time let us try to master it.',
    },
    show: '.rv-door.master',
  },
  {
    id: 'plains',
    say: {
      fr: 'Il s’efface. En route : au nord, des plaines.',
      en: 'It fades away. On we go: to the north, plains.',
    },
    answer: { do: 'go', towards: 'N' },
    outcomes: [
      ['encounter.roll', 7],
      ['encounter.kind', 65],
      ['encounter.force', 9],
    ],
  },
  {
    id: 'changer',
    say: {
      fr: 'Un Changeur de rêve, force 9 : 26 % seulement. Tentez quand même de le maîtriser, pour voir ce que c’est que se perdre.',
      en: 'A Dream Changer, force 9: only 26%. Try to master it all the same, to see what being lost is like.',
    },
    answer: { do: 'master' },
    serves: (answer) => answer.do === 'master',
    outcomes: [
      ['mastering', 88],
      ['changeur', 16],
    ],
    otherwise: {
      fr: 'Sage ! Mais se perdre fait partie du voyage. Revenons, et laissons faire le Changeur.',
      en: 'Wise! But being lost is part of the journey. Let us go back and let the Changer have its way.',
    },
    show: '.rv-door.master',
  },
  {
    id: 'lost',
    say: {
      fr: 'Perdue ! Le Changeur l’a jetée dans d’autres plaines, nul ne sait lesquelles : toutes celles qui sont possibles scintillent. Au prochain pas, on verra le terrain, et la plupart s’éteindront.',
      en: 'Lost! The Changer has thrown her into other plains, nobody knows which: all that are possible shimmer. The next step will show its ground, and most of them will go out.',
    },
    show: '.rv-stage',
  },
  {
    id: 'seek',
    say: {
      fr: 'Sans carte, il reste une boussole. Allez au nord.',
      en: 'Without a map there is still a compass. Go north.',
    },
    answer: { do: 'go', towards: 'N' },
    outcomes: [['encounter.roll', 4]],
    show: '.rv-compass',
  },
  {
    id: 'narrowed',
    say: {
      fr: 'Une forêt ! Peu de plaines ont une forêt au nord : voyez ce qui scintille encore. Au nord, une fois de plus.',
      en: 'A forest! Few plains have a forest to the north: see what still shimmers. North, once more.',
    },
    answer: { do: 'go', towards: 'N' },
    outcomes: [['encounter.roll', 1]],
    show: '.rv-compass',
  },
  {
    id: 'found',
    say: {
      fr: 'Des collines : il n’en reste qu’une possible, et elle dit son nom. Les Collines de Parta ! Juste ce qu’il faut pour Tympan d’Hypnos. La barre montre les six résultats et ce que chacun coûte.',
      en: 'Hills: only one cell is left, and it says its name. The Collines de Parta! Just what Tympan d’Hypnos needs. The bar shows the six results and what each costs.',
    },
    show: '.rv-cast',
  },
  {
    id: 'cast',
    say: { fr: 'Lancez le sort.', en: 'Cast the spell.' },
    answer: { do: 'cast', spell: 'tympan-d-hypnos' },
    serves: (answer) => answer.do === 'cast',
    outcomes: [['cast', 25]],
    otherwise: {
      fr: 'Tout ce chemin pour rien ? Revenons, et lançons.',
      en: 'All that way for nothing? Let us go back and cast.',
    },
    show: '.rv-cast',
  },
  {
    id: 'keep',
    say: {
      fr: 'Réussi. On peut le laisser ici en réserve pour un point de plus, il partirait au retour sur cette case ; ou l’emporter maintenant. Emportez-le.',
      en: 'Done. For one more point it can be left here in reserve, to go off on coming back to this cell; or taken along now. Take it along.',
    },
    answer: { do: 'keep' },
    otherwise: {
      fr: 'La réserve est une belle ruse, pour plus tard. Aujourd’hui, emportons-le.',
      en: 'A reserve is a fine ruse, for later. Today let us take it along.',
    },
    show: '.panel',
  },
  {
    id: 'aim',
    say: {
      fr: 'Nitouche redescend, le sort avec elle ; la fatigue du voyage s’inscrit. Ce que seul le monde connaît, c’est à vous de le dire : qui, à quelle distance, vu et montré du doigt. Visez.',
      en: 'Nitouche comes down, the spell with her; the fatigue of the journey is written. What only the world knows is yours to say: who, how far, seen and pointed at. Aim.',
    },
    answer: {
      do: 'aim',
      target: 'creature',
      distance: 5,
      visible: true,
      pointed: true,
      fitting: true,
      points: 10,
    },
    serves: (answer) => answer.do === 'aim',
    show: '.rv-aim',
  },
  {
    id: 'rest',
    say: {
      fr: 'Voilà un voyage. Le sommeil rend du rêve et efface la fatigue, segment par segment : dormez, ou finissez là.',
      en: 'That was a journey. Sleep gives rêve back and wipes out fatigue, segment by segment: sleep, or end it here.',
    },
    answer: { do: 'sleep', hours: 4 },
    serves: (answer) => answer.do === 'sleep' || answer.do === 'end',
    show: '.panel',
  },
];

export const lesson: Lesson = {
  game: 'reve',
  edition: 1,
  options: {
    dreamers: [{ ...READY.nitouche, spells: ['tympan-d-hypnos'] }],
    hour: 4,
  },
  seats: [{ name: 'Nitouche', role: 'haut-revant' }],
  seat: 0,
  steps: steps as readonly Step[],
};
