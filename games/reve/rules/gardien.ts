/**
 * RDD-X-04: the gardien des rêves. What the book leaves to that seat is asked in the chapter that it belongs to, and drawn
 * where nobody sits there; here is what the gardien may do at any time.
 */
import { next, pop } from '@reverie/kernel/frames';
import type { RuleId } from '@reverie/kernel/game';
import { invalid, type Refusal } from '@reverie/kernel/refusal';
import { stepped } from '@reverie/kernel/steps';
import { type Answer, type Do, LEAST_VIE } from '../answers.ts';
import { checkArrival } from '../body-check.ts';
import { fateNamed, isEffectId } from '../data/dragons.ts';
import { trackLength } from '../data/fatigue.ts';
import { dayAt, endOfDay, HOURS, ROUNDS_A_DAY, ROUNDS_AN_HOUR } from '../data/hours.ts';
import { type CellIndex, cellAt, coordOf } from '../data/map.ts';
import { VOIES, type Voie } from '../data/voies.ts';
import type { Event, Io } from '../events.ts';
import type { AnyFrame, Dreamer, Effect, Ruling, State, Watch } from '../state.ts';
import { gardienOf, stackOf } from '../state.ts';
import type { Types } from '../types.ts';
import { tear } from './aim.ts';
import { returningDreamer } from './arrival.ts';
import { fictional, settle } from './burdens.ts';
import { erratic, keep } from './cast.ts';
import { breakOff } from './concentration.ts';
import { roll } from './dreamer.ts';
import { drop, isMissing, offer, setDown } from './effects.ts';
import { relocate, supposeAt, tellPlace } from './hidden.ts';
import { permission, placing } from './move.ts';
import { SECRET } from './purposes.ts';
import { isKnownSpell, knownSpell } from './spellbook.ts';
import { pass, present, startTurn } from './time.ts';

export const ruling = stepped<Types, Ruling>({ montee: permission, place: placing, erratic, tear });

/** Something that is about nobody in particular. */
const atTable =
  <A>(act: (s: State, a: A, io: Io) => Refusal | undefined) =>
  (s: State, f: Watch, a: A, io: Io): Refusal | undefined => {
    const refusal = act(s, a, io);
    if (!refusal) next(s, f, 'open');
    return refusal;
  };

/** Something done to a dreamer who is still there. */
const to = <A extends { readonly seat?: number | undefined }>(
  act: (s: State, d: Dreamer, a: A, io: Io) => Refusal | undefined,
) =>
  atTable((s, a: A, io) => {
    const d = present(s).find(({ seat }) => seat === a.seat);
    return d ? act(s, d, a, io) : invalid('RDD-UP-05', 'noDreamer', { seat: a.seat ?? -1 });
  });

export const watch = stepped<Types, Watch>(
  {
    open: {
      kind: 'watch',
      to: gardienOf,
      optional: true,
      open: true,
      cites: ['RDD-X-04'],
      choices: (s) =>
        present(s).flatMap((d): Answer[] => [
          ...(whyNotBreak(s, d) ? [] : [{ do: 'break', seat: d.seat } as const]),
          { do: 'correct', seat: d.seat, what: 'vie', value: d.sheet.vie, detail: '…' },
          ...fictional(d).map((what) => ({ do: 'settle', what, seat: d.seat }) as const),
        ]),
      on: {
        break: { cites: ['RDD-UP-05'], take: to(jolt) },
        correct: to(correct),
        clock: { cites: ['RDD-TIME-01'], take: atTable(setClock) },
        move: { cites: ['RDD-POS-01', 'RDD-HID-02'], take: to(moveTo) },
        layReserve: { cites: ['RDD-RES-01'], take: to(layReserve) },
        liftReserve: { cites: ['RDD-RES-01'], take: to(liftReserve) },
        spell: { cites: ['RDD-SPELL-01'], take: to(changeSpell) },
        fate: { cites: ['RDD-TABLE-01'], take: to(changeFate) },
        arrive: { cites: ['RDD-X-06'], take: atTable(arrive) },
        secretRoll: { cites: ['RDD-ROLL-01'], take: atTable(rollInSecret) },
        settle: { cites: ['RDD-TABLE-01'], take: to((_s, d, { what }, io) => settle(d, what, 'gardien', io)) },
      },
      otherwise: ['RDD-UP-05', 'notOnOffer'],
      absent: { do: 'draw' },
      run: (s, f) => void pop<AnyFrame>(s, f),
    },
  },
  { standing: true },
);

