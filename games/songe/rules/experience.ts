/** SON-XP, SON-LRN, SON-VAL: the end of a scenario, and what becomes of it. */
import type { Purpose } from '@reverie/kernel/chance/chance';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do } from '../answers.ts';
import { BOTTES } from '../data/bottes.ts';
import { CHARACTERISTICS, type Characteristic, SKILL_IDS } from '../data/skills.ts';
import type { Io } from '../events.ts';
import { amend, earn, type Figure, type FigureIndex } from '../figure.ts';
import type { SongeRule } from '../rulebook.ts';
import { figureOf, type State, told } from '../state.ts';
import { gainInto, returnFrom } from '../stones.ts';
import { changeKarma, gain, KARMA_MOST, PANACHE } from './panache.ts';

const TOKEN: Purpose = { label: 'token', seen: 'all' };

/** SON-XP-05: rounds for a gift. */
const ROUNDS = 8;
/** SON-XP-07: gifts for a point of a characteristic, and of Escrime. */
const TOWARD = { characteristic: 3, escrime: 4 } as const;

/** SON-XP-01: the same for the whole group; SON-XP-12: a stylish end doubles what the scene earns anyway. */
export function awardExperience(s: State, amount: number, io: Io): undefined {
  const doubled = s.xpDoubled;
  const each = doubled ? amount * 2 : amount;
  s.xpDoubled = false;
  for (const figure of s.figures) {
    if (figure.kind !== 'arpenteur' || figure.out === 'dead') continue;
    // SON-XP-11: all ever earned, spent or not.
    earn(figure, { free: figure.xp.free + each, total: figure.xp.total + each });
  }
  io.tell?.({ kind: 'experience', rule: doubled ? 'SON-FIN-01' : 'SON-XP-01', amount: each, doubled });
}

export function useExperience(s: State, by: FigureIndex, a: Do<'experience'>, io: Io): Refusal | undefined {
  // SON-VAL-04: what was given to a valet serves the valet.
  const i = a.figure ?? by;
  if (i !== by && s.figures[i]?.valet?.of !== by) return refuse('invalid', 'SON-VAL-04', 'noValet');
  const figure = figureOf(s, i);
  const { xp } = figure;
  const learnt = (rule: SongeRule, what: string, name2: string, value: number): undefined =>
    void io.tell?.({ kind: 'learnt', rule, ...told(s, i), what, name2, value });
  const cost = a.use === 'karma' ? 2 : a.use === 'gift' || a.use === 'routine' ? 0 : 1;
  if (xp.free < cost) return refuse('invalid', 'SON-XP-03', 'tooFewXp', { cost, have: xp.free });
  switch (a.use) {
    case 'karma':
      // SON-XP-03: two XP a case.
      if (figure.karma >= KARMA_MOST) return refuse('invalid', 'SON-KAR-02', 'karmaFull');
      earn(figure, { free: xp.free - 2 });
      return changeKarma(s, i, 1, 'SON-XP-03', 'experience', io);
    case 'keep':
      // SON-XP-04: never more than eight at the start.
      if (figure.kept >= 4) return refuse('invalid', 'SON-XP-04', 'keptEnough');
      earn(figure, { free: xp.free - 1 });
      return learnt('SON-XP-04', 'kept', '', ++figure.kept);
    case 'round':
      if (xp.rounds >= ROUNDS) return refuse('invalid', 'SON-XP-05', 'chooseAGift');
      earn(figure, { free: xp.free - 1, rounds: xp.rounds + 1 });
      return learnt('SON-XP-05', 'round', '', figure.xp.rounds);
    case 'word': {
      // SON-LRN-01: a word that was tried in this session, at Faible.
      const { name = '' } = a;
      if (!figure.tried.includes(name)) return refuse('invalid', 'SON-LRN-01', 'wordNotTried', { word: name });
      earn(figure, { free: xp.free - 1 });
      figure.tried = figure.tried.filter((one) => one !== name);
      amend(figure, { cles: { ...figure.sheet.cles, [name]: 1 } });
      return learnt('SON-LRN-01', 'word', name, 1);
    }
    case 'routine': {
      const routine = figure.routines.find(({ phrase }) => phrase === a.name);
      if (!routine || routine.level >= 8) return refuse('invalid', 'SON-ROU-02', 'noRoutine');
      if (xp.rounds < ROUNDS) return refuse('invalid', 'SON-ROU-02', 'notEightRounds', { rounds: xp.rounds });
      earn(figure, { rounds: 0 });
      const risen = { ...routine, level: routine.level + 1 };
      figure.routines = figure.routines.map((one) => (one === routine ? risen : one));
      return learnt('SON-ROU-02', 'routine', risen.phrase, risen.level);
    }
    case 'valet': {
      // SON-VAL-04: spent on the valet instead.
      const valet = s.figures.find((one) => one.valet?.of === i);
      if (!valet) return refuse('invalid', 'SON-VAL-04', 'noValet');
      earn(figure, { free: xp.free - 1 });
      earn(valet, { free: valet.xp.free + 1, total: valet.xp.total + 1 });
      return learnt('SON-VAL-04', 'valet', valet.sheet.name, valet.xp.free);
    }
    case 'gift':
      if (xp.rounds < ROUNDS) return refuse('invalid', 'SON-XP-05', 'notEightRounds', { rounds: xp.rounds });
      return gift(s, i, figure, a, learnt, io);
  }
}

