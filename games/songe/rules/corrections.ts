/** SON-X-05, SON-X-06: what the Conteur puts right, each with a reason and told under his name; and who comes late. */
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do } from '../answers.ts';
import type { Io, Told } from '../events.ts';
import { amend, earn, type Figure } from '../figure.ts';
import { ofSeat, type State } from '../state.ts';
import { EACH, move, returnFrom } from '../stones.ts';
import { bringValets, lateFigure, unfitFor } from './arrival.ts';
import { wakes } from './mana.ts';
import { gain, isPlayers, KARMA_LEAST, KARMA_MOST } from './panache.ts';
import { healedUp } from './wounds.ts';

type Correction = Pick<Told<'corrected'>, 'about' | 'what' | 'item' | 'before' | 'value' | 'text'>;

function tell(s: State, correction: Correction, io: Io): undefined {
  io.tell?.({ kind: 'corrected', rule: 'SON-X-05', conteur: s.conteur ?? -1, ...correction });
}

/** Whose sheet it is: an Arpenteur's or a valet's. What PNJ have is the Conteur's own anyway. */
function theirs(s: State, to: number): Figure | undefined {
  const figure = s.figures[to];
  return figure && isPlayers(figure) ? figure : undefined;
}
const NOBODY = refuse('invalid', 'SON-X-05', 'noSuchFigure');

type Purse = 'white' | 'black';
const isPurse = (what: Do<'correct'>['what']): what is Purse => what === 'white' || what === 'black';

function bounds({ sheet, panache }: Figure, s: State, what: Do<'correct'>['what']): readonly [number, number] {
  if (isPurse(what)) return [0, s.store.coin ? 60 : panache[what] + s.store.bag[what]];
  // SON-KAR-10: the last case is not ticked by a correction.
  if (what === 'karma') return [KARMA_LEAST + 1, KARMA_MOST];
  return what === 'mana' ? [-99, sheet.mana] : [0, 999];
}

/** A figure of the sheet. Stones come from the bag and go back to it: there are never more of them. */
export function correct(s: State, { to, what, value, text }: Do<'correct'>, io: Io): Refusal | undefined {
  const figure = theirs(s, to);
  if (!figure) return NOBODY;
  const [least, most] = bounds(figure, s, what);
  if (value < least || value > most) return refuse('invalid', 'SON-X-05', 'outOfRange', { least, most });
  const { panache, xp } = figure;
  const before = isPurse(what) ? panache[what] : what === 'xp' ? xp.free : figure[what];
  if (value === before) return refuse('invalid', 'SON-X-05', 'alreadySo', { value });
  if (isPurse(what)) {
    const [white, black] = what === 'white' ? [value - before, 0] : [0, value - before];
    if (value < before) returnFrom(s.store, panache, -white, -black);
    else if (s.store.coin) panache[what] = value;
    else move(s.store.bag, panache, white, black);
  } else if (what === 'xp') {
    // SON-XP-11: what was never earned is not in the total either.
    earn(figure, { free: value, total: Math.max(value, xp.total + value - before) });
  } else figure[what] = value;
  tell(s, { about: figure.sheet.name, what, item: '', before, value, text }, io);
  wakes(s, to, io);
}

/** A wound that should not be there. What kind it was stays the Conteur's, where he kept it (SON-WND-07). */
export function unharm(s: State, { to, wound, text }: Do<'unharm'>, io: Io): Refusal | undefined {
  const figure = theirs(s, to);
  if (!figure) return NOBODY;
  const found = figure.wounds[wound - 1];
  if (!found) return refuse('invalid', 'SON-X-05', 'noSuchWound');
  const before = figure.wounds.length;
  figure.wounds = figure.wounds.filter((one) => one !== found);
  const item = found.hidden ? '' : found.kind;
  tell(s, { about: figure.sheet.name, what: 'wound', item, before, value: before - 1, text }, io);
  healedUp(s, to, io);
}

