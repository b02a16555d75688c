/** Mortebrume: the rule book. */

import type { Purpose } from '@reverie/kernel/chance/chance';
import { framed, type Procedures, push } from '@reverie/kernel/frames';
import type { Io, Rules, Seat } from '@reverie/kernel/game';
import { about } from './about.ts';
import { answerSchema } from './answers.ts';
import { cites } from './citing.ts';
import { SIZES } from './data/constants.ts';
import { profileOf } from './data/fighters.ts';
import { audience, type Event } from './events.ts';
import { CM, rounded } from './geometry/plane.ts';
import { checkOptions, hordeIn, type Options, optionsSchema, scenarioIn } from './options.ts';
import { activation } from './rules/activation.ts';
import { deploying } from './rules/deploy.ts';
import { escaping } from './rules/escape.ts';
import { profile } from './rules/fighter.ts';
import { melee } from './rules/melee.ts';
import { movingOn } from './rules/on.ts';
import { placing } from './rules/place.ts';
import { rolls } from './rules/rolls.ts';
import { councils, turn } from './rules/turn.ts';
import { end, zoneOf } from './rules/victory.ts';
import { volley } from './rules/volley.ts';
import { units } from './scenery.ts';
import { copyState, type Fighter, NOBODY, type State } from './state.ts';
import type { Types } from './types.ts';
import type { AnyFrame } from './unfinished.ts';
import { viewOf } from './view.ts';
import { wayOf, worthOf } from './ways.ts';

const procedures: Procedures<Types, AnyFrame> = {
  deploy: deploying,
  turn,
  council: councils,
  rolls,
  activation,
  melee,
  volley,
  place: placing,
  on: movingOn,
  escape: escaping,
};
const { pending, choices, draw, answer, leave, settle } = framed(procedures);

const GUESS: Purpose = { label: 'guess', seen: 'none' };

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

function setup(options: Options, _seats: readonly Seat[], io: Io<Event>): State {
  const scenario = scenarioIn(options);
  const hordes = options.hordes.map(hordeIn);
  const fighters = hordes.flatMap((horde, seat) =>
    horde.map((kind, i) => newFighter(seat === 0 ? i : (hordes[0]?.length ?? 0) + i, seat, i, kind)),
  );
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
    zone: zoneOf(scenario.zone),
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
  push<AnyFrame>(s, { kind: 'deploy', step: 'place', seat: 0 });
  settle(s, io);
  return s;
}

export const rules: Rules<Types> = {
  id: about.id,
  version: '2',
  seats: about.seats,
  secrets: true,
  options: optionsSchema,
  answers: answerSchema,
  audience,
  setup,
  check: (options) => checkOptions(options),
  pending,
  choices,
  draw,
  answer,

  /** Who leaves the table has lost: there is nobody to command the horde. */
  leave(s, seat, io) {
    if (s.ended) return;
    io.tell?.({ kind: 'left', rule: 'HB-34', seat });
    if (!s.gone.includes(seat)) s.gone.push(seat);
    end(s, io, seat);
    s.stacks = [];
    leave(s, seat, io);
  },

  view: viewOf,

  /** MOR-SOR-08: only which spell is prepared is hidden, from everybody but its caster's player. */
  redeal(s, who, io) {
    for (const f of s.fighters) {
      if (f.prepared === null || f.seat === who) continue;
      const { spells } = profile(f);
      f.prepared = spells[io.chance.pick(GUESS, spells.length)]?.spell ?? f.prepared;
    }
  },

  copy: copyState,
  outcome: (s) => s.ended ?? undefined,
  way: wayOf,
  cites,
  worth: worthOf,
};
