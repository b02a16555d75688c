/** RDD-WET: fleuve, lac and marais must be mastered; and other cells that a souffle or a queue has made so. */
import type { Io, RuleId } from '@reverie/kernel/game';
import { CELLS, type CellIndex } from '../data/map.ts';
import { isWet } from '../data/terrains.ts';
import type { Event } from '../events.ts';
import type { Dreamer, State } from '../state.ts';
import { drawSouffle, drop } from './dragons.ts';
import { bestVoie, breakOff, effectAt, experience, failed, generalState, has, roll, terms } from './dreamer.ts';
import { cellIsNamed } from './hidden.ts';
import { MASTERING } from './purposes.ts';

/** RDD-WET-01: wet cells have a force of 7, always. */
export const WET_FORCE = 7;

type Trial = { readonly what: 'humide' | 'conquete' | 'cite' | 'purification'; readonly force: number };

const NONE: readonly Trial[] = [];
const WATER: readonly Trial[] = [{ what: 'humide', force: WET_FORCE }];

/** RDD-WET-01, RDD-MOVE-06: a bridge is dry, unless a souffle made the bridges impracticable. */
export function isWetFor(d: Dreamer, cell: CellIndex): boolean {
  const kind = CELLS[cell]?.kind;
  if (kind === undefined) return false;
  // Quête des eaux: mastered once, it stays so.
  if (effectAt(d, 'queteEaux', cell)?.done?.includes(cell)) return false;
  if (kind === 'pont') return has(d, 'pontsImpraticables');
  return isWet(kind) || effectAt(d, 'debordement', cell) !== undefined;
}

/**
 * All that has to be mastered on this cell before anything else can be done there. RDD-WET-01: the water when he enters
 * it or finds himself in it at a montée; once it is mastered he may stay there (ruling).
 */
export function trialsOf(d: Dreamer, cell: CellIndex): readonly Trial[] {
  if (d.effects.length === 0) return d.journey?.arrived && isWet(CELLS[cell]?.kind ?? 'plaines') ? WATER : NONE;
  const trials: Trial[] = [];
  if (d.journey?.arrived && isWetFor(d, cell)) {
    trials.push({ what: 'humide', force: WET_FORCE });
    const water = isWet(CELLS[cell]?.kind ?? 'plaines');
    if (water && has(d, 'doubleResistance')) trials.push({ what: 'humide', force: WET_FORCE });
  }
  if (effectAt(d, 'fermetureCites', cell)) trials.push({ what: 'cite', force: 9 });
  if (effectAt(d, 'conquete', cell)) trials.push({ what: 'conquete', force: 7 });
  const journey = effectAt(d, 'periple', cell);
  if (journey) trials.push({ what: 'purification', force: journey.kind === 'sanctuaire' ? 3 : 5 });
  return trials;
}

/**
 * RDD-WET-02: masters what there is to master; false when concentration is broken. The demi-rêve stays, and the next
 * montée, which costs its point, finds it there (RDD-WET-03).
 */
export function masterCell(s: State, d: Dreamer, io: Io<Event>): boolean {
  for (const trial of trialsOf(d, d.at)) {
    const voie = bestVoie(d);
    const rolled = roll(io, MASTERING, d.points, d.levels[voie] - trial.force + generalState(d));
    const success = !failed(rolled.result);
    const rule: RuleId = trial.what === 'humide' ? 'RDD-WET-02' : 'RDD-TABLE-01';
    io.tell?.({
      kind: 'mastering',
      rule,
      seat: d.seat,
      encounter: trial.what,
      force: trial.force,
      voie,
      rolled,
      success,
      sum: terms(d, voie, -trial.force, 'RDD-ENC-05'),
    });
    experience(d, rolled, voie, io);
    if (!success) {
      // A conquest that fails brings no souffle; everything else follows the rule of wet cells.
      if (rolled.result === 'echecTotal' && trial.what !== 'conquete') drawSouffle(s, d, io);
      if (d.journey) breakOff(s, d, rule, io);
      return false;
    }
    settled(d, trial.what, io);
  }
  return d.journey !== null;
}

/** One cell less to open, conquer or purify; or one of the waters that are his for good. */
function settled(d: Dreamer, what: Trial['what'], io: Io<Event>): void {
  if (what === 'humide') {
    const waters = effectAt(d, 'queteEaux', d.at);
    if (!waters) return;
    waters.done = [...new Set([...(waters.done ?? []), d.at])];
    cellIsNamed(d, io);
    return;
  }
  const id = what === 'cite' ? 'fermetureCites' : what === 'purification' ? 'periple' : what;
  const effect = effectAt(d, id, d.at);
  if (!effect) return;
  effect.cells = effect.cells?.filter((cell) => cell !== d.at) ?? [];
  cellIsNamed(d, io);
  if (effect.cells.length === 0) drop(d, effect, io);
}