/** Only who is up can be torn out of it; and somebody who is off the map must first be put back (RDD-OFF-01). */
function whyNotBreak(s: State, d: Dreamer): Refusal | undefined {
  if (!d.journey) return invalid('RDD-UP-05', 'notUp');
  const off = stackOf(s, d.seat)?.some((frame) => frame.kind === 'ruling' && frame.step === 'place');
  return off ? invalid('RDD-OFF-01', 'placeFirst') : undefined;
}

/**
 * RDD-UP-05: a blow or a jostle. What is already done stands (ruling): a spell that was cast still comes, only not into
 * reserve; a gift of the Dragons is still to be chosen. An encounter that he was about to face is gone.
 */
function jolt(s: State, d: Dreamer, { detail = '' }: Do<'break'>, io: Io): Refusal | undefined {
  const refusal = whyNotBreak(s, d);
  if (refusal) return refusal;
  io.tell?.({ kind: 'outside', rule: 'RDD-UP-05', seat: d.seat, by: 'gardien', detail });
  const top = stackOf(s, d.seat)?.at(-1);
  if (top?.kind === 'casting' && top.step !== 'act') keep(s, top, undefined, io);
  if (d.journey) breakOff(s, d, 'RDD-UP-05', io);
  if (top?.kind === 'gift') offer(s, d, top.what);
  return undefined;
}

/** What each figure of the sheet can be; a Draconic from −11 to 20. */
const BOUNDS: Readonly<Record<Exclude<Do<'correct'>['what'], Voie>, (d: Dreamer) => readonly [number, number]>> = {
  points: () => [1, 200],
  fatigue: (d) => [0, trackLength(d.sheet.endurance) - 1 - (d.journey?.fatigue ?? 0)],
  refoulement: () => [0, 19],
  vie: (d) => [LEAST_VIE, d.sheet.vie],
  ethylisme: () => [-10, 0],
  surencombrement: () => [-20, 0],
  seuil: (d) => [0, 2 * d.sheet.reve],
};

const isVoie = (what: string): what is Voie => VOIES.some((voie) => voie === what);

/** RDD-STATE-01: a figure put right, with the reason for it. */
function correct(_s: State, d: Dreamer, { what, value, detail }: Do<'correct'>, io: Io): Refusal | undefined {
  const [least, most] = isVoie(what) ? [-11, 20] : BOUNDS[what](d);
  if (value < least || value > most) return invalid('RDD-STATE-01', 'outOfRange', { least, most });
  if (isVoie(what)) d.levels = { ...d.levels, [what]: value };
  else d[what] = value;
  io.tell?.({ kind: 'sheet', rule: 'RDD-STATE-01', seat: d.seat, what, value, by: 'gardien', detail });
  return undefined;
}

// ---------------------------------------------------------------------------------------------------------------------
// What he may put right at any time, each with a reason and told under his name

type Ruled = Pick<Extract<Event, { kind: 'ruled' }>, 'what' | 'name' | 'on' | 'detail'>;

function tell(s: State, seat: number, ruled: Ruled, io: Io, rule: RuleId = 'RDD-X-04'): undefined {
  io.tell?.({ kind: 'ruled', rule, seat, gardien: s.gardien ?? -1, ...ruled });
}

