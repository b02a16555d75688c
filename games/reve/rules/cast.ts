/** RDD-CAST: the cast, from the demi-rêve's cell or through a Messager, and what goes wrong with it. */
import { next, pop } from '@reverie/kernel/frames';
import type { RuleId } from '@reverie/kernel/game';
import { invalid, type Refusal } from '@reverie/kernel/refusal';
import { type Step, type StepQuestion, stepped } from '@reverie/kernel/steps';
import type { Answer, Do } from '../answers.ts';
import { ERRATIC_EFFECTS } from '../data/erratic.ts';
import { CELLS, type CellIndex } from '../data/map.ts';
import { leastCost, needsOrigin } from '../data/spells.ts';
import type { By, Io, Rolled } from '../events.ts';
import { isSuccess, paidFor, type Result } from '../resolution.ts';
import type { AnyFrame, Carried, Casting, Dreamer, Ruling, State } from '../state.ts';
import { dreamerOf, gardienOf } from '../state.ts';
import type { Types } from '../types.ts';
import { WORTH } from '../ways.ts';
import { breakOff, fallAsleep, unwind } from './concentration.ts';
import { experience, generalState, lose, roll, terms } from './dreamer.ts';
import { forbids } from './effects.ts';
import { isLost } from './hidden.ts';
import { CAST, ERRATIC } from './purposes.ts';
import { mayReserve, putInReserve, samePlace } from './reserve.ts';
import type { Known } from './spellbook.ts';
import { difficultyOf, fits, isExact, knownSpell, spellOf, spellsFor, voieOf } from './spellbook.ts';

/** The options of the table that a cast depends on. */
type Settings = { readonly options: Pick<State['options'], 'castBeyond'> };

/** RDD-CAST-09: what costs more than he has cannot be begun, unless the table allows it. */
const affordable = (s: Settings, d: Dreamer, cost: number): boolean =>
  s.options.castBeyond === 'fall' || cost <= d.points;

/** The spells that can be cast on a cell, some of them only if the magic aimed at was cast there. */
export function castable(s: State, d: Dreamer, cell: CellIndex): Known[] {
  const found: Known[] = [];
  if (forbids(d, 'magic') || d.journey?.cast) return found;
  const suited = spellsFor(d, cell);
  if (suited.length === 0) return found;
  const lost = isLost(d);
  for (const spell of suited) if (!(lost && isExact(spell)) && affordable(s, d, leastCost(spell))) found.push(spell);
  return found;
}

/** A cast of this spell as a sample: at its least cost, and against a magic of this very cell where it needs one. */
function sampleOf(spell: Known): Answer {
  let sample = SAMPLES.get(spell);
  if (!sample) {
    sample = {
      do: 'cast',
      spell: spell.id,
      ...(needsOrigin(spell) && { here: true as const }),
      ...(spell.difficulty === 'variable' && { difficulty: -4 }),
      ...(spell.cost === 'variable' && { cost: leastCost(spell) }),
    };
    SAMPLES.set(spell, sample);
  }
  return sample;
}
const SAMPLES = new WeakMap<Known, Answer>();

/** RDD-MES-01: the Messager's cell, or the demi-rêve's own. */
const placeOf = (d: Dreamer, f: Casting): CellIndex => f.messager ?? d.at;

/** What both ways of casting share: here, and where a Messager is. */
const act = {
  open: true,
  choices(s: State, f: Casting): readonly Answer[] {
    const d = dreamerOf(s, f.seat);
    return [{ do: 'pass' }, ...castable(s, d, placeOf(d, f)).map(sampleOf)];
  },
  on: {
    cast: { cites: ['RDD-CAST-01', 'RDD-CAST-03', 'RDD-CAST-04', 'RDD-ROLL-02', 'RDD-ROLL-03'], take: begin },
    pass: {
      cites: ['RDD-MOVE-04'],
      take(s: State, f: Casting): undefined {
        pop(s, f);
      },
    },
  },
  otherwise: ['RDD-CAST-01', 'castOrNot'],
} as const;

const casts: StepQuestion<Types, Casting, 'cast'> = {
  ...act,
  kind: 'cast',
  to: (_s, { messager, seat }) => (messager === null ? seat : undefined),
  cites: ['RDD-CAST-01', 'RDD-CAST-02'],
};

