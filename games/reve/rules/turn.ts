/** A dreamer's round: what he may begin in the world, and where he may go in the TMR. */
import { next, push } from '@reverie/kernel/frames';
import { invalid, type Refusal } from '@reverie/kernel/refusal';
import { type StepQuestion, stepped } from '@reverie/kernel/steps';
import { type Answer, type Do, LEAST_VIE } from '../answers.ts';
import { ROUNDS_AN_HOUR } from '../data/hours.ts';
import { type CellIndex, cellAt, cellsOfKind, coordOf } from '../data/map.ts';
import type { Io } from '../events.ts';
import { DIRECTIONS, neighbours, step } from '../hex.ts';
import type { About } from '../questions.ts';
import { type AnyFrame, type Dreamer, dreamerOf, hasGardien, type State, type Turn } from '../state.ts';
import type { Types } from '../types.ts';
import { WORTH } from '../ways.ts';
import { deliver } from './aim.ts';
import { comeDown, tire } from './concentration.ts';
import { effectOf, fatigueCost, forbids, has, isMissing, isRiver, monteeCost } from './effects.ts';
import { isLost } from './hidden.ts';
import { worldBreaksIn } from './kinds.ts';

import { enter, go, mayGoUp } from './move.ts';
import { finishTurn } from './time.ts';

/** Sleeping choices offered; any number of hours may be asked for. */
const SLEEP: readonly Answer[] = [1, 4, 8].map((hours) => ({ do: 'sleep', hours }));
const PASS: Answer = { do: 'pass' };
const WAIT: Answer = { do: 'wait', hours: 1 };
const END: Answer = { do: 'end' };
const UP: readonly Answer[] = (['normal', 'accelere'] as const).map((mode) => ({ do: 'goUp', mode }));

/** The lists that are asked for again and again, by how many modes of the montée are open. */
const AWAKE: readonly Answer[][] = [0, 1, 2].map((modes) => [...UP.slice(0, modes), PASS, WAIT, ...SLEEP, END]);

function worldChoices(s: State, d: Dreamer): readonly Answer[] {
  // RDD-UP-08: nothing but sleep; who cannot sleep waits until he can.
  const sleepless = forbids(d, 'sleep');
  if (d.exhausted) return sleepless ? [WAIT, END] : [...SLEEP, END];
  // What stands against the ordinary montée stands against the accelerated one too, which costs no less.
  const modes = mayGoUp(s, d, 'normal') ? 0 : mayGoUp(s, d, 'accelere') ? 1 : 2;
  const all = AWAKE[modes] as readonly Answer[];
  return sleepless ? all.filter((answer) => answer.do !== 'sleep') : all;
}

const GOING_UP = ['RDD-UP-04', 'RDD-WET-03', 'RDD-POS-01'];
const USUAL_COSTS: About<'world'> = { costs: { normal: 1, accelere: 2 }, fatigue: 1 };
/** RDD-UP-01, RDD-UP-04: what the montée costs him today, and what it tires. */
const costsFor = (d: Dreamer): About<'world'> =>
  d.effects.length === 0
    ? USUAL_COSTS
    : { costs: { normal: monteeCost(d, 'normal'), accelere: monteeCost(d, 'accelere') }, fatigue: fatigueCost(d) };

/** The round is spent. */
const spend = (s: State, f: Turn): undefined => next(s, f, 'over');

const asleep = (): Refusal => invalid('RDD-UP-08', 'asleep');