const isOneOf = <T extends string>(ids: readonly T[], name: string): name is T =>
  (ids as readonly string[]).includes(name);
type Learnt = (rule: SongeRule, what: string, name: string, value: number) => undefined;

/** SON-XP-06..10: what eight rounds give. */
function gift(s: State, i: FigureIndex, figure: Figure, a: Do<'experience'>, learnt: Learnt, io: Io) {
  const { sheet, xp } = figure;
  const { name = '' } = a;
  const invalid = (): Refusal => refuse('invalid', 'SON-XP-05', 'noSuchGift');
  switch (a.gift) {
    case 'skill': {
      if (!isOneOf(SKILL_IDS, name) || (sheet.skills[name] ?? 0) >= 8) return invalid();
      const level = (sheet.skills[name] ?? 0) + 1;
      amend(figure, { skills: { ...sheet.skills, [name]: level } });
      learnt('SON-XP-06', 'skill', name, level);
      break;
    }
    case 'characteristic':
    case 'escrime': {
      const characteristic = a.gift === 'characteristic';
      const key = characteristic ? name : 'escrime';
      if (characteristic && !isOneOf(CHARACTERISTICS, name)) return invalid();
      const level = characteristic ? (sheet.characteristics[name as Characteristic] ?? 0) : sheet.escrime;
      if (level >= (characteristic ? 4 : 8)) return invalid();
      const rounds = (xp.toward[key] ?? 0) + 1;
      const done = rounds === TOWARD[a.gift];
      earn(figure, { toward: { ...xp.toward, [key]: done ? 0 : rounds } });
      if (done && characteristic) amend(figure, { characteristics: { ...sheet.characteristics, [name]: level + 1 } });
      else if (done) amend(figure, { escrime: level + 1 });
      learnt('SON-XP-07', done ? a.gift : 'toward', key, done ? 1 : rounds);
      break;
    }
    case 'descripteur':
    case 'trait':
    case 'loseTrait':
    case 'present': {
      if (name === '' || (a.gift === 'loseTrait' && !sheet.traits.some((trait) => trait.name === name && trait.flaw)))
        return invalid();
      if (a.gift === 'descripteur') amend(figure, { descripteurs: [...sheet.descripteurs, name] });
      else if (a.gift === 'trait') amend(figure, { traits: [...sheet.traits, { name, level: 'modere', flaw: false }] });
      else if (a.gift === 'loseTrait') amend(figure, { traits: sheet.traits.filter((trait) => trait.name !== name) });
      else figure.bound = [...figure.bound, name];
      learnt('SON-XP-08', a.gift, name, 1);
      break;
    }
    case 'karma':
      // SON-KAR-21: a whole point.
      changeKarma(s, i, 4, 'SON-KAR-21', 'experience', io);
      break;
    case 'relation':
    case 'specialisation':
      if (name === '') return invalid();
      if (a.gift === 'specialisation') amend(figure, { specialisations: [...sheet.specialisations, name] });
      else amend(figure, { descripteurs: [...sheet.descripteurs, name] });
      learnt('SON-XP-09', a.gift, name, 1);
      break;
    case 'combination': {
      // SON-BOT-06: a new combination for a botte one has; ours: the first one read backwards.
      if (!isOneOf(sheet.bottes, name)) return refuse('invalid', 'SON-BOT-06', 'notYourBotte');
      const places = [...BOTTES[name].combination].reverse().join('');
      amend(figure, { combinations: [...sheet.combinations, { botte: name, places }] });
      learnt('SON-XP-10', 'combination', name, 1);
      break;
    }
    default:
      return invalid();
  }
  earn(figure, { rounds: 0 });
}

