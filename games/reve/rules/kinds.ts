/** What each of the encounters does, mastered or not. Where a mastered one may lead is in encounters.ts. */
import { next, pop, push } from '@reverie/kernel/frames';
import type { RuleId } from '@reverie/kernel/game';
import { invalid } from '@reverie/kernel/refusal';
import type { StepQuestion } from '@reverie/kernel/steps';
import { driftOf, type EncounterKind, lossTo } from '../data/encounters.ts';
import type { CellIndex } from '../data/map.ts';
import type { Io } from '../events.ts';
import type { AnyFrame, Dreamer, HoldingKind, Meeting, State } from '../state.ts';
import { dreamerOf, hasGardien } from '../state.ts';
import type { Types } from '../types.ts';
import { breakOff, drawQueue, fallAsleep } from './concentration.ts';
import { experience, gain, lose, type Mastering, master } from './dreamer.ts';
import { drawTete, driftAway, fatigueCost, nearestReserve, sameKind } from './effects.ts';
import { relocate, tellPlace } from './hidden.ts';
import { offTheMap } from './move.ts';
import { DISTURBANCE, hidden } from './purposes.ts';

/** The rules of each kind, the first for what it does. Those of the special table come from a queue or a souffle. */
export const CITED: Readonly<Record<EncounterKind, readonly [RuleId, ...RuleId[]]>> = {
  messager: ['RDD-MES-01'],
  passeur: ['RDD-PAS-01'],
  fleur: ['RDD-FLE-01'],
  mangeur: ['RDD-MAN-01'],
  changeur: ['RDD-CHA-01', 'RDD-CHA-02'],
  briseur: ['RDD-BRI-01'],
  reflet: ['RDD-RFL-01', 'RDD-RFL-06'],
  tourbillonBlanc: ['RDD-TBL-01'],
  tourbillonNoir: ['RDD-TNO-01'],
  reveDeDragon: ['RDD-RDR-01', 'RDD-DDR-01'],
  passeurFou: ['RDD-TABLE-01'],
  tourbillonRouge: ['RDD-TABLE-01'],
};

/** The encounter is over and gone; what follows on the cell goes on. */
export function gone(s: State, f: Meeting, io: Io, rule: RuleId = CITED[f.encounter][0]): undefined {
  io.tell?.({ kind: 'gone', rule, seat: f.seat, encounter: f.encounter });
  pop(s, f);
}

type Outcome = (s: State, f: Meeting, d: Dreamer, tried: Mastering, io: Io) => undefined;
const leaves: Outcome = (s, f, _d, _tried, io) => gone(s, f, io);

/** What follows where it is more than that it leaves, which the benign do also unmastered. Reflet and Tourbillons mastered at the first try do. */
const MASTERED: Readonly<Partial<Record<EncounterKind, Outcome>>> = {
  messager: (s, f) => next(s, f, 'send'),
  passeur: (s, f) => next(s, f, 'teleport'),
  changeur: (s, f) => next(s, f, 'teleport'),
  fleur(s, f, d, _tried, io) {
    gone(s, f, io);
    gain(d, f.force, 'RDD-FLE-01', io);
  },
  reveDeDragon(s, f, d, tried, io) {
    pop(s, f);
    gain(d, f.force, 'RDD-RDR-01', io);
    dragonDream(s, d, tried, io);
  },
};

const holds =
  (kind: HoldingKind): Outcome =>
  (s, f, d, _tried, io) =>
    defeat(s, f, d, kind, io);

const NOT_MASTERED: Readonly<Partial<Record<EncounterKind, Outcome>>> = {
  mangeur(s, f, d, _tried, io) {
    gone(s, f, io);
    lose(d, lossTo(f.encounter, f.force).points, 'RDD-MAN-01', io);
    if (d.points === 0) fallAsleep(s, d, 'points', 'RDD-UP-08', io);
  },
  changeur: changed,
  briseur(s, f, d, _tried, io) {
    gone(s, f, io);
    breakOff(s, d, 'RDD-BRI-01', io);
  },
  passeurFou: carriedOff,
  reveDeDragon(s, f, d, tried, io) {
    pop(s, f);
    drawQueue(s, d, io);
    dragonDream(s, d, tried, io);
  },
  reflet: holds('reflet'),
  tourbillonBlanc: holds('tourbillonBlanc'),
  tourbillonNoir: holds('tourbillonNoir'),
  tourbillonRouge: holds('tourbillonRouge'),
};

