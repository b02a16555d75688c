/** HB-01 to HB-06: rolls, and what may be added before them (W5): destiny points, the morale bonus, a reserved action. */

import type { Purpose } from '@reverie/kernel/chance/chance';
import { ask, next, type Procedure, pop } from '@reverie/kernel/frames';
import type { Io, RuleId } from '@reverie/kernel/game';
import { refuse } from '@reverie/kernel/refusal';
import type { Answer } from '../answers.ts';
import { BASE, SPECIAL_FACES } from '../data/constants.ts';
import { RESERVED_LIMIT } from '../data/things.ts';
import { type Event, who } from '../events.ts';
import { type Fighter, fighterOf, type State } from '../state.ts';
import type { Types } from '../types.ts';
import type { Ask, Rolled, RollKind, RollsFrame } from '../unfinished.ts';
import { kindsOf } from './about.ts';
import { breakPreparation } from './harm.ts';
import { lay } from './stack.ts';

/** What each roll is for, as it is called out. */
export const PURPOSES: Readonly<Record<RollKind, Purpose>> = {
  weapon: { label: 'weapon', seen: 'all' },
  body: { label: 'body', seen: 'all' },
  dodge: { label: 'dodge', seen: 'all' },
  shot: { label: 'shot', seen: 'all' },
  throw: { label: 'throw', seen: 'all' },
  spell: { label: 'spell', seen: 'all' },
  will: { label: 'will', seen: 'all' },
  escape: { label: 'escape', seen: 'all' },
  morale: { label: 'morale', seen: 'all' },
  initiative: { label: 'initiative', seen: 'all' },
};

const RULES: Readonly<Record<RollKind, RuleId>> = {
  weapon: 'HB-01',
  body: 'MOR-BOD-02',
  dodge: 'HB-23',
  shot: 'HB-32',
  throw: 'MOR-THR-02',
  spell: 'HB-33',
  will: 'HB-33',
  escape: 'MOR-ESC-03',
  morale: 'MOR-MRL-02',
  initiative: 'HB-08',
};

/** As many dice as anybody adds to one roll: the odds stay small enough to be weighed. */
const MOST_ADDED = 8;

export const sumOf = (a: Ask): number => {
  let sum = 0;
  for (const { value } of a.terms) sum += value;
  return sum;
};

/** HB-03, HB-04: the dice read. */
export function readDice(faces: readonly number[], plus: number): Rolled {
  let total = plus;
  let special = false;
  let auto = true;
  for (const face of faces) {
    total += face;
    if (face !== 1) auto = false;
    if (SPECIAL_FACES.has(face)) special = true;
  }
  return { faces, total, special, auto };
}

/** The frames that wait for the outcome of rolls. */
interface Waits {
  rolled: Rolled[];
}

export function askRolls(s: State, asks: Ask[]): void {
  lay(s, { kind: 'rolls', step: 'ask', asks, at: 0 });
}

const seatOf = (s: State, a: Ask): 0 | 1 => fighterOf(s, a.who).seat as 0 | 1;
export const destinyOf = (s: State, seat: 0 | 1): number => s.destiny[seat] + s.extra[seat];

/** Whether there is anything to be decided before this roll. */
function isAsked(s: State, a: Ask): boolean {
  const seat = seatOf(s, a);
  return s.destiny[seat] + s.extra[seat] > 0 || s.bonus[seat] > 0 || a.reserved !== null;
}

function roll(s: State, a: Ask, io: Io<Event>): Rolled {
  const faces =
    a.add === 0 ? [io.chance.die(PURPOSES[a.what], a.die)] : io.chance.dice(PURPOSES[a.what], 1 + a.add, a.die);
  const rolled = readDice(faces, sumOf(a));
  if (io.tell) {
    const dice = faces.reduce((sum, face) => sum + face, 0);
    io.tell({
      kind: 'rolled',
      rule: RULES[a.what],
      who: who(fighterOf(s, a.who)),
      what: a.what,
      faces,
      total: rolled.total,
      special: rolled.special,
      auto: rolled.auto,
      sum: [...a.terms, { rule: 'HB-01', what: 'dice', value: dice }],
    });
  }
  return rolled;
}

