/** The answers, in words. */
import type { Do } from '../answers.ts';
import { READY } from '../characters.ts';
import { BOTTES } from '../data/bottes.ts';
import { eclatCalled } from '../data/eclats.ts';
import { CHARACTERISTIC_WORDS } from '../data/skills.ts';
import {
  botte,
  type Choices,
  difficulty,
  eclat,
  enriching,
  figureIn,
  foeIn,
  karmaCasesIn,
  manoeuvre,
  objectIn,
  pebbles,
  priceIn,
  seatIn,
  signed,
  skill,
  wayIn,
} from './figures.ts';
import { gifts, why, wound } from './names.en.ts';

const from = { characteristic: 'by the characteristic', escrime: 'by Escrime', panache: 'for' } as const;
const many = (n: number, one: string): string => `${n} ${one}${n > 1 ? 's' : ''}`;
const signes = { reve: 'the Rêve', cauchemar: 'the Cauchemar', none: 'none' } as const;
const riches = { descripteur: 'Descripteur', skill: 'skill', eclat: 'Éclat', panache: 'panache' } as const;
/** What a PNJ is given, by its name in this language. */
const given = ({ what, name }: Do<'enrich'>): string =>
  what === 'skill' ? skill('en', name) : what === 'eclat' ? eclat('en', name) : name;
const said = (text: string | undefined): string => (text ? ` “${text}”` : '');

