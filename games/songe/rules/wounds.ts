/** SON-DMG, SON-WND, SON-HEA, SON-POT, SON-DTH: wounds given, borne and healed. */
import type { Purpose } from '@reverie/kernel/chance/chance';
import type { Term } from '@reverie/kernel/events';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { WOUND_KINDS, type WoundKind } from '../data/bottes.ts';
import { HEALING, MANA_AN_HOUR, POTION_PRICE } from '../data/tables.ts';
import type { Io } from '../events.ts';
import { amend, armourOf, type Figure, type FigureIndex, type Out, scoreOf } from '../figure.ts';
import type { SongeRule } from '../rulebook.ts';
import { figureOf, knowers, type State, say, told } from '../state.ts';
import { clear, countOf, drawCount } from '../stones.ts';
import { wakes } from './mana.ts';
import { pay } from './panache.ts';

/** SON-NPC-02: so many wounds, whichever they are. */
const BOXES = 3;
const POTION: Purpose = { label: 'potion', seen: 'all' };

/** SON-DMG-02: armour and a good END/CON, once for the chain. */
export function reduced(s: State, victim: Figure, total: number): number {
  const end = s.options.conIsEnd ? Math.max(0, scoreOf(victim, 'END')) : 0;
  return Math.max(0, total - armourOf(victim) - end);
}

/** SON-DMG-02: the same term by term; what is taken off is never more than there is. */
export function reducedBy(s: State, victim: Figure, total: number): readonly Term[] {
  const armour = Math.min(total, armourOf(victim));
  const end = total - armour - reduced(s, victim, total);
  return [
    ...(armour > 0 ? [{ rule: 'SON-DMG-02', what: 'armour', value: -armour }] : []),
    ...(end > 0 ? [{ rule: 'SON-DMG-02', what: 'endurance', value: -end }] : []),
  ];
}

/** SON-DMG-01; none at 0. */
export function woundOf(total: number): WoundKind | null {
  if (total <= 0) return null;
  return total < 3 ? 'legere' : total < 6 ? 'serieuse' : total < 8 ? 'grave' : 'mortelle';
}

const held = ({ wounds }: Pick<Figure, 'wounds'>, kind: WoundKind): number =>
  wounds.filter((wound) => wound.kind === kind).length;

/** SON-DMG-03: a full kind runs over into the next; Légères never do. */
function spilled(s: State, figure: Figure, kind: WoundKind): WoundKind {
  if (!s.options.overflow) return kind;
  let at = WOUND_KINDS.indexOf(kind);
  while (at > 0 && at < 3 && held(figure, WOUND_KINDS[at] as WoundKind) >= (figure.sheet.track[at] ?? 0)) at++;
  return WOUND_KINDS[at] as WoundKind;
}

export function leaveStage(s: State, i: FigureIndex, how: Out, rule: SongeRule, io: Io): undefined {
  const figure = figureOf(s, i);
  if (figure.out !== null) return;
  figure.out = how;
  io.tell?.({ kind: 'outOf', rule, ...told(s, i), how });
}

/** SON-NPC-04: one of those who shield a major PNJ falls in his place. */
function shielded(s: State, i: FigureIndex, io: Io): boolean {
  const at = guardOf(s, i);
  const guard = s.figures[at];
  if (!guard?.guards) return false;
  const left = guard.guards.left - 1;
  guard.guards = { ...guard.guards, left };
  const { name } = guard.sheet;
  io.tell?.({ kind: 'shielded', rule: 'SON-NPC-04', figure: at, name, whom: figureOf(s, i).sheet.name, left });
  if (left === 0) leaveStage(s, at, 'down', 'SON-NPC-01', io);
  return true;
}

const guardOf = (s: State, i: FigureIndex): FigureIndex =>
  s.figures.findIndex(({ guards, out }) => guards?.of === i && out === null);

export const isShielded = (s: State, i: FigureIndex): boolean => figureOf(s, i).kind === 'major' && guardOf(s, i) >= 0;