/** HB-16: writes a reserved action off. Using one breaks a preparation (MOR-SOR-06). */
export function useReserved(s: State, f: Fighter, what: NonNullable<Ask['reserved']>, io: Io<Event>): void {
  (RESERVED_LIMIT[what] === 'turn' ? f.usedTurn : f.usedGame).push(what);
  io.tell?.({ kind: 'reserved', rule: 'HB-16', who: who(f), what });
  breakPreparation(s, f, io);
}

/** HB-02: points that lapse go first. */
function spend(s: State, seat: 0 | 1, points: number): void {
  const lapsing = Math.min(points, s.extra[seat]);
  s.extra[seat] -= lapsing;
  s.destiny[seat] -= points - lapsing;
}

export const rolls: Procedure<Types, RollsFrame> = {
  pending(s, f) {
    const a = f.asks[f.at];
    if (!a || !isAsked(s, a)) return [];
    return [
      ask(f, seatOf(s, a), 'dice', {
        about: {
          fighter: a.who,
          what: a.what,
          die: a.die,
          plus: sumOf(a),
          reserved: a.reserved,
          first: s.first,
          kinds: kindsOf(s),
        },
      }),
    ];
  },

  choices(s, f) {
    const a = f.asks[f.at] as Ask;
    const seat = seatOf(s, a);
    const found: Answer[] = [];
    const most = Math.min(2, destinyOf(s, seat));
    for (let add = 0; add <= most; add++) {
      found.push({ do: 'dice', add });
      if (s.bonus[seat] > 0) found.push({ do: 'dice', add, morale: true });
      if (a.reserved) found.push({ do: 'dice', add, reserved: true });
    }
    return found;
  },

  answer(s, f, _d, answer, io) {
    const a = f.asks[f.at] as Ask;
    const seat = seatOf(s, a);
    if (answer.do !== 'dice') return refuse('invalid', 'HB-02', 'notThis');
    if (answer.add > Math.min(MOST_ADDED, destinyOf(s, seat))) {
      return refuse('invalid', 'HB-02', 'noDestiny', { points: destinyOf(s, seat) });
    }
    if (answer.morale && s.bonus[seat] === 0) return refuse('invalid', 'MOR-MRL-05', 'noBonus');
    if (answer.reserved && !a.reserved) return refuse('invalid', 'HB-16', 'noReserved');
    const f1 = fighterOf(s, a.who);
    if (answer.add > 0) {
      spend(s, seat, answer.add);
      a.add = answer.add;
      io.tell?.({ kind: 'destiny', rule: 'HB-02', who: who(f1), dice: answer.add });
    }
    if (answer.morale) {
      // MOR-MRL-07, MOR-MRL-A4: announced before the roll, on top of all the rest.
      a.terms.push({ rule: 'MOR-MRL-05', what: 'morale', value: s.bonus[seat] });
      io.tell?.({ kind: 'moraleUsed', rule: 'MOR-MRL-05', who: who(f1), bonus: s.bonus[seat] });
      s.bonus[seat] = 0;
    }
    if (answer.reserved && a.reserved) {
      useReserved(s, f1, a.reserved, io);
      if (a.reserved === 'garde-haute') {
        a.terms.push({ rule: 'HB-16', what: 'garde-haute', value: BASE.reserved.guard });
      } else a.terms = a.terms.filter(({ what }) => what !== 'cover');
    }
    f.at++;
    next(s, f, 'ask');
    return undefined;
  },

  run(s, f, io) {
    while (f.at < f.asks.length && !isAsked(s, f.asks[f.at] as Ask)) f.at++;
    if (f.at < f.asks.length) {
      next(s, f, 'ask');
      return;
    }
    const rolled = f.asks.map((a) => roll(s, a, io));
    const under = pop(s, f);
    if (under) (under as unknown as Waits).rolled = rolled;
  },

  absent: () => ({ do: 'dice', add: 0 }),
};
