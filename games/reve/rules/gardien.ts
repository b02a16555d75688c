/**
 * RDD-X-04: the gardien des rêves. What the book leaves to that seat is asked in the chapter that it belongs to, and drawn
 * where nobody sits there; here is what the gardien may do at any time.
 */
import { next, pop } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import { stepped } from '@reverie/kernel/steps';
import { type Answer, type Do, LEAST_VIE } from '../answers.ts';
import { trackLength } from '../data/fatigue.ts';
import { VOIES, type Voie } from '../data/voies.ts';
import type { Io } from '../events.ts';
import { type AnyFrame, type Dreamer, gardienOf, type Ruling, type State, stackOf, type Watch } from '../state.ts';
import type { Types } from '../types.ts';
import { tear } from './aim.ts';
import { fictional, settle } from './burdens.ts';
import { erratic, keep } from './cast.ts';
import { breakOff } from './concentration.ts';
import { offer } from './effects.ts';
import { permission } from './montee.ts';
import { placing } from './move.ts';
import { arrive, changeFate, changeSpell, layReserve, liftReserve, moveTo, rollInSecret, setClock } from './powers.ts';
import { present } from './time.ts';

export const ruling = stepped<Types, Ruling>({ montee: permission, place: placing, erratic, tear });

/** What the gardien does to one dreamer's sheet or journey (powers.ts). */
type Power = 'move' | 'layReserve' | 'liftReserve' | 'spell' | 'fate';

/** Something done to a dreamer who is still there. */
const to =
  <A extends Do<'break' | 'correct' | 'settle' | Power>>(
    act: (s: State, d: Dreamer, a: A, io: Io) => Refusal | undefined,
  ) =>
  (s: State, f: Watch, a: A, io: Io): Refusal | undefined => {
    const d = present(s).find(({ seat }) => seat === a.seat);
    if (!d) return refuse('invalid', 'RDD-UP-05', 'noDreamer', { seat: a.seat ?? -1 });
    const refusal = act(s, d, a, io);
    if (!refusal) next(s, f, 'open');
    return refusal;
  };

/** Something that is about nobody in particular. */
const atTable =
  <A>(act: (s: State, a: A, io: Io) => Refusal | undefined) =>
  (s: State, f: Watch, a: A, io: Io): Refusal | undefined => {
    const refusal = act(s, a, io);
    if (!refusal) next(s, f, 'open');
    return refusal;
  };

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
  if (!d.journey) return refuse('invalid', 'RDD-UP-05', 'notUp');
  const off = stackOf(s, d.seat)?.some((frame) => frame.kind === 'ruling' && frame.step === 'place');
  return off ? refuse('invalid', 'RDD-OFF-01', 'placeFirst') : undefined;
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
  if (value < least || value > most) return refuse('invalid', 'RDD-STATE-01', 'outOfRange', { least, most });
  if (isVoie(what)) d.levels = { ...d.levels, [what]: value };
  else d[what] = value;
  io.tell?.({ kind: 'sheet', rule: 'RDD-STATE-01', seat: d.seat, what, value, by: 'gardien', detail });
  return undefined;
}