export const choices: Choices = {
  draw: (a) =>
    a.fortune === 'panache'
      ? 'draw, with a fortune (1 PP)'
      : a.fortune === 'karma'
        ? 'draw, with a fortune (1 case of Karma)'
        : 'draw',
  redraw: (a) => `draw ${many(a.count, 'stone')} again ${from[a.from]}${a.from === 'panache' ? ` ${a.count} PP` : ''}`,
  invert: () => 'turn a black stone (1 PP)',
  karma: (_, d) => `use good Karma (${many(karmaCasesIn(d), 'case')} of Karma)`,
  sign: () => 'call on the Signe of the Rêve (once a scenario)',
  stand: () => 'let it stand',
  pass: (_, d) => (d.kind === 'test.avoid' ? 'avoid it (1 PP)' : 'pass'),
  rule: (a) =>
    `${difficulty('en', a.difficulty)}${a.relance ? `, ${many(a.relance, 'relance')}` : ''}${a.bonus ? `, bonus ${pebbles(a.bonus, 0)}` : ''}${a.important ? ', important' : ''}${a.fortune ? ', fortune' : ''}${said(a.text)}`,
  notNeeded: (a) => `no draw: it ${a.success ? 'succeeds' : 'fails'}`,
  callDebt: () => 'make it fail: it is owed',
  impose: () => 'impose bad Karma (the player gains 1 PP, or pays one to avoid it)',
  after: (a) => (a.yesBut ? '“yes, but…”' : 'it is a failure'),
  ready: (a) => (a.botte ? `on guard, aiming at ${botte('en', a.botte)} ${BOTTES[a.botte].combination}` : 'on guard'),
  impress: () => 'impress',
  yield: () => 'give up',
  flee: () => 'flee',
  bid: (a) => `stake ${a.count} PP more`,
  shift: (a) => `exchange stone ${a.place + 1} and its neighbour (2 PP)`,
  breakTie: () => 'break the tie (1 PP)',
  attack: (a) => manoeuvre('en', a.manoeuvre),
  stop: () => 'stop there',
  defend: (a) => manoeuvre('en', a.manoeuvre),
  counter: (a) => `coup fourré: ${manoeuvre('en', a.manoeuvre)}`,
  take: (_, d) => (d.kind === 'test.avoid' ? 'bear it (rise by 2 cases of Karma, gain 1 PP)' : 'take it'),
  raise: (a) => `${many(a.count, 'Réussite')} for ${a.count} PP`,
  botte: (a) => `${botte('en', a.botte)}${a.free ? ', by its combination' : ` (${BOTTES[a.botte].price} PP)`}`,
  counterBotte: () => 'counter (8 PP)',
  save: () => 'try to parry (eight white)',
  wound: () => 'take the wound',
  dessous: () => 'take the dessous (one more black stone on your draws)',
  fate: (a) => ({ capture: 'capture him', kill: 'strike him down', spare: 'spare him' })[a.what],
  mark: (a) => `${a.size === 2 ? 'a scar' : 'a lasting harm'} (${a.size} PP)${said(a.text)}`,
  where: (a) => `hit: ${a.place} (${a.sensitive ? 2 : 1} PP)`,
  shed: () => 'take off a stone of dessous (2 PP)',
  test: (a) =>
    `test ${a.skill ? skill('en', a.skill) : a.characteristic ? CHARACTERISTIC_WORDS[a.characteristic].en : `the Trait ${a.trait}`}${a.panache ? ` with panache (${pebbles(0, a.panache)})` : ''}${a.evil ? ', with malice (1 PP)' : ''}${said(a.text)}`,
  descripteur: (a) => `activate ${a.name} (1 PP)`,
  quality: (a) => `activate the quality ${a.name} (1 PP)`,
  masque: (a) => `the Masque${a.skill ? ` for ${skill('en', a.skill)}` : ''} (1 PP)`,
  tavern: (a) => `a tavern tale (1 PP)${said(a.text)}`,
  success: () => 'a success for a debt (2 PP)',
  eclat: (a) => {
    const { price = 0, mana = 0 } = eclatCalled(a.id) ?? {};
    return `the Éclat ${eclat('en', a.id)} (${price} PP, ${mana} Mana)`;
  },
  object: (a) => `find: ${a.name} (${a.rare ? 2 : 1} PP)`,
  bind: (a) => `bind to oneself: ${a.name} (3 PP)`,
  mini: () => 'a mini-scene (1 PP)',
  affirm: (a) => `affirm (${a.grade} PP)${a.about ? ` about ${a.about}` : ''}${said(a.text)}`,
  characterise: (a) => `a quality of ${a.about} ${pebbles(a.stones, 0)} (${1 + a.stones} PP)`,
  enrich: (a, d) =>
    `enrich ${figureIn(d, a.figure)}: ${riches[a.what]} ${given(a)}${a.points ? ` ${a.points}` : ''} (${enriching(a)} PP)`,
  valet: (a, d) => `pay the valet ${figureIn(d, a.figure)} (1 PP)`,
  raiseKarma: (a) => `raise Karma by ${many(a.cases, 'case')} (${3 * a.cases} PP)`,
  give: (a, d) => `give ${a.count} PP to ${seatIn(d, a.to) ?? 'the Conteur'}${said(a.text)}`,
  borrow: (a) => `borrow on Karma, up to ${a.need} PP (1 case each)`,
  flaw: (a) => `the flaw ${a.name} interferes (gains 1 PP)`,
  failOnPurpose: () => 'fail on purpose (gains 2 PP)',
  deed: (a) => `a fine deed (gains ${a.want === 'karma' ? 'a case of Karma' : '1 PP'})`,
  spell: (a) => `a spell: “${a.words.join(' ')}” (mana by the difficulty${a.flourish ? ', 1 PP' : ''})`,
  useObject: (a, d) => `use the object: ${objectIn(d, a.object)}`,
  recharge: (a, d) => `recharge with all one’s mana: ${objectIn(d, a.object)}`,
  potion: (a) => `drink a potion of quality ${a.quality}`,
  noteWound: (a) => `note the wound: ${a.place}`,
  die: () => 'choose to die',
  hold: () => 'hold out five minutes (1 PP)',
  experience: (a) =>
    `experience: ${{ karma: '2 XP, a case of Karma', keep: '1 XP kept', round: '1 XP, a round', gift: `a gift${a.gift ? ` (${gifts[a.gift] ?? a.gift}${a.name ? `: ${a.gift === 'skill' ? skill('en', a.name) : a.name}` : ''})` : ''}`, word: `1 XP, the word ${a.name ?? ''}`, valet: '1 XP to the valet', routine: `the routine ${a.name ?? ''}` }[a.use]}`,
  award: (a, d) => `give ${a.count} PP to ${figureIn(d, a.to)}, ${why[a.why] ?? a.why}`,
  judge: (a, d) => `Karma of ${figureIn(d, a.to)}: ${signed(a.cases)} case${Math.abs(a.cases) > 1 ? 's' : ''}`,
  demand: (a, d) => `demand a PP of ${figureIn(d, a.to)} for ${a.name}`,
  addStones: (a) => `${a.black < 0 ? 'take out' : 'add'} ${many(Math.abs(a.black), 'black stone')}`,
  circumstance: (a, d) =>
    `${pebbles(a.stones, -a.stones)} for ${figureIn(d, a.to)}, ${a.lasts === 'draw' ? 'on one draw' : 'for the scene'}`,
  shadow: (a, d) => `the shadow of the Limbes on ${figureIn(d, a.to)}: ${pebbles(0, a.count)} on the next draw`,
  effect: (a, d) =>
    `the effect of the manoeuvre: ${figureIn(d, a.to)} ${pebbles(a.stones, -a.stones)} on the next draw${said(a.text)}`,
  attach: (a, d) => `${figureIn(d, a.a)} (${a.foes}) shield ${figureIn(d, a.b)}`,
  melee: (a, d) =>
    `several fights: ${a.fights.map((one) => `${figureIn(d, one.a)} against ${figureIn(d, one.b)}${one.foes > 0 ? ` (${one.foes})` : ''}`).join(', ')}`,
  engage: () => 'fight now',
  delay: () => 'let the next one go first',
  duel: (a, d) => `a duel: ${figureIn(d, a.a)} against ${figureIn(d, a.b)}`,
  algarade: (a, d) => `an Algarade: ${figureIn(d, a.a)} against ${figureIn(d, a.b)} (${a.foes})`,
  shot: (a, d) => `a shot: ${figureIn(d, a.a)} at ${figureIn(d, a.b)}`,
  bring: (a) => `bring in ${READY[a.id]?.name ?? a.id}`,
  reload: (a, d) => `${figureIn(d, a.to)} reloads`,
  contest: (a, d) => `${a.how}, ${skill('en', a.skill)}: ${figureIn(d, a.a)} and ${figureIn(d, a.b)}`,
  group: (a) => `all test ${skill('en', a.skill)}, ${difficulty('en', a.difficulty)}`,
  moment: (a) => `a key moment at ${a.price} PP`,
  scene: (a) => `scene: ${a.place} [${a.traits.join(', ')}]`,
  time: (a) =>
    `time passes: ${[a.days > 0 ? many(a.days, 'day') : '', a.hours > 0 ? many(a.hours, 'hour') : ''].filter(Boolean).join(' ') || 'a moment'}`,
  trait: (a, d) => `change the Trait ${a.name} of ${figureIn(d, a.to)}`,
  signe: (a, d) => `Signe of ${figureIn(d, a.to)}: ${signes[a.signe]}`,
  harm: (a, d) => `wound ${figureIn(d, a.to)}: ${wound(a.kind)}, ${a.place}`,
  nightmare: (a, d) => `Éclat de Cauchemar for ${figureIn(d, a.to)}: ${eclat('en', a.id)}`,
  peril: (a, d) => `a peril for ${figureIn(d, a.to)}`,
  limbesEvent: (a) => `the event of the Limbes${said(a.text)}`,
  brumes: () => 'an idea of the Brumes',
  improvise: (a, d) => `${figureIn(d, a.to)} takes an improvised weapon`,
  keyword: (a) => `a keyword on ${a.about} (1 PP of the Conteur)`,
  xp: (a) => `${a.amount} XP to everybody`,
  scenarioEnd: () => 'end of the scenario',
  newSession: () => 'new session',
  endFight: () => 'stop the fight',
  newCharacter: (a, d) =>
    a.as === 'valet' ? `a valet for ${figureIn(d, a.to)}` : `a new character after ${figureIn(d, a.to)}`,
  close: () => 'rise from the table',
  agree: (a) => `grant it${a.grade ? ` (${a.grade} PP)` : ''}`,
  refuse: () => 'refuse',
  prevent: () => 'prevent it (the player gets 1 PP)',
  payMoment: (_, d) => `pay${priceIn(d) === undefined ? '' : ` (${priceIn(d)} PP)`}`,
  face: (a, d) => {
    const way = wayIn(d, a.way);
    if (way?.by === 'skill') return `${skill('en', way.skill)}, ${difficulty('en', way.difficulty)}`;
    if (way?.by === 'duel') return `fight a duel: ${foeIn(d)}`;
    if (way?.by === 'band') return `an Algarade: ${foeIn(d)}`;
    return way?.by === 'masque'
      ? `the Masque for ${skill('en', way.skill)} (1 PP)`
      : `activate ${way?.by === 'descripteur' ? way.name : ''} (1 PP)`;
  },
  onward: () => 'go on',
  rest: () => 'rest a day (two black stones enter the bag)',
};