const castsThrough: StepQuestion<Types, Casting, 'castThrough'> = {
  ...act,
  kind: 'castThrough',
  to: (_s, { messager, seat }) => (messager === null ? undefined : seat),
  // Who is lost knows only the kind of the cell that his Messager is on (RDD-HID-01).
  about(s, f) {
    const there = CELLS[f.messager ?? -1];
    return { cell: isLost(dreamerOf(s, f.seat)) ? null : (there?.coord ?? null), terrain: there?.kind ?? null };
  },
  cites: ['RDD-MES-01', 'RDD-MES-02', 'RDD-CAST-01'],
};

const KEEP: readonly Answer[] = [{ do: 'keep' }, { do: 'reserve' }];
/** What both ways of putting something aside share: a spell, and a failure. */
const aside = {
  about: (_s: State, { spell }: Casting) => ({ spell }),
  choices: () => KEEP,
  otherwise: ['RDD-RES-01', 'reserveOrKeep'],
  absent: { do: 'keep' },
} as const;

export const casting = stepped<Types, Casting>(
  {
    act: { asks: [casts, castsThrough] },
    reserve: {
      ...aside,
      kind: 'reserve',
      cites: ['RDD-RES-01'],
      on: {
        keep: { cites: ['RDD-CAST-03'], take: keep },
        reserve: {
          cites: ['RDD-RES-01', 'RDD-RES-04', 'RDD-RES-05'],
          take: (s, f, _a, io) => putAway(s, f, false, io),
        },
      },
    },
    total: {
      ...aside,
      kind: 'reserveFailure',
      cites: ['RDD-RES-06'],
      on: {
        keep: { cites: ['RDD-CAST-06'], take: keep },
        reserve: (s, f, _a, io) => putFailureAway(s, f, io),
      },
    },
  },
  { worth: WORTH },
);

/** RDD-CAST-02: everything that varies is fixed before the dice, but for the target. */
function begin(s: State, f: Casting, a: Do<'cast'>, io: Io): Refusal | undefined {
  const d = dreamerOf(s, f.seat);
  const spell = d.spells.includes(a.spell) ? spellOf(d, a.spell) : undefined;
  if (!spell) return invalid('RDD-CAST-01', 'unknownSpell', { spell: a.spell.slice(0, 40) });
  const refusal = whyNot(s, d, spell, placeOf(d, f), a);
  if (refusal) return refusal;
  f.spell = spell.id;
  f.parameters = {
    cost: a.cost ?? leastCost(spell),
    voie: voieOf(d, spell, a.voie),
    ...(a.difficulty !== undefined && { difficulty: a.difficulty }),
    ...(a.hour !== undefined && { hour: a.hour }),
    ...(a.detail !== undefined && { detail: a.detail }),
  };
  cast(s, f, d, spell, io);
  return undefined;
}

/** What stands against casting this spell, on this cell and in this way. */
export function whyNot(s: Settings, d: Dreamer, spell: Known, cell: CellIndex, a: Do<'cast'>): Refusal | undefined {
  if (forbids(d, 'magic')) return invalid('RDD-TABLE-01', 'noMagic');
  if (!fits(d, spell, cell, a.here ? cell : undefined)) {
    const details = { spell: spell.name, where: spell.where };
    return invalid(isExact(spell) ? 'RDD-SPELL-02' : 'RDD-CAST-01', 'wrongCell', details);
  }
  if (a.voie !== undefined && !spell.voies.includes(a.voie))
    return invalid('RDD-CAST-01', 'otherVoie', { spell: spell.name });
  if ((spell.difficulty === 'variable') !== (a.difficulty !== undefined))
    return invalid('RDD-CAST-02', a.difficulty === undefined ? 'difficultyMissing' : 'difficultyFixed');
  const least = leastCost(spell);
  const cost = a.cost ?? least;
  const fixed = spell.cost !== 'variable' && 'fixed' in spell.cost;
  if (cost < least || (fixed && cost > least)) return invalid('RDD-CAST-02', 'wrongCost', { cost: least });
  if (spell.cost === 'variable' && a.cost === undefined) return invalid('RDD-CAST-02', 'costMissing');
  if (!affordable(s, d, cost)) return invalid('RDD-CAST-09', 'tooFewPoints', { cost, points: d.points });
  return undefined;
}

