/** HB-34 to HB-36: who is brought, where they are set up, one side after the other, and who has won. */
import { pop } from '@reverie/kernel/frames';
import type { Io, SeatIndex } from '@reverie/kernel/game';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Answer, Do } from '../answers.ts';
import { BASE, SIZES } from '../data/constants.ts';
import { profileOf } from '../data/fighters.ts';
import type { Event } from '../events.ts';
import type { DeployFrame } from '../frames.ts';
import { onTable, surfaceAt } from '../geometry/field.ts';
import { CM, rounded, roundedDown, squared } from '../geometry/plane.ts';
import { hordeIn, type Options, scenarioIn } from '../options.ts';
import { groundOf, units } from '../scenery.ts';
import { type Fighter, fighterAt, lay, NOBODY, named, type State } from '../state.ts';
import { toEither } from '../ways.ts';
import { LINES, lineUp } from './deployment.ts';
import { isFit, isFree, profile } from './fighter.ts';
import { isWithin } from './measure.ts';
import { procedure } from './procedure.ts';

function newFighter(id: number, seat: number, index: number, kind: string): Fighter {
  const { size, physique, armour } = profileOf(kind);
  const { base, height } = SIZES[size];
  return {
    id,
    x: 0,
    y: 0,
    z: 0,
    r: rounded((base * CM) / 2),
    h: rounded(height * CM),
    // Not on the table before it is set up there.
    off: true,
    lying: false,
    seat,
    kind,
    mark: String.fromCharCode((seat === 0 ? 65 : 97) + index),
    fx: 0,
    fy: seat === 0 ? 1000 : -1000,
    phys: physique,
    arm: armour,
    dead: false,
    fled: false,
    edge: 0,
    captor: NOBODY,
    spent: 0,
    activated: false,
    moved: false,
    acted: false,
    cast: false,
    fought: false,
    stunned: false,
    noDodge: false,
    dodgeBonus: 0,
    disturbed: false,
    picking: NOBODY,
    rooted: 0,
    stone: 0,
    stoneUntil: 0,
    prepared: null,
    preparedIn: 0,
    usedTurn: [],
    usedGame: [],
  };
}

/** A new table, before anybody is set up. */
export function newTable(options: Options): State {
  const scenario = scenarioIn(options);
  const hordes = options.hordes.map(hordeIn);
  const fighters: Fighter[] = [];
  for (let seat = 0; seat < hordes.length; seat++) {
    const horde = hordes[seat] as readonly string[];
    for (let i = 0; i < horde.length; i++) fighters.push(newFighter(fighters.length, seat, i, horde[i] as string));
  }
  const { measuring, capFailedThrow, capture, offensive } = options;
  const s: State = {
    stacks: [],
    serial: 0,
    gone: [],
    scenario: scenario.id,
    goal: scenario.goal,
    turns: scenario.turns,
    halves: scenario.halves,
    weather: options.weather === 'scenario' ? scenario.weather : options.weather,
    strip: units(scenario.strip),
    zone: units(scenario.zone),
    settings: { measuring, capFailedThrow, capture, offensive },
    side: units(options.side),
    scenery: scenario.scenery,
    first: hordes[0]?.length ?? 0,
    turn: 0,
    visibility: 0,
    began: NOBODY,
    // HB-05: as many points as fighters.
    destiny: [hordes[0]?.length ?? 0, hordes[1]?.length ?? 0],
    extra: [0, 0],
    bonus: [0, 0],
    fighters,
    things: scenario.things.map(({ thing, at }) => ({ kind: thing, x: units(at[0]), y: units(at[1]), holder: NOBODY })),
    veils: [],
    fallen: [0, 0],
    falling: [0, 0],
    held: [0, 0],
    ended: null,
  };
  lay(s, { kind: 'deploy', step: 'place', seat: 0 });
  return s;
}

const own = (s: State, seat: number): Fighter[] => s.fighters.filter((f) => f.seat === seat);

/** How far into the table a place lies, from the seat's own edge. */
const depth = (s: State, seat: number, y: number): number => (seat === 0 ? y : s.side - y);

export function deployFault(s: State, seat: number, a: Do<'deploy'>): Refusal | undefined {
  const fighters = own(s, seat);
  if (a.places.length !== fighters.length) {
    return refuse('invalid', 'HB-35', 'deployCount', { count: a.places.length, fighters: fighters.length });
  }
  const ground = groundOf(s);
  for (const [i, { at, facing }] of a.places.entries()) {
    const f = fighters[i] as Fighter;
    const [x, y] = at;
    const details = { mark: f.mark, x: x / CM, y: y / CM };
    if (facing[0] === 0 && facing[1] === 0) return refuse('invalid', 'HB-17', 'noFacing', details);
    if (!onTable(ground, x, y, f.r)) return refuse('invalid', 'HB-35', 'offTable', details);
    if (depth(s, seat, y) + f.r > s.strip) return refuse('invalid', 'HB-35', 'outsideStrip', details);
    if (surfaceAt(ground, x, y, f.r) === undefined) return refuse('invalid', 'HB-35', 'hangsOver', details);
    for (const [k, other] of a.places.entries()) {
      const g = fighters[k] as Fighter;
      if (k < i && squared(x, y, other.at[0], other.at[1]) < (f.r + g.r) * (f.r + g.r)) {
        return refuse('invalid', 'HB-35', 'deployOverlap', { ...details, other: g.mark });
      }
    }
  }
  return undefined;
}