export const afterMastering: Outcome = (s, f, d, tried, io) =>
  ((tried.success ? MASTERED : NOT_MASTERED)[f.encounter] ?? leaves)(s, f, d, tried, io);

/**
 * RDD-RDR-01: the one encounter where special results count. Concentration holds, and the rest of the round is normal.
 */
function dragonDream(s: State, d: Dreamer, { voie, rolled }: Mastering, io: Io): void {
  if (rolled.result === 'echecTotal') drawQueue(s, d, io);
  if (rolled.result === 'particuliere') drawTete(s, d, io);
  experience(d, rolled, voie, io);
}

/** The rule by which he is free at last, where it is not that of the kind. */
const FREED: Readonly<Partial<Record<HoldingKind, RuleId>>> = { reflet: 'RDD-RFL-02', tourbillonBlanc: 'RDD-TBL-03' };

/** Held on the cell: nothing more this round (RDD-RFL-01). RDD-TBL-02: no rêve left ends it, repressed by force. */
function defeat(s: State, f: Meeting, d: Dreamer, kind: HoldingKind, io: Io): undefined {
  if (!d.journey) return;
  const [rule] = CITED[kind];
  const { held } = d.journey;
  const defeats = (held?.defeats ?? 0) + 1;
  d.journey.held = held ? { ...held, defeats } : { kind, force: f.force, price: f.price, defeats };
  io.tell?.({ kind: 'held', rule, seat: d.seat, encounter: kind, defeats });
  const { points, vie } = lossTo(kind, f.force);
  if (vie > 0) {
    d.vie -= vie;
    io.tell?.({ kind: 'sheet', rule, seat: d.seat, what: 'vie', value: d.vie, by: 'encounter', detail: '' });
  }
  // The whole stack above the round goes: a reserve on this cell does not fire, a wet cell is mastered when he is free.
  const stack = s.stacks.find((frames) => frames.at(-1) === f);
  if (stack) stack.length = 1;
  if (points === 0) return;
  lose(d, points, rule, io);
  if (d.points === 0) fallAsleep(s, d, 'points', 'RDD-TBL-02', io);
}

/** RDD-RFL-02, RDD-TBL-01: held, he makes the same roll again each round, with what points are left. */
export const struggle: StepQuestion<Types, Meeting, 'struggle'> = {
  kind: 'struggle',
  open: true,
  // RDD-RFL-02: what the round has cost.
  about(s, { seat, encounter, force, price }) {
    return { encounter, force, price, fatigue: fatigueCost(dreamerOf(s, seat)) };
  },
  cites: ['RDD-RFL-02', 'RDD-RFL-03'],
  // RDD-RFL-03: neither dodging nor repressing.
  choices: (s) => [{ do: 'master' }, ...(maySayOutside(s) ? [{ do: 'outside' } as const] : [])],
  on: {
    master: {
      cites: ({ about }) => ['RDD-ENC-05', ...CITED[about.encounter]],
      take(s, f, { voie }, io) {
        const d = dreamerOf(s, f.seat);
        const { success } = master(d, f.encounter, f.force, 'RDD-ENC-05', io, voie);
        return afterStruggle(s, f, d, success, io);
      },
    },
    outside: {
      cites: ['RDD-RFL-04', 'RDD-TBL-02'],
      take(s, f, _a, io) {
        if (hasGardien(s)) return invalid('RDD-UP-05', 'forTheGardien');
        if (!maySayOutside(s)) return invalid('RDD-UP-05', 'forTheWorld');
        return disturbed(s, dreamerOf(s, f.seat), f.encounter, 'dreamer', io);
      },
    },
    dodge: (_s, f) => tooLate(f),
    repress: (_s, f) => tooLate(f),
  },
  otherwise: ['RDD-RFL-02', 'notOnOffer'],
  absent: { do: 'master' },
};

/** The world disturbs the dreamer, not his wish; where no gardien sits, the table may leave it to him by name. */
const maySayOutside = (s: State): boolean => !hasGardien(s) && s.options.disturbedBy === 'dreamer';

