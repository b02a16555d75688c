/** RDD-X-04: what the gardien may put right at any time, each with a reason and told under his name. */
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do } from '../answers.ts';
import { checkArrival } from '../body-check.ts';
import { isEffectId } from '../data/fates.ts';
import { dayAt, endOfDay, HOURS, ROUNDS_A_DAY, ROUNDS_AN_HOUR } from '../data/hours.ts';
import { type CellIndex, cellAt, coordOf } from '../data/map.ts';
import type { Event, Io } from '../events.ts';
import { type Dreamer, type State, stackOf } from '../state.ts';
import { returningDreamer } from './arrival.ts';
import { roll } from './dreamer.ts';
import { drop, isMissing, setDown } from './effects.ts';
import { relocate, supposeAt, tellPlace } from './hidden.ts';
import { SECRET } from './purposes.ts';
import { isKnownSpell, knownSpell } from './spellbook.ts';
import { pass, present, startTurn } from './time.ts';

type Ruled = Pick<Extract<Event, { kind: 'ruled' }>, 'what' | 'name' | 'on' | 'detail'>;

function tell(s: State, seat: number, ruled: Ruled, io: Io): undefined {
  io.tell?.({ kind: 'ruled', rule: 'RDD-X-04', seat, gardien: s.gardien ?? -1, ...ruled });
}

/** RDD-TIME-01: time only goes on, and not while somebody is up: hours would pass within one of his rounds. */
export function setClock(s: State, { day, hour, detail }: Do<'clock'>, io: Io): Refusal | undefined {
  const round = day * ROUNDS_A_DAY + hour * ROUNDS_AN_HOUR;
  if (round <= s.round) return refuse('invalid', 'RDD-TIME-01', 'timeGoesOn');
  const up = present(s).find(({ journey }) => journey);
  if (up) return refuse('invalid', 'RDD-TIME-01', 'someoneIsUp', { seat: up.seat });
  tell(s, s.gardien ?? 0, { what: 'clock', name: HOURS[hour]?.id ?? '', on: true, detail }, io);
  pass(s, round, io, () => false);
  return undefined;
}

/** Nothing is under way but his own choice of what to do. */
const isIdle = (s: State, d: Dreamer): boolean => {
  const stack = stackOf(s, d.seat);
  return stack === undefined || (stack.length === 1 && stack[0]?.step === 'open');
};

/**
 * The demi-rêve is put on a cell. In secret, who is lost and may be there learns nothing at all; anybody else learns that
 * he was moved, and the kind of the cell (RDD-HID-01).
 */
export function moveTo(s: State, d: Dreamer, a: Do<'move'>, io: Io): Refusal | undefined {
  const cell = cellAt(a.cell);
  if (cell === undefined || isMissing(d, cell)) return refuse('invalid', 'RDD-POS-01', 'missingCell', { cell: a.cell });
  if (!isIdle(s, d)) return refuse('invalid', 'RDD-POS-01', 'inTheMiddle', { seat: d.seat });
  if (a.secret && supposeAt(d, cell)) {
    const { seat } = d;
    io.tell?.({ kind: 'whereabouts', rule: 'RDD-HID-02', seat, gardien: s.gardien ?? -1, cell: a.cell });
    return undefined;
  }
  const what = a.secret ? 'secretPlace' : 'place';
  tell(s, d.seat, { what, name: a.secret ? '' : coordOf(cell), on: true, detail: a.secret ? '' : a.detail }, io);
  if (a.secret) setDown(d, cell, io);
  else relocate(d, cell, (): readonly CellIndex[] => [cell], io);
  tellPlace(s, d, 'placed', 'RDD-X-04', 0, io);
  return undefined;
}

export function layReserve(s: State, d: Dreamer, a: Do<'layReserve'>, io: Io): Refusal | undefined {
  const cell = cellAt(a.cell);
  if (cell === undefined || isMissing(d, cell)) return refuse('invalid', 'RDD-RES-01', 'missingCell', { cell: a.cell });
  if (!isKnownSpell(d.sheet.spells, a.spell))
    return refuse('invalid', 'RDD-SPELL-01', 'unknownSpell', { spell: a.spell.slice(0, 40) });
  const { voies } = knownSpell(d, a.spell);
  if (a.voie && !voies.includes(a.voie))
    return refuse('invalid', 'RDD-SPELL-01', 'otherVoie', { spell: a.spell.slice(0, 40) });
  const { spell, cost, voie, hour, detail } = a;
  const parameters = { cost, ...(voie && { voie }), ...(hour !== undefined && { hour }) };
  d.reserves.push({ spell, parameters, erratic: false, cell });
  return tell(s, d.seat, { what: 'reserve', name: `${spell} ${a.cell}`, on: true, detail }, io);
}