const world: StepQuestion<Types, Turn, 'world'> = {
  kind: 'world',
  open: true,
  to: (s, f) => (dreamerOf(s, f.seat).journey ? undefined : f.seat),
  about: (s, f) => costsFor(dreamerOf(s, f.seat)),
  cites: ['RDD-UP-01', 'RDD-DREAM-01'],
  choices: (s, f) => worldChoices(s, dreamerOf(s, f.seat)),
  on: {
    goUp: {
      // RDD-POS-01: it begins where the sheet put the demi-rêve, or where the last one ended.
      cites: (_d, { mode }) => ['RDD-UP-01', ...(mode === 'accelere' ? ['RDD-UP-02'] : []), ...GOING_UP],
      take(s, f, { mode }) {
        const refusal = mayGoUp(s, dreamerOf(s, f.seat), mode);
        if (refusal) return refusal;
        spend(s, f);
        // RDD-UP-03: the gardien may refuse or ask for a roll; without one the montée is allowed.
        return push<AnyFrame>(s, { kind: 'ruling', step: 'montee', seat: f.seat, about: mode }, f);
      },
    },
    pass: { cites: ['RDD-TIME-01'], take: (s, f) => (dreamerOf(s, f.seat).exhausted ? asleep() : spend(s, f)) },
    wait: { cites: ['RDD-TIME-01'], take: (s, f, { hours }, io) => busy(s, f, hours, false, io) },
    sleep: {
      cites: ['RDD-DREAM-01', 'RDD-FAT-01'],
      take: (s, f, { hours }, io) =>
        forbids(dreamerOf(s, f.seat), 'sleep') ? invalid('RDD-TABLE-01', 'insomnia') : busy(s, f, hours, true, io),
    },
    state: { cites: ['RDD-STATE-01'], take: setState },
    end: {
      cites: ['RDD-POS-02'],
      take(s, f, _a, io) {
        dreamerOf(s, f.seat).ended = true;
        io.tell?.({ kind: 'ended', rule: 'RDD-POS-02', seat: f.seat });
        return spend(s, f);
      },
    },
  },
  otherwise: (s, f) => (dreamerOf(s, f.seat).exhausted ? asleep() : invalid('RDD-UP-05', 'notInTheWorld')),
  absent: END,
};

function busy(s: State, f: Turn, hours: number, sleeps: boolean, io: Io): undefined {
  dreamerOf(s, f.seat).busy = { until: s.round + hours * ROUNDS_AN_HOUR, asleep: sleeps };
  const rule = sleeps ? 'RDD-DREAM-01' : 'RDD-TIME-01';
  io.tell?.({ kind: 'waits', rule, seat: f.seat, hours, asleep: sleeps });
  return spend(s, f);
}

/** RDD-STATE-01: what the fiction does to him, said by himself where there is no gardien to say it. */
function setState(s: State, f: Turn, a: Do<'state'>, io: Io): Refusal | undefined {
  if (hasGardien(s)) return invalid('RDD-STATE-01', 'forTheGardien');
  const d = dreamerOf(s, f.seat);
  const most = d.sheet.vie;
  if (a.vie !== undefined && a.vie > most) return invalid('RDD-STATE-01', 'outOfRange', { least: LEAST_VIE, most });
  for (const what of ['vie', 'ethylisme', 'surencombrement'] as const) {
    const value = a[what];
    if (value === undefined) continue;
    d[what] = value;
    io.tell?.({ kind: 'sheet', rule: 'RDD-STATE-01', seat: d.seat, what, value, by: 'dreamer', detail: '' });
  }
  return next(s, f, 'open');
}

const GO: readonly Answer[] = DIRECTIONS.map((towards) => ({ do: 'go', towards }));
// RDD-MOVE-03: once something was done in an accelerated round, it may end where one is.
const STAYING: readonly Answer[] = [...GO, { do: 'stay' }, { do: 'comeDown' }];
const RESTING: readonly Answer[] = [...GO, { do: 'rest' }, { do: 'comeDown' }];

const homesOf = (d: Dreamer): readonly CellIndex[] => effectOf(d, 'terreAttache')?.cells ?? [];
const onRiver = (d: Dreamer): boolean => has(d, 'connaissanceFleuve') && isRiver(d.at);

function landsChoices(d: Dreamer): readonly Answer[] {
  const all = d.journey?.moved ? RESTING : STAYING;
  if (d.effects.length === 0) return all;
  const home = homesOf(d).map((cell): Answer => ({ do: 'home', cell: coordOf(cell) }));
  if (home.length === 0 && !onRiver(d)) return all;
  const elsewhere = (cell: CellIndex) => isLost(d) || cell !== d.at;
  const river = (onRiver(d) ? cellsOfKind('fleuve') : [])
    .filter(elsewhere)
    .map((cell): Answer => ({ do: 'river', cell: coordOf(cell) }));
  return [...all, ...home, ...river];
}