/** RDD-TIME-01: time only goes on, and not while somebody is up: hours would pass within one of his rounds. */
function setClock(s: State, { day, hour, detail }: Do<'clock'>, io: Io): Refusal | undefined {
  const round = day * ROUNDS_A_DAY + hour * ROUNDS_AN_HOUR;
  if (round <= s.round) return invalid('RDD-TIME-01', 'timeGoesOn');
  const up = present(s).find(({ journey }) => journey);
  if (up) return invalid('RDD-TIME-01', 'someoneIsUp', { seat: up.seat });
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
function moveTo(s: State, d: Dreamer, a: Do<'move'>, io: Io): Refusal | undefined {
  const cell = cellAt(a.cell);
  if (cell === undefined || isMissing(d, cell)) return invalid('RDD-POS-01', 'missingCell', { cell: a.cell });
  if (!isIdle(s, d)) return invalid('RDD-POS-01', 'inTheMiddle', { seat: d.seat });
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

function layReserve(s: State, d: Dreamer, a: Do<'layReserve'>, io: Io): Refusal | undefined {
  const cell = cellAt(a.cell);
  if (cell === undefined || isMissing(d, cell)) return invalid('RDD-RES-01', 'missingCell', { cell: a.cell });
  if (!isKnownSpell(d.sheet.spells, a.spell))
    return invalid('RDD-SPELL-01', 'unknownSpell', { spell: a.spell.slice(0, 40) });
  const { voies } = knownSpell(d, a.spell);
  if (a.voie && !voies.includes(a.voie)) return invalid('RDD-SPELL-01', 'otherVoie', { spell: a.spell.slice(0, 40) });
  const { spell, cost, voie, hour, detail } = a;
  const parameters = { cost, ...(voie && { voie }), ...(hour !== undefined && { hour }) };
  d.reserves = [...d.reserves, { spell, parameters, erratic: false, cell }];
  return tell(s, d.seat, { what: 'reserve', name: `${spell} ${a.cell}`, on: true, detail }, io);
}

function liftReserve(s: State, d: Dreamer, { place, detail }: Do<'liftReserve'>, io: Io): Refusal | undefined {
  const found = d.reserves[place];
  if (!found) return invalid('RDD-RES-01', 'noSuchReserve', { place: place + 1 });
  d.reserves = d.reserves.filter((one) => one !== found);
  return tell(s, d.seat, { what: 'reserve', name: found.spell, on: false, detail }, io);
}

function changeSpell(s: State, d: Dreamer, a: Do<'spell'>, io: Io): Refusal | undefined {
  const { spell, known, detail } = a;
  if (!isKnownSpell(d.sheet.spells, spell) || d.spells.includes(spell) === known)
    return invalid('RDD-SPELL-01', known ? 'cannotLearn' : 'unknownSpell', { spell: spell.slice(0, 40) });
  d.spells = known ? [...d.spells, spell] : d.spells.filter((id) => id !== spell);
  return tell(s, d.seat, { what: 'spell', name: spell, on: known, detail }, io);
}

/** A queue, ombre, souffle or tête comes, or is over. What it would draw when it comes is for the gardien to say. */
function changeFate(s: State, d: Dreamer, a: Do<'fate'>, io: Io): Refusal | undefined {
  const { id, on, days, kind, detail } = a;
  if (!on) {
    const borne = d.effects.find((effect) => effect.id === id || effect.kind === id);
    if (!borne) return invalid('RDD-TABLE-01', 'noSuchQueue', { what: id });
    tell(s, d.seat, { what: 'effect', name: id, on, detail }, io);
    drop(d, borne, io);
    return undefined;
  }
  if (!isEffectId(id)) return invalid('RDD-TABLE-01', 'noSuchFate', { what: id });
  const cells = a.cells?.map((coord) => cellAt(coord) ?? 0);
  const price = fateNamed(id)?.repression;
  const borne: Effect = {
    id,
    ...(price !== undefined && { price }),
    ...(days !== undefined && { until: endOfDay(dayAt(s.round) + days - 1) }),
    ...(cells && { cells }),
    ...(kind && { kind }),
  };
  d.effects = [...d.effects, borne];
  return tell(s, d.seat, { what: 'effect', name: id, on, detail }, io);
}

/** RDD-X-06: somebody sits down while the table plays, with a haut-rêvant of his own, and has a turn in this round. */
function arrive(s: State, { seat, arrival }: Do<'arrive'>, io: Io): Refusal | undefined {
  const before = s.dreamers[seat];
  // A place where nobody has sat yet counts as left.
  if (!before && !(before === null && seat !== s.gardien && s.gone.includes(seat)))
    return invalid('RDD-X-06', 'noDreamer', { seat });
  const [wrong] = checkArrival(arrival);
  if (wrong) return wrong;
  if (before && !before.ended && (before.journey || !isIdle(s, before)))
    return invalid('RDD-X-06', 'inTheMiddle', { seat });
  s.stacks = s.stacks.filter(([bottom]) => !(bottom?.kind === 'turn' && bottom.seat === seat));
  s.gone = s.gone.filter((one) => one !== seat);
  const d = returningDreamer(s, seat, arrival, io);
  s.dreamers[seat] = d;
  tell(s, seat, { what: 'arrival', name: arrival.name, on: true, detail: '' }, io, 'RDD-X-06');
  startTurn(s, d);
  return undefined;
}

/** RDD-ROLL-01: a roll that only the gardien sees. */
function rollInSecret(s: State, a: Do<'secretRoll'>, io: Io): undefined {
  const gardien = s.gardien ?? 0;
  const rolled = roll(io, SECRET(gardien), a.characteristic, a.adjustment);
  io.tell?.({ kind: 'secretRoll', rule: 'RDD-ROLL-01', seat: gardien, gardien, rolled, detail: a.detail });
}
