/** Those who come to a table from another: as they left it, but for what an evening's end or a healer's days change. */
import type { SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Arrival, Valet } from '../body.ts';
import { WOUND_KINDS, type WoundKind } from '../data/bottes.ts';
import type { Io } from '../events.ts';
import { type Figure, type FigureIndex, newFigure } from '../figure.ts';
import type { Settled } from '../options.ts';
import type { Sheet } from '../sheet.ts';
import type { State } from '../state.ts';
import { move, stones } from '../stones.ts';
import { GUESS } from './drawing.ts';

export const isArrival = (comer: Sheet | Arrival): comer is Arrival => 'sheet' in comer;

/** Whoever has played before brings the day and the hour; the latest holds for all. */
export function startOf(found: readonly (Sheet | Arrival)[]): Pick<State, 'day' | 'hour'> {
  const clocks = found.filter(isArrival).sort((a, b) => b.day - a.day || b.hour - a.hour);
  const latest = clocks[0];
  return latest ? { day: latest.day, hour: latest.hour } : { day: 1, hour: 8 };
}

/** SON-DTH-01, SON-KAR-10: whose story is over; SON-DTH-02: who heals does nothing else, and only a Conteur lets days pass. */
export function unfitFor(mode: Settled['mode'], { name, out }: Pick<Arrival, 'name' | 'out'>): Refusal | undefined {
  if (out === 'dead') return refuse('invalid', 'SON-DTH-01', 'deadAndGone', { name });
  if (out === 'conteur') return refuse('invalid', 'SON-KAR-10', 'theConteurs', { name });
  if (out === 'withdrawn' && mode !== 'table') return refuse('invalid', 'SON-DTH-02', 'stillHealing', { name });
  return undefined;
}

/**
 * The clock of the table may be later than theirs: no time has passed for them in between (ruling). SON-PPS-04: panache is
 * lost with the evening, unless this is the same one: then it comes out of the bag of this table.
 */
export function returningFigure(s: State, who: Arrival | Valet, day: number, seat: SeatIndex, io: Io): Figure {
  const { name, ...life } = who;
  const later = s.day - day;
  const { sheet, karma, mana, ticks, imago, out, asleep, ammunition, loaded, debts, signeUsed, kept } = life;
  const { lastSpell, spellRun, xp, potionDay } = life;
  return {
    ...newFigure({ name, ...sheet } as Sheet, seat),
    ...{ karma, mana, ticks: { ...ticks }, imago, out, asleep, ammunition, loaded, debts, signeUsed, kept },
    ...{ lastSpell, spellRun, xp: { ...xp, toward: { ...xp.toward } } },
    panache: s.options.session === 'same' ? brought(s, life.panache) : stones(),
    potionDay: potionDay < 0 ? potionDay : potionDay + later,
    // SON-WND-07: what the Conteur kept is any wound until he says which.
    wounds: life.wounds.map(({ kind, place, day: given }) => ({
      kind: kind ?? (WOUND_KINDS[io.chance.pick(GUESS, WOUND_KINDS.length)] as WoundKind),
      place,
      day: given + later,
      hidden: kind === null,
    })),
    marks: [...life.marks],
    keywords: [...life.keywords],
    routines: life.routines.map((one) => ({ ...one })),
    tried: [...life.tried],
    things: [...life.things],
    bound: [...life.bound],
  };
}

/** The same while the table plays: panache is drawn, whatever the evening began with. */
export const lateFigure = (s: State, arrival: Arrival, seat: SeatIndex, io: Io): Figure =>
  returningFigure(s, { ...arrival, panache: stones() }, arrival.day, seat, io);

/** Stones that somebody brings are stones of this table: no more than its bag holds. */
function brought({ store }: State, { white, black }: Arrival['panache']) {
  if (store.coin) return stones(white, black);
  const purse = stones();
  move(store.bag, purse, Math.min(white, store.bag.white), Math.min(black, store.bag.black));
  return purse;
}

/** SON-VAL-03: valets come with their masters; somebody else plays them where there is somebody. */
export function bringValets(s: State, of: FigureIndex, arrival: Arrival, io: Io): void {
  const own = s.figures[of]?.seat as SeatIndex;
  for (const valet of arrival.valets) {
    const figure = returningFigure(s, valet, arrival.day, s.players.find((seat) => seat !== own) ?? own, io);
    figure.valet = { of, paid: valet.paid, unpaid: valet.unpaid };
    s.figures.push(figure);
  }
}