/** RDD-CELL-01 counts a cell that he can name: who is lost neither gains nor uses the bonus (ruling). */
const bonusKey = (s: State, f: Casting, d: Dreamer): string | undefined =>
  s.options.cellBonus && !isLost(d) ? `${placeOf(d, f)} ${f.spell}` : undefined;

const RULES: Readonly<Record<Result, RuleId>> = {
  particuliere: 'RDD-CAST-05',
  significative: 'RDD-CAST-03',
  normale: 'RDD-CAST-03',
  echec: 'RDD-CAST-04',
  echecParticulier: 'RDD-CAST-04',
  echecTotal: 'RDD-CAST-06',
};

/**
 * RDD-CAST-01: RÊVE with the spell's Draconic at its difficulty, general state applied; the price of the result is paid
 * at once. RDD-RES-06: `again`, the same roll costs nothing.
 */
function rollCast(s: State, f: Casting, d: Dreamer, spell: Known, again: boolean, io: Io): Rolled {
  const voie = voieOf(d, spell, f.parameters.voie);
  const difficulty = difficultyOf(spell, f.parameters);
  const bonus = d.cellBonus[bonusKey(s, f, d) ?? ''] ?? 0;
  const sum = terms(d, voie, difficulty, 'RDD-CAST-01');
  const rolled = roll(io, CAST, d.sheet.reve, d.levels[voie] + difficulty + generalState(d), bonus);
  const rule = again ? 'RDD-RES-06' : RULES[rolled.result];
  // RDD-CAST-07: who has too little for it falls to 0.
  const cost = again ? 0 : paidFor(rolled.result, f.parameters.cost, d.points);
  d.points -= cost;
  io.tell?.({ kind: 'cast', rule, seat: d.seat, spell: spell.id, rolled, cost, points: d.points, again, sum });
  experience(d, rolled, voie, io);
  return rolled;
}

function cast(s: State, f: Casting, d: Dreamer, spell: Known, io: Io): void {
  if (f.parameters.voie === 'thanatos') d.shadowed = true;
  const { result } = rollCast(s, f, d, spell, false, io);
  if (result === 'echecTotal') totalFailure(s, f, d, spell, io);
  else if (!isSuccess(result)) breakOff(s, d, 'RDD-CAST-04', io);
  else succeeded(s, f, d, spell, io);
}

function succeeded(s: State, f: Casting, d: Dreamer, spell: Known, io: Io): void {
  const key = bonusKey(s, f, d);
  if (key !== undefined) d.cellBonus = { ...d.cellBonus, [key]: (d.cellBonus[key] ?? 0) + 1 };
  if (spell.thresholdCost > 0) lowerThreshold(d, spell, io);
  if (d.points === 0) {
    // RDD-CAST-08: the last point is gone; the spell works next round, but nobody aims it.
    comesNextRound(s, f, d, { erratic: false, blind: true });
    fallAsleep(s, d, 'points', 'RDD-CAST-08', io);
  } else if (mayReserveHere(d, f, spell)) next(s, f, 'reserve');
  else keep(s, f, undefined, io);
}

/** Starred rituals cost points of seuil for good (RDD-SPELL-01). */
function lowerThreshold(d: Dreamer, { id: detail, thresholdCost }: Known, io: Io): void {
  d.seuil = Math.max(0, d.seuil - thresholdCost);
  const { seat, seuil: value } = d;
  io.tell?.({ kind: 'sheet', rule: 'RDD-SPELL-01', seat, what: 'seuil', value, by: 'dreamer', detail });
}

/** RDD-CAST-06, RDD-CAST-07: an erratic effect comes next round, whatever it costs him; or it may be put in reserve. */
function totalFailure(s: State, f: Casting, d: Dreamer, spell: Known, io: Io): void {
  if (d.points === 0) {
    comesNextRound(s, f, d, { erratic: true, blind: true });
    fallAsleep(s, d, 'points', 'RDD-CAST-07', io);
  } else if (mayReserveHere(d, f, spell)) next(s, f, 'total');
  else goWrong(s, f, d, io);
}

/**
 * RDD-MES-02: also where a Messager is, under the same limits; but not by somebody who is lost, who could not say where
 * that was, nor in the river by somebody who stands in it, for it would fire at once (rulings).
 */
