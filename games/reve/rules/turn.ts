/** A dreamer's round: what he may begin in the world, and where he may go in the TMR. */

import { ask, next, type Procedure, push } from '@reverie/kernel/frames';
import type { Io } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import { ROUNDS_AN_HOUR } from '../data/hours.ts';
import { CELLS, type CellIndex, cellAt, cellsOfKind } from '../data/map.ts';
import type { Event } from '../events.ts';
import { DIRECTIONS, neighbours } from '../hex.ts';
import { type AnyFrame, type Dreamer, dreamerOf, hasGardien, type State, type Turn } from '../state.ts';
import type { Types } from '../types.ts';
import { deliver } from './aim.ts';
import { comeDown, effectOf, fatigueCost, has, tire } from './dreamer.ts';
import { isLost } from './hidden.ts';
import { mayGoUp, monteeCost } from './montee.ts';
import { isMissing, jump, stay, walk } from './move.ts';
import { finishTurn } from './time.ts';

/** Sleeping choices offered; any number of hours may be asked for. */
const SLEEP: readonly Answer[] = [1, 4, 8].map((hours) => ({ do: 'sleep', hours }));
const WAIT: Answer = { do: 'wait', hours: 1 };
const END: Answer = { do: 'end' };
const UP: readonly Answer[] = [
  { do: 'goUp', mode: 'normal' },
  { do: 'goUp', mode: 'accelere' },
];

/** The lists that are asked for again and again, by how many modes of the montée are open. */
const AWAKE: readonly (readonly Answer[])[] = [0, 1, 2].map((modes) => [
  ...UP.slice(0, modes),
  { do: 'pass' },
  WAIT,
  ...SLEEP,
  END,
]);

function worldChoices(s: State, d: Dreamer): readonly Answer[] {
  // RDD-UP-08: nothing but sleep; who cannot sleep waits until he can.
  const sleepless = has(d, 'insomnie');
  if (d.exhausted) return sleepless ? [WAIT, END] : [...SLEEP, END];
  // What stands against the ordinary montée stands against the accelerated one too, which costs no less.
  const modes = mayGoUp(s, d, 'normal') ? 0 : mayGoUp(s, d, 'accelere') ? 1 : 2;
  const all = AWAKE[modes] as readonly Answer[];
  return sleepless ? all.filter((answer) => answer.do !== 'sleep') : all;
}

const GO: readonly Answer[] = DIRECTIONS.map((towards) => ({ do: 'go', towards }));
// RDD-MOVE-03: once something was done in an accelerated round, it may end where one is.
const STAYING: readonly Answer[] = [...GO, { do: 'stay' }, { do: 'comeDown' }];
const RESTING: readonly Answer[] = [...GO, { do: 'rest' }, { do: 'comeDown' }];

function landsChoices(d: Dreamer): readonly Answer[] {
  const all = d.journey?.moved ? RESTING : STAYING;
  const home = (effectOf(d, 'terreAttache')?.cells ?? []).map((cell): Answer => ({ do: 'home', cell: coord(cell) }));
  if (home.length === 0 && !onRiver(d)) return all;
  const elsewhere = (cell: CellIndex) => isLost(d) || cell !== d.at;
  const river = (onRiver(d) ? cellsOfKind('fleuve') : [])
    .filter(elsewhere)
    .map((cell): Answer => ({ do: 'river', cell: coord(cell) }));
  return [...all, ...home, ...river];
}

const coord = (cell: CellIndex): string => CELLS[cell]?.coord ?? '';
const onRiver = (d: Dreamer): boolean => has(d, 'connaissanceFleuve') && CELLS[d.at]?.kind === 'fleuve';

const USUAL_COSTS = { costs: { normal: 1, accelere: 2 }, fatigue: 1 } as const;
/** RDD-UP-01, RDD-UP-04: what the montée costs him today, and what it tires. */
const costsFor = (d: Dreamer) =>
  d.effects.length === 0
    ? USUAL_COSTS
    : { costs: { normal: monteeCost(d, 'normal'), accelere: monteeCost(d, 'accelere') }, fatigue: fatigueCost(d) };

/** From where he goes, for the words of each way: never said to who is lost (RDD-HID-02). */
function whereabouts(d: Dreamer): { readonly cell?: string; readonly missing?: readonly string[] } {
  if (isLost(d)) return {};
  const cell = coord(d.at);
  if (d.effects.length === 0) return { cell };
  const missing = neighbours(d.at).filter((next) => isMissing(d, next));
  return missing.length === 0 ? { cell } : { cell, missing: missing.map(coord) };
}

