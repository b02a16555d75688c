/** The English sentences. */
import { RESERVED } from '../data/things.ts';
import { aimed, counted, figuresIn } from './figures.ts';
import { namesIn } from './names.ts';
import type { Sentences } from './sentences.fr.ts';
import type { AboutOf, Spoken } from './spoken.ts';

const { number: n, cm } = figuresIn('en');
const { purposes, results, hows, actions, charges, moves, conditions } = namesIn('en');

const onto = (name: string): string => `at ${name}`;

const bearings: Sentences['bearings'] = {
  here: 'on the spot',
  headings: { ahead: 'ahead', back: 'back', left: 'to the left', right: 'to the right' },
  hows: { jump: 'with a jump', drop: 'with a drop' },
  towards: (name) => `towards ${name}`,
  until: (gap) => (gap === '0' ? '(into contact)' : `(to within ${gap} cm)`),
  beside: (gap, name) => (gap === '0' ? `at ${name}` : `${gap} cm from ${name}`),
};
const stops = {
  hole: 'before a hole too long',
  blocked: 'by an obstacle',
  struck: 'on the way',
  rooted: 'by roots',
  jump: 'in its jump',
};
const misses = { hurt: 'wounded', contested: 'contested', away: 'not in contact' };

const events: Sentences['events'] = {
  deployed: (e, name) => `${name(e.seat)} has set up a horde.`,
  turn: (e) => `Turn ${e.turn}: in the mist one sees ${n(e.visibility)} cm.`,
  moraleAsked: (e, name) => `${name(e.seat)} asks for a morale roll.`,
  morale: (e, name) =>
    e.seat === null
      ? 'Morale is level: nothing.'
      : `Morale is with ${name(e.seat)}: +${e.bonus} on one roll and a destiny point for this turn.`,
  initiative: (e, name) => `${name(e.seat)} has the initiative.`,
  begins: (e, name) => `${name(e.seat)} begins.`,
  rolled: (e) =>
    `${e.who}, ${purposes[e.what]}: ${e.faces.join(' + ')} makes ${e.total}${e.auto ? ', automatic failure' : ''}.`,
  destiny: (e) => `${e.who}: ${counted(e.dice, 'destiny point', 'destiny points')}.`,
  moraleUsed: (e) => `${e.who}: morale adds ${e.bonus}.`,
  reserved: (e) => `${e.who}: ${RESERVED[e.what].name.en}.`,
  declared: (e, _name, intended) => `${e.who} declares: ${intended}.`,
  disengages: (e) => `${e.who} disengages from ${e.from}.`,
  intercepts: (e) => `${e.who} intercepts ${e.mover} (${e.with}).`,
  defends: (e) =>
    `${e.who} ${e.inTime ? 'defends' : 'comes too late to defend'} ${e.of}: ${n(e.own)} cm against ${n(e.other)}.`,
  moved: (e, _name, far) => `${e.who} ${moves[e.why]}, ${far} cm.`,
  stopped: (e) => `${e.who} is stopped ${stops[e.why]}.`,
  lost: (e) => `${e.who} cannot do its action any more (${actions[e.action]}).`,
  reacts: (e) => `${e.who} facing ${e.by}: ${hows[e.how]}.`,
  struck: (e) => `${e.who} ${results[e.result]} ${e.target}${e.special ? ', special success' : ''}.`,
  wounded: (e) => {
    const damage = `${e.who}: ${e.damage} damage`;
    if (e.wounds === 0) return `${damage}, all of it stopped.`;
    return `${damage}, ${counted(e.wounds, 'wound', 'wounds')}; physique ${e.left}.`;
  },
  armour: (e) => `${e.who} loses a point of armour: ${e.left}.`,
  state: (e) => `${e.who} ${conditions[e.what]}${e.amount > 0 ? ` (${e.amount})` : ''}.`,
  out: (e) => `${e.who} is out of combat.`,
  died: (e) => `${e.who} is dead.`,
  fled: (e) => `${e.who} leaves the table.`,
  captured: (e) => `${e.by} captures ${e.who} (${e.strength} against ${e.will}).`,
  captureFailed: (e) => `${e.by} fails to capture ${e.who} (${e.strength} against ${e.will}).`,
  freed: (e) => `${e.who} is free.`,
  escapeFailed: (e) => `${e.who} fails to escape.`,
  shot: (e) =>
    `${e.who}${e.with ? ` (${e.with})` : ''}${e.target ? ` aims at ${e.target}` : ''}: ${e.total} against ${e.difficulty}, ${e.hit ? 'hit' : 'missed'}.`,
  stray: (e) => `The stray shot of ${e.who} goes to ${e.target}.`,
  cast: (e) => `${e.who} casts ${e.spell}${e.target ? ` at ${e.target}` : ''}: ${e.success ? 'it works' : 'it fails'}.`,
  prepares: (e) => `${e.who} prepares ${e.spell}.`,
  preparesSomething: (e) => `${e.who} prepares a spell.`,
  spellLost: (e) => `${e.who} loses the prepared spell.`,
  boosted: (e) => `${e.who} could stake ${e.offered}, stakes ${e.bonus} of physique.`,
  veil: (e, _name, where) => `A veil of mist of ${e.radius} cm rises ${where}.`,
  healed: (e) => `${e.who} regains ${e.amount}: physique ${e.left}.`,
  reaches: (e) => `${e.who} reaches for the ${e.thing}.`,
  took: (e) => `${e.who} has the ${e.thing} now.`,
  pickUpFailed: (e) => `${e.who} does not get the ${e.thing}: ${misses[e.why]}.`,
  passed: (e) => `${e.who} hands ${e.prisoner ?? e.thing} over to ${e.to}.`,
  threw: (e, _name, where) => `${e.who} throws ${e.victim ?? e.thing}, which comes down ${where}.`,
  lies: (e, _name, where) => `${e.thing} lies ${where}.`,
  fell: (e) =>
    `${e.who} falls ${n(e.height)} cm${e.on ? ` onto ${e.on}` : ''}: ${counted(e.wounds, 'wound', 'wounds')}.`,
  jumped: (e) => `${e.who} jumps ${n(e.declared)} cm, ${n(e.possible)} possible${e.failed ? ': it fails' : ''}.`,
  turnEnds: (e) => `End of turn ${e.turn}.`,
  holds: (e, name) => `${name(e.seat)} holds the ground: ${counted(e.points, 'point', 'points')}.`,
  left: (e, name) => `${name(e.seat)} leaves the game.`,
  over: (e, name) =>
    `The game is over, ${e.points.join(' to ')}. ${e.seat === null ? 'Nobody wins' : `${name(e.seat)} wins`}.`,
};