/** SON-NPC-04: how many of those who shield somebody a blow fells, a Réussite and their armour each, and what is left of it. */
export function pastGuards(s: State, i: FigureIndex, total: number) {
  const guard = figureOf(s, i).kind === 'major' ? s.figures[guardOf(s, i)] : undefined;
  if (!guard?.guards || total <= 0) return { left: total, felled: 0 };
  const each = 1 + total - reduced(s, guard, total);
  const felled = Math.min(guard.guards.left, Math.floor(total / each));
  return { left: felled < guard.guards.left ? 0 : total - felled * each, felled };
}
export function fellGuards(s: State, i: FigureIndex, count: number, io: Io): void {
  for (let n = 0; n < count; n++) shielded(s, i, io);
}

/** What a wound brings nearer: all that a middle PNJ gets (SON-NPC-02), the Mortelles of whoever has a whole track (SON-DTH-01). */
function bearing({ kind, boxes, wounds, sheet }: Figure, written: WoundKind) {
  if (kind === 'middle') return { borne: boxes + 1, bears: BOXES, alike: true };
  if (kind === 'minor' || written !== 'mortelle') return {};
  return { borne: held({ wounds }, 'mortelle') + 1, bears: sheet.track[3] };
}

/** A wound, by the class of whoever gets it; false where somebody else bore it. */
export function hurt(
  s: State,
  i: FigureIndex,
  kind: WoundKind,
  total: number,
  io: Io,
  inFight = false,
  sum: readonly Term[] = [],
): boolean {
  const figure = figureOf(s, i);
  if (figure.kind === 'major' && shielded(s, i, io)) return false;
  const hidden = inFight && s.options.hiddenWounds && figure.seat !== null;
  const written = spilled(s, figure, kind);
  if (io.tell) {
    const rule = hidden ? 'SON-WND-07' : figure.kind === 'middle' ? 'SON-NPC-02' : 'SON-DMG-01';
    const given = { seat: figure.seat ?? -1, knows: knowers(s), hidden, wound: written, total };
    const reckoned = { ...(sum.length > 0 && { sum }), ...bearing(figure, written) };
    io.tell({ kind: 'hurt', rule, ...told(s, i), ...given, ...reckoned });
  }
  // SON-NPC-01: one level of wounds.
  if (figure.kind === 'minor') leaveStage(s, i, 'down', 'SON-NPC-01', io);
  else if (figure.kind === 'middle') {
    // SON-NPC-02: undifferentiated rounds.
    if (++figure.boxes >= BOXES) leaveStage(s, i, 'down', 'SON-NPC-02', io);
  } else {
    figure.wounds = [...figure.wounds, { kind: written, day: s.day, place: '', hidden }];
    if (!hidden) mortally(s, i, io);
  }
  return true;
}

/** SON-DTH-01: with all Mortelles ticked one withdraws, and comes back one day. */
function mortally(s: State, i: FigureIndex, io: Io): undefined {
  const figure = figureOf(s, i);
  if (held(figure, 'mortelle') >= figure.sheet.track[3]) leaveStage(s, i, 'withdrawn', 'SON-DTH-01', io);
}

/** SON-WND-07: after the fight the player ticks what the Conteur kept. */
export function tellWounds(s: State, i: FigureIndex, io: Io): undefined {
  const figure = figureOf(s, i);
  const kept = figure.wounds.filter(({ hidden }) => hidden);
  if (kept.length === 0) return;
  figure.wounds = figure.wounds.map((wound) => (wound.hidden ? { ...wound, hidden: false } : wound));
  io.tell?.({ kind: 'woundsTold', rule: 'SON-WND-07', ...told(s, i), wounds: kept.map(({ kind }) => kind) });
  mortally(s, i, io);
}

/** A PNJ comes in where the players see him; he is nobody to them before. */
export function enterStage(s: State, i: FigureIndex, io: Io): void {
  const figure = figureOf(s, i);
  if (figure.onStage) return;
  figure.onStage = true;
  say('SON-CBT-03', 'enters', figure.sheet.name, '', io);
}

/** Somebody is in the story again. */
export function comeBack(s: State, i: FigureIndex, rule: SongeRule, io: Io): void {
  figureOf(s, i).out = null;
  io.tell?.({ kind: 'returned', rule, ...told(s, i) });
}

