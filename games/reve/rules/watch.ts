/** What the gardien may do at any time: break a concentration, put a figure right, say that a queue was lived out. */

import { ask, next, type Procedure, pop } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { trackLength } from '../data/fatigue.ts';
import type { Event } from '../events.ts';
import { type AnyFrame, type Dreamer, hasGardien, type State, stackOf, type Watch } from '../state.ts';
import type { Types } from '../types.ts';
import { fictional, settle } from './burdens.ts';
import { keep } from './cast.ts';
import { breakOff } from './dreamer.ts';
import { offer } from './gifts.ts';
import { present } from './time.ts';

export const watch: Procedure<Types, Watch> = {
  standing: true,
  pending: (s, f) => (hasGardien(s) ? [ask(f, f.seat, 'watch', { optional: true, open: true })] : []),

  choices: (s) =>
    present(s).flatMap((d): Answer[] => [
      ...(whyNotBreak(s, d) ? [] : [{ do: 'break', seat: d.seat } as const]),
      { do: 'correct', seat: d.seat, what: 'vie', value: d.sheet.vie, detail: '…' },
      ...fictional(d).map((what) => ({ do: 'settle', what, seat: d.seat }) as const),
    ]),

  answer(s, f, _d, a, io) {
    if (a.do !== 'break' && a.do !== 'correct' && a.do !== 'settle')
      return refuse('invalid', 'RDD-UP-05', 'notOnOffer');
    const d = present(s).find(({ seat }) => seat === a.seat);
    if (!d) return refuse('invalid', 'RDD-UP-05', 'noDreamer', { seat: a.seat ?? -1 });
    const refusal = act(s, d, a, io);
    if (!refusal) next(s, f, 'open');
    return refusal;
  },

  run(s, f) {
    pop<AnyFrame>(s, f);
  },
  absent: () => ({ do: 'draw' }),
};

function act(s: State, d: Dreamer, a: Do<'break' | 'correct' | 'settle'>, io: Io<Event>): Refusal | undefined {
  if (a.do === 'settle') return settle(d, a.what, 'gardien', io);
  if (a.do === 'correct') return correct(d, a, io);
  const refusal = whyNotBreak(s, d);
  if (refusal) return refusal;
  io.tell?.({ kind: 'outside', rule: 'RDD-UP-05', seat: d.seat, by: 'gardien', detail: a.detail ?? '' });
  jolt(s, d, io);
  return undefined;
}

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
function jolt(s: State, d: Dreamer, io: Io<Event>): void {
  const top = stackOf(s, d.seat)?.at(-1);
  if (top?.kind === 'casting' && top.step !== 'act') keep(s, top, d, io);
  if (d.journey) breakOff(s, d, 'RDD-UP-05', io);
  if (top?.kind === 'gift') offer(s, d, top.what);
}

/** What each figure of the sheet can be. */
function bounds(d: Dreamer, what: Do<'correct'>['what']): readonly [least: number, most: number] {
  switch (what) {
    case 'points':
      return [1, 200];
    case 'fatigue':
      return [0, trackLength(d.sheet.endurance) - 1 - (d.journey?.fatigue ?? 0)];
    case 'refoulement':
      return [0, 19];
    case 'vie':
      return [-40, d.sheet.vie];
    case 'ethylisme':
      return [-10, 0];
    case 'surencombrement':
      return [-20, 0];
  }
}

/** RDD-STATE-01: a figure put right, with the reason for it. */
function correct(d: Dreamer, { what, value, detail }: Do<'correct'>, io: Io<Event>): Refusal | undefined {
  const [least, most] = bounds(d, what);
  if (value < least || value > most) return refuse('invalid', 'RDD-STATE-01', 'outOfRange', { least, most });
  d[what] = value;
  io.tell?.({ kind: 'sheet', rule: 'RDD-STATE-01', seat: d.seat, what, value, by: 'gardien', detail });
  return undefined;
}