/** From where he goes, for the words of each way: never said to who is lost (RDD-HID-02). */
function whereabouts(d: Dreamer): About<'lands'> {
  const mode = d.journey?.mode ?? 'normal';
  const fatigue = fatigueCost(d);
  if (isLost(d)) return { mode, fatigue };
  const cell = coordOf(d.at);
  if (d.effects.length === 0) return { mode, fatigue, cell };
  const missing = neighbours(d.at).filter((beside) => isMissing(d, beside));
  return missing.length === 0 ? { mode, fatigue, cell } : { mode, fatigue, cell, missing: missing.map(coordOf) };
}

/** To a cell that a gift of the Dragons leads to. */
const byGift =
  (may: (d: Dreamer, cell: CellIndex) => boolean) =>
  (s: State, f: Turn, a: Do<'home' | 'river'>, io: Io): Refusal | undefined => {
    const d = dreamerOf(s, f.seat);
    const cell = cellAt(a.cell);
    if (cell === undefined || !may(d, cell)) return invalid('RDD-TABLE-01', 'noSuchGift');
    // From there on he knows where he is.
    return go(s, f, d, () => cell, a.do, io);
  };

/** RDD-UP-05: in the TMR there is nothing that he can do in the world but come down to it. */
const lands: StepQuestion<Types, Turn, 'lands'> = {
  kind: 'lands',
  to: (s, f) => (dreamerOf(s, f.seat).journey ? f.seat : undefined),
  about: (s, f) => whereabouts(dreamerOf(s, f.seat)),
  cites: ['RDD-MOVE-01', 'RDD-MOVE-02', 'RDD-MOVE-06', 'RDD-WET-01', 'RDD-WET-04', 'RDD-MAP-01', 'RDD-MAP-02'],
  choices: (s, f) => landsChoices(dreamerOf(s, f.seat)),
  on: {
    go: (s, f, { towards }, io) => go(s, f, dreamerOf(s, f.seat), (cell) => step(cell, towards), 'walk', io),
    stay: (s, f) =>
      dreamerOf(s, f.seat).journey?.moved
        ? invalid('RDD-MOVE-03', 'alreadyThere')
        : enter(s, f, dreamerOf(s, f.seat), 'stay'),
    comeDown: {
      cites: ['RDD-STATE-02', 'RDD-UP-06', 'RDD-MOVE-05'],
      take: (s, f, _a, io) => comeDown(s, dreamerOf(s, f.seat), io),
    },
    rest: {
      cites: ['RDD-MOVE-03'],
      take: (s, f) => (dreamerOf(s, f.seat).journey?.moved ? spend(s, f) : invalid('RDD-MOVE-01', 'stayingCosts')),
    },
    home: { cites: ['RDD-TABLE-01'], take: byGift((d, cell) => homesOf(d).includes(cell)) },
    river: { cites: ['RDD-TABLE-01'], take: byGift((d, cell) => onRiver(d) && isRiver(cell)) },
    goUp: () => invalid('RDD-UP-02', 'modeIsFixed'),
  },
  otherwise: ['RDD-UP-05', 'notInTheLands'],
  absent: END,
};

/** What is carried or holds him comes before what he may decide. */
function begin(s: State, f: Turn, io: Io): void {
  const d = dreamerOf(s, f.seat);
  if (d.carried.some(({ round }) => round <= s.round)) deliver(s, f, d, io);
  else if (d.journey?.held) {
    // RDD-RFL-02: each next round he must try again, for one fatigue.
    if (tire(s, d, io) || worldBreaksIn(s, d, io)) return;
    const { kind: encounter, force, price } = d.journey.held;
    const held = { encounter, force, price, again: true, dreaming: false } as const;
    push<AnyFrame>(s, { kind: 'meeting', step: 'struggle', seat: d.seat, ...held }, f);
    f.step = 'over';
  } else next(s, f, 'open');
}

export const turn = stepped<Types, Turn>(
  { start: { run: begin }, open: { asks: [world, lands] }, over: { run: finishTurn } },
  { worth: WORTH },
);