export const turn: Procedure<Types, Turn> = {
  pending(s, f) {
    if (f.step !== 'open') return [];
    const d = dreamerOf(s, f.seat);
    const { journey } = d;
    return [
      journey
        ? ask(f, f.seat, 'lands', { about: { mode: journey.mode, fatigue: fatigueCost(d), ...whereabouts(d) } })
        : ask(f, f.seat, 'world', { open: true, about: costsFor(d) }),
    ];
  },

  choices: (s, f, d) =>
    d.kind === 'lands' ? landsChoices(dreamerOf(s, f.seat)) : worldChoices(s, dreamerOf(s, f.seat)),

  answer(s, f, d, a, io) {
    const dreamer = dreamerOf(s, f.seat);
    return d.kind === 'lands' ? inTheLands(s, f, dreamer, a, io) : inTheWorld(s, f, dreamer, a, io);
  },

  run(s, f, io) {
    const d = dreamerOf(s, f.seat);
    if (f.step === 'over') finishTurn(s, f, io);
    else if (d.carried && d.carried.round <= s.round) deliver(s, f, d, io);
    else if (d.journey?.held) {
      // RDD-RFL-02: each next round he must try again, for one fatigue.
      if (tire(s, d, io)) return;
      const { kind: encounter, force, price } = d.journey.held;
      push<AnyFrame>(
        s,
        { kind: 'meeting', step: 'struggle', seat: d.seat, encounter, force, price, again: true, dreaming: false },
        f,
      );
      f.step = 'over';
    } else next(s, f, 'open');
  },

  absent: () => ({ do: 'end' }),
};

function inTheWorld(s: State, f: Turn, d: Dreamer, a: Answer, io: Io<Event>): Refusal | undefined {
  if (a.do === 'end') {
    d.ended = true;
    io.tell?.({ kind: 'ended', rule: 'RDD-POS-02', seat: d.seat });
    next(s, f, 'over');
    return undefined;
  }
  if (a.do === 'state') return setState(s, f, d, a, io);
  if (d.exhausted && a.do !== 'sleep' && a.do !== 'wait') return refuse('invalid', 'RDD-UP-08', 'asleep');
  if (a.do === 'goUp') {
    const refusal = mayGoUp(s, d, a.mode);
    if (refusal) return refusal;
    next(s, f, 'over');
    // RDD-UP-03: the gardien may refuse or ask for a roll; without one the montée is allowed.
    push<AnyFrame>(s, { kind: 'ruling', step: 'montee', seat: d.seat, about: a.mode }, f);
    return undefined;
  }
  if (a.do === 'pass') {
    next(s, f, 'over');
    return undefined;
  }
  if (a.do !== 'wait' && a.do !== 'sleep') return refuse('invalid', 'RDD-UP-05', 'notInTheWorld');
  const asleep = a.do === 'sleep';
  if (asleep && has(d, 'insomnie')) return refuse('invalid', 'RDD-TABLE-01', 'insomnia');
  d.busy = { until: s.round + a.hours * ROUNDS_AN_HOUR, asleep };
  io.tell?.({ kind: 'waits', rule: asleep ? 'RDD-DREAM-01' : 'RDD-TIME-01', seat: d.seat, hours: a.hours, asleep });
  next(s, f, 'over');
  return undefined;
}

/** As in answers.ts. */
const LEAST_VIE = -40;

/** RDD-STATE-01: what the fiction does to him, said by himself where there is no gardien to say it. */
function setState(
  s: State,
  f: Turn,
  d: Dreamer,
  a: Extract<Answer, { do: 'state' }>,
  io: Io<Event>,
): Refusal | undefined {
  if (hasGardien(s)) return refuse('invalid', 'RDD-STATE-01', 'forTheGardien');
  const most = d.sheet.vie;
  if (a.vie !== undefined && a.vie > most)
    return refuse('invalid', 'RDD-STATE-01', 'outOfRange', { least: LEAST_VIE, most });
  for (const what of ['vie', 'ethylisme', 'surencombrement'] as const) {
    const value = a[what];
    if (value === undefined) continue;
    d[what] = value;
    io.tell?.({ kind: 'sheet', rule: 'RDD-STATE-01', seat: d.seat, what, value, by: 'dreamer', detail: '' });
  }
  next(s, f, 'open');
  return undefined;
}

/** RDD-UP-05: in the TMR there is nothing that he can do in the world but come down to it. */
function inTheLands(s: State, f: Turn, d: Dreamer, a: Answer, io: Io<Event>): Refusal | undefined {
  if (a.do === 'comeDown') {
    comeDown(s, d, io);
    return undefined;
  }
  if (a.do === 'rest') {
    if (!d.journey?.moved) return refuse('invalid', 'RDD-MOVE-01', 'stayingCosts');
    next(s, f, 'over');
    return undefined;
  }
  if (a.do === 'stay') {
    if (d.journey?.moved) return refuse('invalid', 'RDD-MOVE-03', 'alreadyThere');
    stay(s, f, d);
    return undefined;
  }
  if (a.do === 'go') {
    walk(s, f, d, a.towards, io);
    return undefined;
  }
  if (a.do === 'home' || a.do === 'river') {
    const cell = cellAt(a.cell);
    const may =
      a.do === 'home'
        ? effectOf(d, 'terreAttache')?.cells?.includes(cell ?? -1)
        : onRiver(d) && CELLS[cell ?? -1]?.kind === 'fleuve';
    if (cell === undefined || !may) return refuse('invalid', 'RDD-TABLE-01', 'noSuchGift');
    jump(s, f, d, cell, a.do, io);
    return undefined;
  }
  if (a.do === 'goUp') return refuse('invalid', 'RDD-UP-02', 'modeIsFixed');
  return refuse('invalid', 'RDD-UP-05', 'notInTheLands');
}