const reacts = ({ fighter, malus }: Spoken<AboutOf<'answer'>>): string =>
  `what does ${fighter} do?${malus === null ? '' : ` (malus to lay: ${malus})`}`;
const casts = (a: Spoken<AboutOf<'boost'>>): string =>
  `${a.fighter} casts ${a.spell}${a.target === null ? '' : ` at ${a.target}`}`;

const questions: Sentences['questions'] = {
  deploy: () => 'Set up your horde in your strip.',
  morale: () => 'Somebody fell or fled last turn: do you ask for a morale roll?',
  nameMorale: () => 'Morale roll: who makes it for your horde?',
  nameInitiative: () => 'Initiative roll: who bears the will of your horde?',
  begin: () => 'The initiative is yours: who begins?',
  choose: () => 'Whom do you activate?',
  breath: (a) => `${a.fighter} (physique ${a.left} of ${a.of}): take a second wind?`,
  declare: (a) => (a.freed ? `${a.fighter} is free: where to?` : `${a.fighter}: what intention?`),
  attack: () => 'Which combined attack?',
  react: (_a, intended) => `${intended} Do you intercept, do you defend?`,
  slip: (a) => `${a.guard} steps in before ${a.fighter}: fight or slip past?`,
  cast: (a, intended) =>
    `${a.fighter} has ${a.spell} prepared: ${a.after ? 'cast it now? It is lost otherwise.' : `cast it before the action (${intended}), or after?`}`,
  continue: (a) => `${a.fighter} is down: who goes on with the attack?`,
  answer: (a) => {
    if ('total' in a)
      return `${a.stray ? 'Astray: ' : ''}${a.by} hits ${a.fighter} (${a.victim || a.with}, ${a.total} for ${a.difficulty}): ${reacts(a)}`;
    const how = `${a.with}${a.charge ? `, ${charges[a.charge]}` : ''}`;
    return `${a.by} ${a.why === 'interception' ? 'intercepts' : 'strikes at'} ${a.fighter} (${how}): ${reacts(a)}`;
  },
  dice: (a) => `${a.fighter}, ${purposes[a.what]} (${a.plus} + D${a.die}): what do you add before the roll?`,
  blow: (a) => `${a.fighter} dominates ${a.target}: strike or capture?`,
  press: (a) => `${a.fighter} dominated ${a.target}: press the advantage?`,
  on: (a) => {
    const far = `(${cm(a.most)} cm${a.sidestep ? `, ${cm(a.sidestep)} with a sidestep` : ''})`;
    if (a.why === 'dodge') return `${a.fighter} has dodged: where to? ${far}`;
    return `${a.fighter}: the rest of the displacement? ${far}`;
  },
  place: (a) => `Where to put ${a.thing ?? a.fighter}, near ${a.beside}?`,
  escape: (a) => `${a.fighter} is held by ${a.captor}: try to escape? (needs ${a.need})`,
  boost: (a) => `${casts(a)}: boost the aptitude, for physique?`,
  stake: (a) => `${casts(a)}: how much physique to stake? (${a.most} at most)`,
};

