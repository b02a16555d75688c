/**
 * A hard case for the frames: a reaction inside a reaction window, asked of several players in an order that the rules fix.
 *
 * One seat charges, two seats stand together. The charge may be intercepted by either of the two, the farther one
 * asked first; the charger answers an interception by dodging or by standing; before any roll both sides may add dice
 * from their pool, the one attacked first; and when the charge arrives, the companion may take the target's place.
 *
 *   CHG-01  the charger names a target, or stops charging
 *   CHG-02  each of the others may intercept, the companion of the target first; one interception a charge
 *   CHG-03  the charger dodges an interception, or stands and takes it
 *   CHG-04  before a roll both sides may add dice, the one attacked first
 *   CHG-05  the higher sum wins; the attacked one wins ties; losing costs one life
 *   CHG-06  a dodge that fails costs one life and ends the charge; one that succeeds lets it go on
 *   CHG-07  the companion may stand in for the target
 *   CHG-08  without lives, or gone from the table, one is out; the last side standing wins
 */
import { z } from 'zod';
import { ruleBook } from '../src/book.ts';
import type { Purpose } from '../src/chance/chance.ts';
import { type Frame, type FrameStacks, next, pop, push, unfinished } from '../src/frames.ts';
import type { BareQuestion, Game, Io, SeatIndex } from '../src/game.ts';
import { refuse } from '../src/refusal.ts';
import { stepped } from '../src/steps.ts';
import { plainRulebook, plainTexts } from './plain-texts.ts';

const CHARGER: SeatIndex = 0;
const DICE: Purpose = { label: 'dice', seen: 'all' };

interface Turn extends Frame {
  readonly kind: 'turn';
  step: 'declare';
}
interface Charge extends Frame {
  readonly kind: 'charge';
  step: 'intercept' | 'defend' | 'strike' | 'over';
  target: SeatIndex;
  /** Who is still to be asked about intercepting, in order. */
  asked: SeatIndex[];
}
interface Interception extends Frame {
  readonly kind: 'interception';
  step: 'react' | 'rolled';
  readonly by: SeatIndex;
  dodging: boolean;
  won: boolean;
}
interface Roll extends Frame {
  readonly kind: 'roll';
  step: 'add';
  readonly attacker: SeatIndex;
  readonly attacked: SeatIndex;
  /** Dice added by the attacked one, then by the attacker. */
  added: number[];
}
type AnyFrame = Turn | Charge | Interception | Roll;

export interface State extends FrameStacks<AnyFrame> {
  lives: number[];
  pool: number[];
}
export type Answer = { charge: SeatIndex } | 'stop' | 'yes' | 'no' | 'dodge' | 'stand' | { dice: number };
export type Event =
  | { readonly kind: 'charges'; readonly rule: 'CHG-01'; readonly target: SeatIndex }
  | { readonly kind: 'intercepts'; readonly rule: 'CHG-02'; readonly seat: SeatIndex }
  | { readonly kind: 'reacts'; readonly rule: 'CHG-03'; readonly dodging: boolean }
  | { readonly kind: 'adds'; readonly rule: 'CHG-04'; readonly seat: SeatIndex; readonly dice: number }
  | { readonly kind: 'rolled'; readonly rule: 'CHG-05'; readonly attack: number; readonly defence: number }
  | { readonly kind: 'defends'; readonly rule: 'CHG-07'; readonly seat: SeatIndex }
  | { readonly kind: 'hurt'; readonly rule: 'CHG-05' | 'CHG-06'; readonly seat: SeatIndex }
  | { readonly kind: 'left'; readonly rule: 'CHG-08'; readonly seat: SeatIndex };

const standing = (s: State, seat: SeatIndex): boolean => (s.lives[seat] as number) > 0 && !s.gone.includes(seat);
const others = (s: State): SeatIndex[] => [1, 2].filter((seat) => standing(s, seat));
const finished = (s: State): boolean => !standing(s, CHARGER) || others(s).length === 0;