/** Something that somebody has, or has no more; the charge of an object that holds one (SON-OBJ-03). */
export function own(s: State, { to, name, on, charge, text }: Do<'own'>, io: Io): Refusal | undefined {
  const figure = theirs(s, to);
  if (!figure) return NOBODY;
  const object = figure.sheet.objects.find((one) => one.name === name);
  const about = figure.sheet.name;
  if (object && on) {
    if (charge === undefined || charge === object.charge) return refuse('invalid', 'SON-X-05', 'hasIt', { name });
    amend(figure, { objects: figure.sheet.objects.map((one) => (one === object ? { ...one, charge } : one)) });
    return tell(s, { about, what: 'charge', item: name, before: object.charge ?? 0, value: charge, text }, io);
  }
  const has = object !== undefined || [...figure.things, ...figure.bound].includes(name);
  if (has === on) return refuse('invalid', 'SON-X-05', on ? 'hasIt' : 'notOnSheet', { name });
  if (on) figure.things = [...figure.things, name];
  else {
    amend(figure, { objects: figure.sheet.objects.filter((one) => one !== object) });
    figure.things = figure.things.filter((one) => one !== name);
    figure.bound = figure.bound.filter((one) => one !== name);
  }
  return tell(s, { about, what: 'thing', item: name, before: Number(has), value: Number(on), text }, io);
}

/** The calendar, forwards or back. Nothing heals by it: for that, time must pass (SON-HEA-01). */
export function setClock(s: State, { day, hour, text }: Do<'clock'>, io: Io): Refusal | undefined {
  if (day === s.day && hour === s.hour) return refuse('invalid', 'SON-X-05', 'alreadySo', { value: day });
  const later = day - s.day;
  for (const figure of s.figures) {
    figure.wounds = figure.wounds.map((wound) => ({ ...wound, day: wound.day + later }));
    if (figure.potionDay >= 0) figure.potionDay += later;
  }
  s.day = day;
  s.hour = hour;
  return tell(s, { about: '', what: 'clock', item: '', before: day, value: hour, text }, io);
}

/**
 * SON-X-06: somebody sits down while the table plays, with an Arpenteur of their own. Whoever was played on that seat leaves
 * the scene; the new one draws panache as at the start of a session (SON-PPS-04).
 */
export function arrive(s: State, { seat, arrival }: Do<'arrive'>, io: Io): Refusal | undefined {
  const isFree = !s.players.includes(seat);
  // A place where nobody has sat yet counts as left.
  if (isFree && !s.gone.includes(seat)) return refuse('invalid', 'SON-X-06', 'noSuchFigure');
  if (arrival.sheet.kind !== 'arpenteur')
    return refuse('invalid', 'SON-SHT-09', 'notAnArpenteur', { name: arrival.name });
  const unfit = unfitFor('table', arrival);
  if (unfit) return unfit;
  if (s.figures.length + arrival.valets.length >= 60) return refuse('invalid', 'SON-VAL-03', 'tooManyFigures');
  const before = ofSeat(s, seat);
  s.figures.forEach((figure, i) => {
    if (i !== before && figure.valet?.of !== before && figure.former !== seat) return;
    // He is the Conteur's from now on, behind the curtain.
    const kind = figure.valet ? 'middle' : 'major';
    Object.assign(figure, { kind, seat: null, former: null, player: null, valet: null, onStage: false });
    returnFrom(s.store, figure.panache, figure.panache.white, figure.panache.black);
  });
  s.gone = s.gone.filter((one) => one !== seat);
  if (isFree) {
    s.players = [...s.players, seat].sort((a, b) => a - b);
    // SON-BAG-01: one player more brings stones.
    for (const pile of [s.store.bag, s.minted]) {
      pile.white += EACH;
      pile.black += EACH;
    }
  }
  const at = s.figures.length;
  s.figures.push(lateFigure(s, arrival, seat, io));
  bringValets(s, at, arrival, io);
  const after = s.figures[before]?.sheet.name ?? '';
  io.tell?.({ kind: 'arrived', rule: 'SON-X-06', figure: at, name: arrival.name, after });
  gain(s, at, Math.min(8, 4 + arrival.kept), 'SON-PPS-04', 'session', io);
  const figure = s.figures[at];
  if (figure) figure.kept = 0;
  return undefined;
}