const acts: Sentences['acts'] = {
  strike: (a) => `${a.charge ? charges[a.charge.type] : a.body ? 'body strike' : 'strike'} at ${a.target}`,
  sweep: (a) => `multiple strike, from ${a.from} to ${a.to}`,
  shot: (a) => `${a.weapon} at ${a.target}`,
  spell: (a) => `${a.spell} ${aimed(a, onto)}`,
  prepare: (a) => ('spell' in a ? `prepare ${a.spell}` : actions.prepare),
  pickUp: (a) => `pick up object ${a.thing + 1}`,
  pass: (a) => `hand over to ${a.to}`,
  throw: (a) => `throw ${a.victim ?? 'the object'} ${a.at}`,
};

const FIGURES = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

const parts: Sentences['parts'] = {
  deployed: (count, wide, order) =>
    count === 1
      ? `one figure set up: ${order}`
      : `${FIGURES[count] ?? count} figures set up over ${wide} cm, from left to right ${order}`,
  attack: (target, attackers) => `at ${target}: ${attackers}`,
  intercepts: (by, mover, run, means) =>
    `${by} intercepts ${mover} ${run === 0 ? 'at the start' : `after ${cm(run)} cm`} (${means})`,
  defends: (by, path) => `${by} defends, ${path}`,
  needs: (total) => `needs ${total}`,
  will: (value, die) => `will ${value} + D${die}`,
  share: (share) => `malus of ${share}`,
  dice: (add) => (add === 0 ? 'nothing more' : counted(add, 'destiny die', 'destiny dice')),
  begin: (other) => (other === null ? 'begin' : `let ${other || 'the other side'} begin`),
  morale: 'morale bonus',
  reserved: 'reserved action',
  shift: (way) => `send reeling, ${way}`,
  beside: (name, way) => `from ${name}, ${way}`,
  double: ', at double pace',
  sidestep: ', sidestep',
};

const passing: Sentences['passing'] = {
  cast: ({ after, spell }) => (after ? `let ${spell} be lost` : `the action first, keep ${spell} for afterwards`),
  react: () => 'let it happen',
  continue: () => 'nobody',
  on: () => 'stay there',
  attack: () => 'no, activate one alone',
  other: () => 'no, nothing',
};

const choices: Sentences['choices'] = {
  ask: () => 'yes, ask',
  combine: () => 'combined attack',
  breath: () => 'yes: regain two points of physique',
  blow: (a, d) => {
    if (a.how === 'capture') return `capture (${a.by ?? d.fighter})`;
    return a.rage ? 'strike with rage' : 'strike';
  },
  contact: () => 'close in',
  escape: () => 'try to escape',
  cast: (a, d) => `cast ${d.spell} ${aimed(a, onto)}`,
  boost: () => 'draw on oneself',
  stake: (a) => `stake ${a.points} physique`,
  fight: (_a, d) => `fight ${d.guard ?? 'the defender'}`,
  slip: (_a, d) => `slip past ${d.guard ?? 'the defender'}`,
};