function hurt(s: State, seat: SeatIndex, rule: 'CHG-05' | 'CHG-06', io: Io<Event>): void {
  s.lives[seat] = (s.lives[seat] as number) - 1;
  io.tell?.({ kind: 'hurt', rule, seat });
}

/** The roll tells whoever asked for it how it went. */
function report(
  s: State,
  under: AnyFrame | undefined,
  attacker: SeatIndex,
  attacked: SeatIndex,
  won: boolean,
  io: Io<Event>,
): void {
  if (under?.kind === 'interception') {
    under.won = won;
    next(s, under, 'rolled');
  } else {
    hurt(s, won ? attacked : attacker, 'CHG-05', io);
  }
}

export interface Types {
  State: State;
  Question:
    | BareQuestion<'declare' | 'intercept' | 'defend' | 'add'>
    | { readonly kind: 'react'; readonly about: { readonly by: SeatIndex } };
  Answer: Answer;
  Event: Event;
  View: State;
  Options: Record<string, never>;
}

const YES_OR_NO = ['yes', 'no'] as const;

const turn = stepped<Types, Turn>({
  declare: {
    kind: 'declare',
    to: (s) => (finished(s) ? undefined : CHARGER),
    cites: ['CHG-01'],
    choices: (s) => [...others(s).map((charge) => ({ charge })), 'stop'],
    answer(s, f, a, io) {
      if (a === 'stop') {
        s.gone.push(CHARGER);
        return undefined;
      }
      if (typeof a !== 'object' || !('charge' in a) || !others(s).includes(a.charge))
        return refuse('invalid', 'CHG-01', 'noTarget');
      io.tell?.({ kind: 'charges', rule: 'CHG-01', target: a.charge });
      const companion = others(s).filter((seat) => seat !== a.charge);
      push(s, { kind: 'charge', step: 'intercept', target: a.charge, asked: [...companion, a.charge] }, f);
      next(s, f, 'declare');
      return undefined;
    },
    absent: 'stop',
    run: pop,
  },
});

/** A charge whose charger or target is out is over, wherever it stands. */
const onwards =
  (step: Charge['step']) =>
  (s: State, f: Charge): void => {
    if (standing(s, CHARGER) && standing(s, f.target)) next(s, f, step);
    else pop(s, f);
  };

const charging = stepped<Types, Charge>({
  intercept: {
    kind: 'intercept',
    to: (_s, f) => f.asked[0],
    cites: ['CHG-02'],
    choices: () => YES_OR_NO,
    answer(s, f, a, io, d) {
      if (a !== 'yes' && a !== 'no') return refuse('invalid', 'CHG-02', 'yesOrNo');
      f.asked = a === 'yes' ? [] : f.asked.slice(1);
      next(s, f, f.asked.length > 0 ? 'intercept' : 'defend');
      if (a === 'no') return undefined;
      io.tell?.({ kind: 'intercepts', rule: 'CHG-02', seat: d.seat });
      push(s, { kind: 'interception', step: 'react', by: d.seat, dodging: false, won: false }, f);
      return undefined;
    },
    absent: 'no',
    run: onwards('defend'),
  },
  defend: {
    kind: 'defend',
    to: (s, f) => others(s).find((seat) => seat !== f.target),
    cites: ['CHG-07'],
    choices: () => YES_OR_NO,
    answer(s, f, a, io, d) {
      if (a !== 'yes' && a !== 'no') return refuse('invalid', 'CHG-07', 'yesOrNo');
      if (a === 'yes') {
        f.target = d.seat;
        io.tell?.({ kind: 'defends', rule: 'CHG-07', seat: d.seat });
      }
      next(s, f, 'strike');
      return undefined;
    },
    absent: 'no',
    run: onwards('strike'),
  },
  strike: {
    run(s, f) {
      if (!standing(s, CHARGER) || !standing(s, f.target)) {
        pop(s, f);
        return;
      }
      next(s, f, 'over');
      push(s, { kind: 'roll', step: 'add', attacker: CHARGER, attacked: f.target, added: [] }, f);
    },
  },
  over: { run: pop },
});