/** SON-DTH-01: who withdrew comes back when the mortal wounds are healed. */
export function healedUp(s: State, i: FigureIndex, io: Io): void {
  const figure = figureOf(s, i);
  if (figure.out === 'withdrawn' && held(figure, 'mortelle') === 0) comeBack(s, i, 'SON-DTH-01', io);
}

type Passing = Readonly<{ days: number; hours?: number | undefined; minutes?: number | undefined }>;

/** SON-HEA-01: each wound on its own clock; SON-HEA-03: a night gives all mana back, an hour two points. */
export function passTime(s: State, { days, hours = 0, minutes = 0 }: Passing, io: Io): undefined {
  const all = 60 * (s.hour + hours) + s.minute + minutes;
  s.minute = all % 60;
  s.hour = Math.floor(all / 60) % 24;
  s.day += days + Math.floor(all / (24 * 60));
  io.tell?.({ kind: 'time', rule: 'SON-HEA-01', day: s.day, hour: s.hour, minute: s.minute });
  for (const [i, figure] of s.figures.entries()) {
    figure.wounds = figure.wounds.filter(({ kind, day }) => {
      const healed = s.day - day >= HEALING[kind];
      const kept = { hidden: false, knows: knowers(s) };
      if (healed) io.tell?.({ kind: 'healed', rule: 'SON-HEA-01', ...told(s, i), wound: kind, by: 'time', ...kept });
      return !healed;
    });
    healedUp(s, i, io);
    const most = figure.sheet.mana;
    const back =
      days > 0 || hours >= 8 ? most : Math.min(most, figure.mana + Math.floor(MANA_AN_HOUR * (hours + minutes / 60)));
    if (back > figure.mana) {
      io.tell?.({ kind: 'mana', rule: 'SON-HEA-03', ...told(s, i), change: back - figure.mana, mana: back, debt: 0 });
      figure.mana = back;
      wakes(s, i, io);
    }
  }
}

/** SON-POT: as many stones as its quality; each white one heals, the gravest first that can be paid. */
export function drinkPotion(s: State, i: FigureIndex, quality: number, io: Io): Refusal | undefined {
  const figure = figureOf(s, i);
  const at = figure.sheet.potions.indexOf(quality);
  if (at < 0) return refuse('invalid', 'SON-POT-01', 'noSuchPotion', { quality });
  if (figure.potionDay === s.day) return refuse('invalid', 'SON-POT-03', 'onePotionADay');
  amend(figure, { potions: figure.sheet.potions.toSpliced(at, 1) });
  figure.potionDay = s.day;
  let white = drawCount(s.store, POTION, quality, io.chance);
  clear(s.store);
  io.tell?.({ kind: 'potion', rule: 'SON-POT-01', ...told(s, i), quality, white });
  for (const kind of WOUND_KINDS.toReversed()) {
    for (let wound = place(figure, kind); wound >= 0 && white >= POTION_PRICE[kind]; wound = place(figure, kind)) {
      white -= POTION_PRICE[kind];
      const hidden = figure.wounds[wound]?.hidden ?? false;
      figure.wounds = figure.wounds.toSpliced(wound, 1);
      const kept = { hidden, knows: knowers(s) };
      io.tell?.({ kind: 'healed', rule: 'SON-POT-02', ...told(s, i), wound: kind, by: 'potion', ...kept });
    }
  }
  healedUp(s, i, io);
}

/** SON-WND-07: what the Conteur keeps heals too; which kind it was stays with him. */
const place = (figure: Figure, kind: WoundKind): number => figure.wounds.findIndex((wound) => wound.kind === kind);

/** SON-DTH-04: five more minutes for a stone; without one he is out until healed. */
export function holdOn(s: State, i: FigureIndex, io: Io): Refusal | undefined {
  const figure = figureOf(s, i);
  if (held(figure, 'mortelle') === 0) return refuse('invalid', 'SON-DTH-04', 'notDying');
  if (countOf(figure.panache) === 0) return refuse('invalid', 'SON-DTH-04', 'tooFewStones', { price: 1, have: 0 });
  pay(s, i, 1, 'SON-DTH-04', io);
  if (figure.out === 'withdrawn') figure.out = null;
  if (countOf(figure.panache) === 0) leaveStage(s, i, 'withdrawn', 'SON-DTH-01', io);
}