const reasons: Sentences['reasons'] = {
  notThis: 'That is no answer to this question.',
  sceneryOff: 'Piece of scenery {piece} leaves the table{place}.',
  sceneryCrosses: 'Sides {first} and {second} of piece of scenery {piece} cross or touch{place}.',
  sceneryFlat: 'Piece of scenery {piece} has no surface.',
  pitTooDeep: 'Pit {piece} is {depth} cm deep: who goes {deepest} cm at most would never get out.',
  thingOff: 'The object “{thing}” is off the table{place}.',
  thingInWall: 'The object “{thing}” is inside a wall{place}: nobody could reach it.',
  noRelic: 'The goal is the relic, but none is on the table.',
  noRoom: 'The horde of seat {seat} finds no room in its strip.',
  noSuchThing: 'No object is called “{thing}”.',
  noSuchFighter: 'No fighter is called “{fighter}”.',
  hordeSize: 'A horde has {least} to {most} figures, not {count}.',
  hordeMixed: 'A horde serves one belief; this one mixes several: {hordes}.',
  hordeOver: 'The horde costs {cost} points where {points} are allowed.',
  offTable: 'That is off the table{place}.',
  wall: 'An obstacle bars the way{place}.',
  baseInWay: 'The base of {mark} bars the way{place}.',
  crowded: 'The place is taken{place}.',
  cannotClimb: 'There is nowhere to stand on the way{place}: the top must bear the base.',
  hangsOver: 'The base does not stand wholly on a surface{place}.',
  noDrop: 'There is no void to drop into{place}.',
  longDrop: 'A drop leads over the edge and no farther, one width of the base at most{place}: the rest is walked.',
  noRunUp: 'A jump needs a straight run-up just before it{place}.',
  crooked: 'The jump must go on in the line of the run-up{place}.',
  jumpUndeclared: 'A jump is declared with the intention.',
  tooFar: 'Too far: {cost} cm where {budget} cm are allowed{place}.',
  doubleActs: 'A double move leaves no action.',
  onlyMove: 'Who has escaped only moves.',
  hasActed: 'Its action of the turn is done.',
  noTarget: 'There is no fitting target.',
  notOwn: '{mark} is of your horde.',
  outOfReach: '{mark|The point} is out of reach{place}.',
  notInFront: '{mark|The point} is not in the attack angle{place}.',
  unseen: '{mark|The target} is not in sight{place}.',
  twoTargets: 'A multiple strike goes from one target to another.',
  notLong: 'That takes a long or heavy weapon.',
  notShort: 'That takes a short weapon.',
  noWeapon: 'That weapon will not do: {weapon}.',
  noSpell: 'This fighter does not know that spell: {spell}.',
  noPoint: 'This spell is cast at a point.',
  wrongSide: 'This spell is not cast at {mark}.',
  alreadyPrepared: 'A spell is being prepared already.',
  noThing: 'There is no such object.',
  held: 'The object is held by {mark}.',
  notInContact: 'That takes base contact{place}.',
  notHeld: 'It does not hold that.',
  oneProjectile: 'One throws an object or a victim, not both.',
  noVictim: 'Only a prisoner held, or somebody out of combat in contact, can be thrown.',
  notAtEdge: 'The base does not touch the edge of the table{place}.',
  noLine: 'The charge line is the last straight, on foot and in one go{place}.',
  noDestiny: 'There are {points} destiny points left.',
  noBonus: 'There is no morale bonus.',
  noReserved: 'That reserved action is not available.',
  noReaction: 'Impossible reaction: {how}.',
  oneCapture: 'Only one attempt at a capture.',
  cannotCapture: 'This fighter cannot capture that target.',
  outOfZone: 'That is outside the melee zone{place}.',
  bites: 'The base would bite on the limit of the attack angle{place}.',
  noCorridor: 'The corridor is not free{place}.',
  crosses: 'Two adversaries sent reeling do not cross{place}.',
  noWay: 'There is no free way into contact{place}.',
  stakeTooHigh: 'The stake goes up to {most}.',
  notBeside: 'Too far from where it may be{place}.',
  notWaiting: '{mark|This fighter} has been activated already, or cannot act.',
  noMove: '{mark|This fighter} does not move.',
  offWay: 'That point is not on the way ({at} cm along).',
  attacked: '{mark} is the target: it cannot intercept its attacker.',
  oneReaction: '{mark} has only one reaction.',
  notMelee: 'A companion can be defended in melee only.',
  twiceNamed: 'One fighter is named twice.',
  otherTarget: '{mark} aims at another target.',
  nobodyToCombine: 'That takes at least two fighters not yet activated.',
  shares: 'Of the malus of the combined attack {malus} is left: {share} cannot be laid here.',
  deployCount: 'That takes {fighters} places, not {count}.',
  noFacing: '{mark} must face somewhere.',
  outsideStrip: '{mark} is outside the deployment strip{place}.',
  deployOverlap: 'The bases of {mark} and {other} overlap{place}.',
  cannotSpeak: '{mark|This fighter} is not conscious and free.',
};

export const sentences: Sentences = {
  role: 'horde leader',
  programs: { raider: 'a raider, who follows the odds' },
  written: 'Places and distances are in hundredths of a centimetre, x then y: [1250, 1075] is the place 12.5, 10.75.',
  seat: (seat) => `seat ${seat + 1}`,
  at: (x, y) => ` (at ${x}, ${y})`,
  turn: (turn, of) => `turn ${turn} of ${of}`,
  visibility: (far) => `sight ${far} cm`,
  pronouns: ['he', 'she'],
  colon: ':',
  wounds: (n) => (n === 0 ? 'no wound' : counted(n, 'wound', 'wounds')),
  withPoints: (n) => (n === 0 ? 'without destiny' : `with ${counted(n, 'point', 'points')}`),
  onto,
  bearings,
  events,
  questions,
  acts,
  parts,
  passing,
  choices,
  reasons,
  marks: {
    way: 'a way of {cost} cm of {budget}',
    end: '{mark} stops there',
    charge: 'charge, +{bonus}',
    intercepts: '{mark} may intercept from {from} to {to} cm ({with})',
    guards: '{mark} may step in, {own} against {other} cm',
    strikesAt: '{mark} strikes at {at} cm ({with})',
    'sight.clear': '{mark} in sight at {gap} cm',
    'sight.partial': '{mark} partly hidden at {gap} cm, {covered}%',
    'sight.none': '{mark} hidden at {gap} cm',
  },
};