const interception = stepped<Types, Interception>({
  react: {
    kind: 'react',
    to: () => CHARGER,
    about: (_s, f) => ({ by: f.by }),
    cites: ['CHG-03'],
    choices: () => ['dodge', 'stand'],
    answer(s, f, a, io) {
      if (a !== 'dodge' && a !== 'stand') return refuse('invalid', 'CHG-03', 'dodgeOrStand');
      f.dodging = a === 'dodge';
      io.tell?.({ kind: 'reacts', rule: 'CHG-03', dodging: f.dodging });
      push(s, { kind: 'roll', step: 'add', attacker: f.by, attacked: CHARGER, added: [] }, f);
      return undefined;
    },
    absent: 'stand',
  },
  rolled: {
    run(s, f, io) {
      const under = pop(s, f);
      if (!f.won && !f.dodging) hurt(s, f.by, 'CHG-05', io);
      if (f.won) hurt(s, CHARGER, f.dodging ? 'CHG-06' : 'CHG-05', io);
      if (f.won && under?.kind === 'charge') next(s, under, 'over');
    },
  },
});

const roll = stepped<Types, Roll>({
  add: {
    kind: 'add',
    to: (_s, f) => [f.attacked, f.attacker][f.added.length],
    cites: ['CHG-04'],
    choices: (s, _f, d) => Array.from({ length: 1 + (s.pool[d.seat] as number) }, (_, dice) => ({ dice })),
    worth: { good: ['hit'], bad: ['held'] },
    answer(s, f, a, io, d) {
      if (typeof a !== 'object' || !('dice' in a)) return refuse('invalid', 'CHG-04', 'howMany');
      if (a.dice > (s.pool[d.seat] as number)) return refuse('invalid', 'CHG-04', 'poolTooSmall');
      s.pool[d.seat] = (s.pool[d.seat] as number) - a.dice;
      if (a.dice > 0) io.tell?.({ kind: 'adds', rule: 'CHG-04', seat: d.seat, dice: a.dice });
      f.added.push(a.dice);
      next(s, f, 'add');
      return undefined;
    },
    absent: { dice: 0 },
    run(s, f, io) {
      const defence = io.chance.sum(DICE, 1 + (f.added[0] as number), 6);
      const attack = io.chance.sum(DICE, 1 + (f.added[1] as number), 6);
      io.tell?.({ kind: 'rolled', rule: 'CHG-05', attack, defence });
      report(s, pop(s, f), f.attacker, f.attacked, attack > defence, io);
    },
  },
});

export const rules = ruleBook<Types, AnyFrame>({
  id: 'charge',
  version: '1',
  seats: [{ role: 'fighter', min: 3, max: 3 }],
  options: z.strictObject({}),
  answers: z.union([
    z.strictObject({ charge: z.int().min(0).max(2) }),
    z.enum(['stop', 'yes', 'no', 'dodge', 'stand']),
    z.strictObject({ dice: z.int().min(0).max(5) }),
  ]),
  procedures: { turn, charge: charging, interception, roll },
  setup() {
    const s: State = { ...unfinished<AnyFrame>(), lives: [3, 2, 2], pool: [3, 2, 2] };
    push(s, { kind: 'turn', step: 'declare' });
    return s;
  },
  left: (_s, seat, io) => io.tell?.({ kind: 'left', rule: 'CHG-08', seat }),
  outcome(s) {
    if (s.stacks.length > 0) return undefined;
    return { winners: standing(s, CHARGER) ? [CHARGER] : [1, 2], rule: 'CHG-08' };
  },
  way: (e) => (e.kind === 'rolled' ? (e.attack > e.defence ? 'hit' : 'held') : undefined),
});

const ids = ['CHG-01', 'CHG-02', 'CHG-03', 'CHG-04', 'CHG-05', 'CHG-06', 'CHG-07', 'CHG-08'];
export const charge: Game<Types> = {
  rules,
  texts: plainTexts('charge'),
  rulebook: plainRulebook(ids),
};