/** SON-SHT-12, SON-VAL-02: ticks are cleared, Signes serve again, valets not paid stay away, then leave. */
export function endScenario(s: State, io: Io): undefined {
  s.scenario++;
  for (const figure of s.figures) {
    figure.ticks = { FOR: 0, DEX: 0, AGI: 0, INT: 0, PER: 0, END: 0, IMA: 0 };
    figure.signeUsed = false;
    // SON-RNG-05: a new scenario, a full quiver.
    figure.ammunition = true;
    const { valet } = figure;
    if (!valet) continue;
    const unpaid = valet.paid ? 0 : valet.unpaid + 1;
    figure.valet = { ...valet, paid: false, unpaid };
    if (unpaid >= 2) Object.assign(figure, { valet: null, out: 'fled' });
  }
  io.tell?.({ kind: 'scenario', rule: 'SON-SHT-12', n: s.scenario });
}

/**
 * SON-PPS-04: what is unspent is lost, and four are drawn; SON-XP-04: more for XP kept, eight at most. Those who go on with a
 * session that has begun elsewhere keep what they have.
 */
export function newSession(s: State, io: Io, goingOn: readonly Figure[] = []): undefined {
  io.tell?.({ kind: 'session', rule: 'SON-PPS-04' });
  for (const figure of s.figures) {
    if (goingOn.includes(figure)) continue;
    returnFrom(s.store, figure.panache, figure.panache.white, figure.panache.black);
    figure.imago = 0;
    figure.tried = [];
  }
  returnFrom(s.store, s.purse, s.purse.white, s.purse.black);
  const first = new Map(s.players.map((seat) => [seat, panacheWhite(s, seat)]));
  s.figures.forEach((figure, i) => {
    if (figure.kind !== 'arpenteur' || figure.out === 'dead' || goingOn.includes(figure)) return;
    // SON-INI-02: the four drawn at the start decide about the initiative, not those that were bought.
    gain(s, i, 4, 'SON-PPS-04', 'session', io);
    first.set(figure.seat ?? -1, figure.panache.white);
    gain(s, i, Math.min(4, figure.kept), 'SON-XP-04', 'session', io);
    figure.kept = 0;
  });
  // SON-LIM-03: the Conteur has as many as there are players.
  if (s.conteur !== null) gainInto(s.store, s.purse, PANACHE, s.players.length, io.chance);
  firstToken(s, first, io);
}

/** SON-INI-02: most white among the starting PP; ties draw on, and those stones go back. */
function firstToken(s: State, first: ReadonlyMap<number, number>, io: Io): undefined {
  const most = Math.max(...s.players.map((seat) => first.get(seat) ?? 0));
  let best = s.players.filter((seat) => (first.get(seat) ?? 0) === most);
  for (let tries = 0; best.length > 1 && tries < 8; tries++) {
    const drawn = best.map(() => {
      const pile = { white: 0, black: 0 };
      gainInto(s.store, pile, TOKEN, 1, io.chance);
      return pile;
    });
    const whites = drawn.map(({ white }) => white);
    for (const pile of drawn) returnFrom(s.store, pile, pile.white, pile.black);
    best = best.filter((_, at) => whites[at] === Math.max(...whites));
  }
  s.token = best[0] ?? -1;
  s.tokenStays = true;
}

const panacheWhite = (s: State, seat: number): number =>
  s.figures.find((figure) => figure.seat === seat && figure.kind === 'arpenteur')?.panache.white ?? 0;