const disturbed = (s: State, d: Dreamer, holder: EncounterKind, by: 'dreamer' | 'draw', io: Io): undefined => {
  io.tell?.({ kind: 'outside', rule: 'RDD-UP-05', seat: d.seat, by, detail: '' });
  return breakOff(s, d, holder === 'reflet' ? 'RDD-RFL-04' : 'RDD-TBL-02', io);
};

/** Where no gardien sits: once in so many rounds of a struggle the world breaks in (ruling). */
const ROUNDS_TO_DISTURB = 20;
export function worldBreaksIn(s: State, d: Dreamer, io: Io): boolean {
  const held = d.journey?.held;
  if (!held || hasGardien(s) || s.options.disturbedBy === 'dreamer') return false;
  if (io.chance.die(DISTURBANCE, ROUNDS_TO_DISTURB) !== 1) return false;
  disturbed(s, d, held.kind, 'draw', io);
  return true;
}

const tooLate = ({ encounter }: Meeting) => invalid(encounter === 'reflet' ? 'RDD-RFL-03' : 'RDD-TBL-02', 'tooLate');

/** RDD-RFL-02, RDD-TBL-03: another try; free, the round is a normal one from there. */
function afterStruggle(s: State, f: Meeting, d: Dreamer, success: boolean, io: Io): undefined {
  const held = d.journey?.held;
  if (!d.journey || !held) return;
  if (!success) return defeat(s, f, d, held.kind, io);
  const rule = FREED[held.kind] ?? CITED[held.kind][0];
  const far = held.defeats * driftOf(held.kind);
  const under = pop(s, f);
  d.journey.held = null;
  // RDD-MOVE-03: he was stopped by an encounter, so this round ends here in accelerated mode too.
  d.journey.met = true;
  io.tell?.({ kind: 'freed', rule, seat: d.seat, encounter: held.kind, drift: far });
  if (!under) return;
  if (far > 0) drifted(s, under, d, far, rule, io);
  // RDD-RFL-06: the water of his cell, if it is still to be mastered, comes next.
  else push(s, { kind: 'cell', step: 'wet', seat: d.seat, how: 'stay' }, under);
}

/**
 * RDD-TBL-03: in a straight line, in one of six directions that the player does not know; at its end, what the cell
 * holds.
 */
function drifted(s: State, under: AnyFrame, d: Dreamer, cells: number, rule: RuleId, io: Io): void {
  if (!driftAway(s, d, cells, rule, io)) {
    // Ruling 5: a drift that leaves the map is put back at its end.
    offTheMap(s, under, d, 'carried', io);
    return;
  }
  if (under.kind === 'turn') push(s, { kind: 'cell', step: 'wet', seat: d.seat, how: 'drift' }, under);
}

/** RDD-CHA-02: to another cell of the kind, each as likely; the player learns only the kind. */
function changed(s: State, f: Meeting, d: Dreamer, _tried: Mastering, io: Io): undefined {
  const others = (from: CellIndex) => sameKind(d, from).filter((cell) => cell !== from);
  const possible = others(d.at);
  // While the kind itself is nowhere to be found (désorientation), there is nowhere to go.
  if (possible.length === 0) return gone(s, f, io, 'RDD-CHA-02');
  pop(s, f);
  const to = possible[io.chance.pick(hidden(s, 'changeur'), possible.length)] as CellIndex;
  relocate(d, to, others, io);
  tellPlace(s, d, 'changeur', 'RDD-CHA-02', 0, io);
}

/**
 * Passeur fou: to the nearest reserve that he knows of, which then fires; without one, as far as its force somewhere.
 */
function carriedOff(s: State, f: Meeting, d: Dreamer, _tried: Mastering, io: Io): undefined {
  const under = pop(s, f);
  const to = nearestReserve(d, d.at);
  if (to === undefined) {
    if (under) drifted(s, under, d, f.force, 'RDD-TABLE-01', io);
    return;
  }
  relocate(d, to, (from) => [nearestReserve(d, from) ?? to], io);
  tellPlace(s, d, 'passeur', 'RDD-TABLE-01', 0, io);
}