/** One of the ready lines, if there is room for it. */
export const line = (s: State, seat: number, at: number): readonly Do<'deploy'>[] => {
  const answer = lineUp(s, seat, at);
  return deployFault(s, seat, answer) ? [] : [answer];
};
const lines = (s: State, seat: number): Do<'deploy'>[] => LINES.flatMap((_, at) => line(s, seat, at));

/** HB-35: a horde that no line has room for is turned away at the door, not when it is to be set up. */
export function deploymentFault(options: Options): Refusal | undefined {
  const s = newTable(options);
  const seat = [0, 1].find((one) => lines(s, one).length === 0);
  return seat === undefined
    ? undefined
    : refuse('invalid', 'HB-35', 'noRoom', { where: 'scenario.scenery', seat: seat + 1 });
}

export const deploying = procedure<DeployFrame>({
  place: {
    kind: 'deploy',
    open: true,
    about: named,
    cites: ['HB-35', 'HB-37'],
    worth: toEither,
    on: {
      deploy(s, f, a, io) {
        const fault = deployFault(s, f.seat, a);
        if (fault) return fault;
        const ground = groundOf(s);
        for (const [i, one] of own(s, f.seat).entries()) {
          const { at, facing } = a.places[i] as Do<'deploy'>['places'][number];
          [one.x, one.y] = at;
          [one.fx, one.fy] = facing;
          one.z = surfaceAt(ground, at[0], at[1], one.r) ?? 0;
          one.off = false;
        }
        io.tell?.({ kind: 'deployed', rule: 'HB-35', seat: f.seat });
        pop(s, f);
        if (f.seat === 0) lay(s, { kind: 'deploy', step: 'place', seat: 1 });
        else lay(s, { kind: 'turn', step: 'mist', seat: 0 });
        return undefined;
      },
    },
    absent: (s, f) => lines(s, f.seat)[0] as Answer,
  },
});

/** What the loss of a fighter is worth to the enemy: the price, and half as much again for the dead and the captured. */
export function worthOf(f: Fighter): number {
  const { out, lost } = BASE.worth;
  const { cost } = profile(f);
  if (f.dead || f.captor >= 0) return roundedDown((cost * lost) / 2);
  if (f.phys === 0 || f.fled) return roundedDown((cost * out) / 2);
  return 0;
}

/** A crossing counts for those who cross: off by the enemy's edge is no flight. */
const crossed = (s: State, f: Fighter): boolean => s.goal === 'cross' && f.fled && f.edge === 1;

export function pointsOf(s: State, seat: SeatIndex): number {
  let sum = s.held[seat as 0 | 1];
  for (const f of s.fighters) {
    if (f.seat !== seat && !crossed(s, f)) sum += worthOf(f);
    if (f.seat === seat && crossed(s, f)) sum += roundedDown((profile(f).cost * BASE.worth.lost) / 2);
  }
  return sum;
}

/** MOR-STA: nobody free and able to act is left on one side. */
export function isDecided(s: State): boolean {
  let sides = 0;
  for (const f of s.fighters) {
    if (!isFree(f)) continue;
    sides |= 1 << f.seat;
    if (sides === 3) return false;
  }
  return true;
}

/** The hill: from the third turn on, three points a turn for the side with more free fighters on it. */
export function holdGround(s: State, io: Io<Event>): void {
  if (s.goal !== 'hold' || s.turn < 3) return;
  const middle = { x: s.side / 2, y: s.side / 2, r: 0 };
  const there = s.fighters.filter((f) => isFree(f) && isWithin(f, middle, s.zone));
  const [a = 0, b = 0] = [0, 1].map((seat) => there.filter((f) => f.seat === seat).length);
  if (a === b) return;
  const seat = a > b ? 0 : 1;
  s.held[seat] += 3;
  io.tell?.({ kind: 'holds', rule: 'HB-34', seat, points: 3 });
}

/** The relic in hand or carried off by one's own edge; the hostages; else points. */
function byGoal(s: State): SeatIndex | undefined {
  if (s.goal === 'relic') {
    const holder = fighterAt(s, s.things.find(({ kind }) => kind === 'relique')?.holder);
    if (holder && ((isFit(holder) && holder.captor < 0) || (holder.fled && holder.edge === 0))) return holder.seat;
  }
  if (s.goal === 'hostage') {
    const [a = 0, b = 0] = [0, 1].map((seat) => s.fighters.filter((f) => f.captor >= 0 && f.seat !== seat).length);
    if (a !== b) return a > b ? 0 : 1;
  }
  return undefined;
}

export function end(s: State, io: Io<Event>, left?: SeatIndex): void {
  const points = [pointsOf(s, 0), pointsOf(s, 1)];
  const alive = [0, 1].filter((seat) => s.fighters.some((f) => f.seat === seat && isFree(f)));
  const crossing = s.goal === 'cross' && s.fighters.some((f) => crossed(s, f));
  let winner: SeatIndex | undefined;
  if (left !== undefined) winner = 1 - left;
  else if (alive.length === 1 && !crossing) winner = alive[0];
  else {
    const [a = 0, b = 0] = points;
    winner = byGoal(s) ?? (a === b ? undefined : a > b ? 0 : 1);
  }
  s.ended = { winners: winner === undefined ? [] : [winner], scores: points, rule: 'HB-34' };
  io.tell?.({ kind: 'over', rule: 'HB-34', seat: winner ?? null, points });
}