export function liftReserve(s: State, d: Dreamer, { place, detail }: Do<'liftReserve'>, io: Io): Refusal | undefined {
  const found = d.reserves[place];
  if (!found) return refuse('invalid', 'RDD-RES-01', 'noSuchReserve', { place: place + 1 });
  d.reserves = d.reserves.filter((one) => one !== found);
  return tell(s, d.seat, { what: 'reserve', name: found.spell, on: false, detail }, io);
}

export function changeSpell(s: State, d: Dreamer, a: Do<'spell'>, io: Io): Refusal | undefined {
  const { spell, known, detail } = a;
  if (!isKnownSpell(d.sheet.spells, spell) || d.spells.includes(spell) === known)
    return refuse('invalid', 'RDD-SPELL-01', known ? 'cannotLearn' : 'unknownSpell', { spell: spell.slice(0, 40) });
  d.spells = known ? [...d.spells, spell] : d.spells.filter((id) => id !== spell);
  return tell(s, d.seat, { what: 'spell', name: spell, on: known, detail }, io);
}

/** A queue, ombre, souffle or tête comes, or is over. What it would draw when it comes is for the gardien to say. */
export function changeFate(s: State, d: Dreamer, a: Do<'fate'>, io: Io): Refusal | undefined {
  const { id, on, days, kind, detail } = a;
  if (!on) {
    const borne = d.effects.find((effect) => effect.id === id || effect.kind === id);
    if (!borne) return refuse('invalid', 'RDD-TABLE-01', 'noSuchQueue', { what: id });
    tell(s, d.seat, { what: 'effect', name: id, on, detail }, io);
    drop(d, borne, io);
    return undefined;
  }
  if (!isEffectId(id)) return refuse('invalid', 'RDD-TABLE-01', 'noSuchFate', { what: id });
  const cells = a.cells?.map((coord) => cellAt(coord) ?? 0);
  d.effects.push({
    id,
    ...(days !== undefined && { until: endOfDay(dayAt(s.round) + days - 1) }),
    ...(cells && { cells }),
    ...(kind && { kind }),
  });
  return tell(s, d.seat, { what: 'effect', name: id, on, detail }, io);
}

/** RDD-X-06: somebody sits down while the table plays, with a haut-rêvant of his own, and has a turn in this round. */
export function arrive(s: State, { seat, arrival }: Do<'arrive'>, io: Io): Refusal | undefined {
  const before = s.dreamers[seat];
  // A place where nobody has sat yet counts as left.
  if (!before && !(before === null && seat !== s.gardien && s.gone.includes(seat)))
    return refuse('invalid', 'RDD-X-06', 'noDreamer', { seat });
  const [wrong] = checkArrival(arrival);
  if (wrong) return wrong;
  if (before && !before.ended && (before.journey || !isIdle(s, before)))
    return refuse('invalid', 'RDD-X-06', 'inTheMiddle', { seat });
  s.stacks = s.stacks.filter(
    ([bottom]) => !(bottom && 'seat' in bottom && bottom.kind === 'turn' && bottom.seat === seat),
  );
  s.gone = s.gone.filter((one) => one !== seat);
  const d = returningDreamer(s, seat, arrival, io);
  s.dreamers[seat] = d;
  io.tell?.({
    ...{ kind: 'ruled', rule: 'RDD-X-06', seat, gardien: s.gardien ?? -1 },
    ...{ what: 'arrival', name: arrival.name, on: true, detail: '' },
  });
  startTurn(s, d);
  return undefined;
}

/** RDD-ROLL-01: a roll that only the gardien sees. */
export function rollInSecret(s: State, a: Do<'secretRoll'>, io: Io): undefined {
  const gardien = s.gardien ?? 0;
  const rolled = roll(io, SECRET(gardien), a.characteristic, a.adjustment);
  io.tell?.({ kind: 'secretRoll', rule: 'RDD-ROLL-01', seat: gardien, gardien, rolled, detail: a.detail });
}