function mayReserveHere(d: Dreamer, f: Casting, spell: Known): boolean {
  if (f.messager !== null && (isLost(d) || samePlace(f.messager, d.at))) return false;
  return mayReserve(d, spell, placeOf(d, f), f.parameters.voie);
}

type How = Pick<Carried, 'erratic' | 'blind'>;
/** RDD-CAST-03: the effect comes at the very start of the next round. */
function comesNextRound(s: State, { spell, parameters }: Casting, d: Dreamer, how: How): void {
  d.carried = [...d.carried, { spell, parameters, round: s.round + 1, ...how }];
}

/** What was cast is not put away: a spell stays with him in the TMR to the end of the round, a failure throws him out. */
export function keep(s: State, f: Casting, _a: unknown, io: Io): undefined {
  const d = dreamerOf(s, f.seat);
  if (f.step === 'total') return goWrong(s, f, d, io);
  comesNextRound(s, f, d, { erratic: false, blind: false });
  castIsOver(s, f, d);
}

/**
 * Nothing else is cast this round. RDD-MES-01: through a Messager it was cast during an encounter, so what his own cell
 * asks for is still to come: water to be mastered (RDD-WET-01), a reserve that fires (RDD-RES-02).
 */
function castIsOver(s: State, f: Casting, d: Dreamer): void {
  if (d.journey) d.journey.cast = true;
  if (f.messager === null) unwind(s, d);
  else pop(s, f);
}

/** RDD-CAST-04, RDD-CAST-06: a failure like another breaks concentration; he may go up again next round. */
function goWrong(s: State, f: Casting, d: Dreamer, io: Io): undefined {
  comesNextRound(s, f, d, { erratic: true, blind: true });
  breakOff(s, d, 'RDD-CAST-06', io);
}

/** RDD-RES-01: for one more point it waits on its cell. He goes on, or comes down, at the start of the next round. */
function putAway(s: State, f: Casting, erratic: boolean, io: Io): undefined {
  const d = dreamerOf(s, f.seat);
  lose(d, 1, erratic ? 'RDD-RES-06' : 'RDD-RES-01', io);
  putInReserve(d, f, erratic, io);
  castIsOver(s, f, d);
  if (d.points === 0) fallAsleep(s, d, 'points', 'RDD-UP-08', io);
}

/** RDD-RES-06: the same roll again; succeeded, it waits like a spell, and what it will be nobody knows. */
function putFailureAway(s: State, f: Casting, io: Io): undefined {
  const d = dreamerOf(s, f.seat);
  const { result } = rollCast(s, f, d, knownSpell(d, f.spell), true, io);
  return isSuccess(result) ? putAway(s, f, true, io) : goWrong(s, f, d, io);
}

// ---------------------------------------------------------------------------------------------------------------------
// RDD-CAST-06: the effect that comes in the place of a spell that failed totally

const describe = (s: State, f: Ruling, detail: string, by: By, io: Io): undefined => {
  pop<AnyFrame>(s, f);
  const { voie, reach } = erraticOf(f);
  io.tell?.({ kind: 'erratic', rule: 'RDD-CAST-06', seat: f.seat, spell: f.about, voie, by, detail, reach });
};
const erraticOf = (f: Ruling) => f.erratic ?? { voie: 'oniros' as const, reach: 0 };

function drawErratic(s: State, f: Ruling, io: Io): undefined {
  const table = ERRATIC_EFFECTS[erraticOf(f).voie];
  return describe(s, f, table[io.chance.pick(ERRATIC, table.length)]?.id ?? '', 'draw', io);
}

/** An effect of the way's field, anywhere in range; without a gardien, from a table of our own. */
export const erratic: Step<Types, Ruling> = {
  kind: 'erratic',
  to: gardienOf,
  open: true,
  about: (_s, f) => ({ seat: f.seat, of: f.about, ...erraticOf(f) }),
  cites: ['RDD-CAST-06'],
  choices: () => [{ do: 'draw' }, { do: 'describe', detail: '…' }],
  on: {
    draw: { cites: ['RDD-X-04'], take: (s, f, _a, io) => drawErratic(s, f, io) },
    describe: { cites: ['RDD-X-04'], take: (s, f, { detail }, io) => describe(s, f, detail, 'gardien', io) },
  },
  otherwise: ['RDD-CAST-06', 'describeOrDraw'],
  run: drawErratic,
};
