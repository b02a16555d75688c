/** The haut-rêvant himself: his points, his state, his rolls, and how he comes down. */
import type { Purpose } from '@reverie/kernel/chance/chance';
import type { Term } from '@reverie/kernel/events';
import { next } from '@reverie/kernel/frames';
import type { Io, RuleId } from '@reverie/kernel/game';
import { isTrackFull, malusOf, trackLength } from '../data/fatigue.ts';
import type { CellIndex } from '../data/map.ts';
import { VOIES, type Voie } from '../data/voies.ts';
import type { Event, Rolled } from '../events.ts';
import { chanceOf, type Result, read } from '../resolution.ts';
import type { Dreamer, Effect, HoldingKind, State } from '../state.ts';
import { repress } from './refoulement.ts';

export const effectOf = (d: Dreamer, id: string): Effect | undefined => d.effects.find((effect) => effect.id === id);
export const has = (d: Dreamer, id: string): boolean =>
  d.effects.length > 0 && d.effects.some((effect) => effect.id === id);

/** One of these that is about this cell; there may be several of a kind, each with its own cells. */
export const effectAt = (d: Dreamer, id: string, cell: CellIndex): Effect | undefined =>
  d.effects.find((effect) => effect.id === id && effect.cells?.includes(cell));

/** RDD-STATE-01: fatigue lines, lost life, drink and overload. RDD-STATE-02: not the fatigue of this journey. */
export function generalState(d: Dreamer): number {
  return malusOf(d.sheet.endurance, d.fatigue) + Math.min(0, d.vie - d.sheet.vie) + d.ethylisme + d.surencombrement;
}

export function bestVoie(d: Dreamer): Voie {
  let best: Voie = 'oniros';
  for (const voie of VOIES) if (d.levels[voie] > d.levels[best]) best = voie;
  return best;
}

/** RDD-ROLL-01 to 03: one roll on the table. `bonus` is added to the percentage after it (RDD-CELL-01). */
export function roll(io: Io<Event>, why: Purpose, characteristic: number, adjustment: number, bonus = 0): Rolled {
  const percent = chanceOf(characteristic, adjustment) + (adjustment > -11 ? bonus : 0);
  const die = io.chance.die(why, 100);
  return { characteristic, adjustment, percent, roll: die, result: read(percent, adjustment, die) };
}

/** The figures of a roll with a Draconic, each with its rule. */
export function terms(d: Dreamer, voie: Voie, difficulty: number, rule: RuleId): readonly Term[] {
  return [
    { rule, what: voie, value: d.levels[voie] },
    { rule, what: 'difficulty', value: difficulty },
    { rule: 'RDD-STATE-01', what: 'generalState', value: generalState(d) },
  ];
}

/** RDD-XP-01: on a particulière at a negative final adjustment. */
export function experience(d: Dreamer, rolled: Rolled, voie: Voie, io: Io<Event>): void {
  if (rolled.result !== 'particuliere' || rolled.adjustment >= 0 || has(d, 'desirLancinant')) return;
  const total = -rolled.adjustment;
  const reve = Math.floor(total / 2);
  d.experience.reve += reve;
  d.experience[voie] += total - reve;
  io.tell?.({ kind: 'experience', rule: 'RDD-XP-01', seat: d.seat, reve, voie, draconic: total - reve });
}

export function gain(d: Dreamer, points: number, rule: RuleId, io: Io<Event>): void {
  d.points += points;
  io.tell?.({ kind: 'points', rule, seat: d.seat, change: points, points: d.points });
}

/** Takes points away, never below 0. What follows at 0 is for the caller, who knows what he was doing (RDD-UP-08). */
export function lose(d: Dreamer, points: number, rule: RuleId, io: Io<Event>): void {
  const lost = Math.min(points, d.points);
  d.points -= lost;
  io.tell?.({ kind: 'points', rule, seat: d.seat, change: -lost, points: d.points });
}

/** RDD-MOVE-01: one; inertie doubles it, épuisement adds one. */
export const fatigueCost = (d: Dreamer): number => (has(d, 'inertie') ? 2 : 1) + (has(d, 'epuisement') ? 1 : 0);

/** RDD-MOVE-05: counted now, written down on the way down. True when it fills the track and puts him to sleep. */
export function tire(s: State, d: Dreamer, io: Io<Event>): boolean {
  if (!d.journey) return false;
  d.journey.fatigue += fatigueCost(d);
  if (!isTrackFull(d.sheet.endurance, d.fatigue + d.journey.fatigue)) return false;
  fallAsleep(s, d, 'fatigue', 'RDD-RFL-05', io);
  return true;
}

/** Asleep: concentration broken, the journey over; whoever held him is repressed by force (RDD-RFL-05, RDD-TBL-02). */
export function fallAsleep(s: State, d: Dreamer, why: 'points' | 'fatigue', rule: RuleId, io: Io<Event>): void {
  d.exhausted = true;
  io.tell?.({ kind: 'fellAsleep', rule, seat: d.seat, why });
  if (d.journey) breakOff(s, d, rule, io);
}

/** RDD-UP-05: concentration broken, he leaves at once; the demi-rêve stays where it is. */
export function breakOff(s: State, d: Dreamer, rule: RuleId, io: Io<Event>): void {
  io.tell?.({ kind: 'broken', rule, seat: d.seat });
  const held = d.journey?.held;
  if (d.journey) d.journey.held = null;
  if (held) repress(s, d, held, true, forcedBy(held.kind, rule), io);
  comeDown(s, d, io);
}

/** The rule by which a struggle that was broken off counts as repressed. */
function forcedBy(holder: HoldingKind, broken: RuleId): RuleId {
  if (holder !== 'reflet') return 'RDD-TBL-02';
  return broken === 'RDD-RFL-05' ? broken : 'RDD-RFL-04';
}

/** RDD-STATE-02: the way down, on which the fatigue of the whole journey is written. The rest of the round is lost. */
export function comeDown(s: State, d: Dreamer, io: Io<Event>): void {
  const { journey } = d;
  if (!journey) return;
  d.fatigue = Math.min(trackLength(d.sheet.endurance), d.fatigue + journey.fatigue);
  d.journey = null;
  // RDD-UP-06: not in the round in which he came down.
  d.notBefore = Math.max(d.notBefore, s.round + 1);
  const { notBefore } = d;
  io.tell?.({
    kind: 'cameDown',
    rule: 'RDD-STATE-02',
    seat: d.seat,
    fatigue: journey.fatigue,
    malus: generalState(d),
    notBefore,
  });
  unwind(s, d);
}

/** Whatever this dreamer was in the middle of is over, and so is his round. */
export function unwind(s: State, d: Dreamer): void {
  const stack = s.stacks.find(([bottom]) => bottom?.kind === 'turn' && bottom.seat === d.seat);
  const turn = stack?.[0];
  if (!stack || turn?.kind !== 'turn') return;
  stack.length = 1;
  next(s, turn, 'over');
}

export const failed = (result: Result): boolean =>
  result === 'echec' || result === 'echecParticulier' || result === 'echecTotal';
