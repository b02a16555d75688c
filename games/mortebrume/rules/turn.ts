/** HB-07 to HB-09: a turn: mist, morale on request (W1), initiative, alternating activations, the end. */
import type { Purpose } from '@reverie/kernel/chance/chance';
import type { Term } from '@reverie/kernel/events';
import { next, pop } from '@reverie/kernel/frames';
import { type Refusal, refuse } from '@reverie/kernel/refusal';
import type { Do } from '../answers.ts';
import { BASE } from '../data/constants.ts';
import { who } from '../events.ts';
import type { CouncilFrame, Rolled, TurnFrame } from '../frames.ts';
import { CM, roundedDown } from '../geometry/plane.ts';
import { type Fighter, fighterOf, lay, NOBODY, named, type State } from '../state.ts';
import type { Port } from '../types.ts';
import { toEither } from '../ways.ts';
import { isFree, isWaiting, profile } from './fighter.ts';
import { pickUpFault } from './intention.ts';
import { procedure } from './procedure.ts';
import { askRolls, willAsk } from './rolls.ts';
import { startActivation } from './start.ts';
import { end, holdGround, isDecided } from './table.ts';
import { orderOf } from './verdict.ts';

const MIST: Purpose = { label: 'mist', seen: 'all' };
const TIE: Purpose = { label: 'tie', seen: 'all' };

export const waiting = (s: State, seat: number): Fighter[] => s.fighters.filter((f) => f.seat === seat && isWaiting(f));
function anyWaiting(s: State, seat: number): boolean {
  for (const f of s.fighters) if (f.seat === seat && isWaiting(f)) return true;
  return false;
}
/** MOR-MRL-A3: on the table, conscious or wounded, and free. */
export const speakers = (s: State, seat: number): Fighter[] => s.fighters.filter((f) => f.seat === seat && isFree(f));

/** HB-07: the visibility of the turn; a scenario may halve it. */
function rollMist(s: State, f: TurnFrame, io: Port): void {
  const { plus, dice, sides } = BASE.mist;
  const rolled = io.chance.sum(MIST, dice, sides);
  s.turn++;
  s.visibility = roundedDown(((plus + rolled) * CM * s.halves) / 2);
  s.veils = s.veils.filter(({ until }) => until >= s.turn);
  io.tell?.({ kind: 'turn', rule: 'HB-07', turn: s.turn, visibility: s.visibility / CM });
  // MOR-MRL-01: either may ask, one after the other, whoever acted last.
  f.seat = 0;
  next(s, f, 'morale');
}

/** MOR-MRL-01: only after a turn in which somebody fell or fled. */
const mayAskMorale = (s: State): boolean =>
  s.fallen[0] + s.fallen[1] > 0 && speakers(s, 0).length > 0 && speakers(s, 1).length > 0;

function startCouncil(s: State, what: CouncilFrame['what']): void {
  lay(s, { kind: 'council', step: 'name', what, seat: 0, named: [NOBODY, NOBODY], rolled: [] });
}

/** MOR-OBJ-01 to -04, MOR-OBJ-05 (laid down, thrown or lost alike): who reached for something and was left in peace has it now. */
function finishPickUps(s: State, io: Port): void {
  for (const [index, thing] of s.things.entries()) {
    const reaching = s.fighters.filter((f) => f.picking === index && isFree(f));
    const able = reaching.filter((f) => !f.disturbed && pickUpFault(s, f, index) === undefined);
    const contested = able.some((f) => f.seat === 0) && able.some((f) => f.seat === 1);
    for (const f of reaching) {
      const why = f.disturbed ? 'hurt' : !able.includes(f) ? 'away' : contested ? 'contested' : null;
      if (why) {
        const rule = why === 'contested' ? 'MOR-OBJ-04' : why === 'away' ? 'MOR-OBJ-A1' : 'MOR-OBJ-02';
        io.tell?.({ kind: 'pickUpFailed', rule, who: who(f), thing: thing.kind, why });
      }
    }
    // MOR-OBJ-A2: two of one side are no conflict: the first to have declared.
    const [taker] = contested ? [] : able;
    if (!taker) continue;
    thing.holder = taker.id;
    io.tell?.({ kind: 'took', rule: 'MOR-OBJ-02', who: who(taker), thing: thing.kind });
  }
}

/** MOR-GEN-04: what holds until the end of the turn is over. */
function clearFlags(s: State, io: Port): void {
  for (const f of s.fighters) {
    if (f.prepared !== null && f.preparedIn < s.turn) {
      // MOR-SOR-07: the turn after the preparation has gone by.
      f.prepared = null;
      io.tell?.({ kind: 'spellLost', rule: 'MOR-SOR-07', who: who(f) });
    }
    f.spent = 0;
    f.activated = false;
    f.moved = false;
    f.acted = false;
    f.cast = false;
    f.fought = false;
    f.stunned = false;
    f.noDodge = false;
    f.dodgeBonus = 0;
    f.picking = NOBODY;
    f.disturbed = false;
    if (f.usedTurn.length > 0) f.usedTurn = [];
  }
  s.extra = [0, 0];
  s.bonus = [0, 0];
  s.fallen = s.falling;
  s.falling = [0, 0];
}

function endTurnOf(s: State, f: TurnFrame, io: Port): void {
  finishPickUps(s, io);
  holdGround(s, io);
  io.tell?.({ kind: 'turnEnds', rule: 'HB-09', turn: s.turn });
  clearFlags(s, io);
  if (s.turn >= s.turns || isDecided(s)) {
    end(s, io);
    pop(s, f);
  } else next(s, f, 'mist');
}

/** HB-09: the sides take turns; one that has nobody left to activate passes. */
function pickSide(s: State, f: TurnFrame): void {
  if (isDecided(s)) {
    next(s, f, 'end');
    return;
  }
  if (!anyWaiting(s, f.seat)) f.seat = 1 - f.seat;
  if (!anyWaiting(s, f.seat)) next(s, f, 'end');
}

export const turn = procedure<TurnFrame>({
  mist: { run: rollMist },
  morale: {
    kind: 'morale',
    to: (s, f) => (mayAskMorale(s) ? f.seat : undefined),
    cites: ['MOR-MRL-01'],
    worth: toEither,
    choices: () => [{ do: 'pass' }, { do: 'ask' }],
    on: {
      ask: {
        cites: ['MOR-MRL-01', 'MOR-MRL-05', 'MOR-MRL-A1', 'MOR-MRL-A2'],
        take(s, f, _a, io, d) {
          io.tell?.({ kind: 'moraleAsked', rule: 'MOR-MRL-01', seat: d.seat });
          f.seat = 0;
          next(s, f, 'initiative');
          startCouncil(s, 'morale');
          return undefined;
        },
      },
      // Either player may ask: one after the other.
      pass(s, f) {
        next(s, f, f.seat === 0 ? 'morale' : 'initiative');
        f.seat = 1 - f.seat;
        return undefined;
      },
    },
    run: (s, f) => next(s, f, 'initiative'),
  },
  initiative: {
    run(s, f) {
      next(s, f, 'choose');
      if (isDecided(s)) return;
      if (speakers(s, 0).length > 0 && speakers(s, 1).length > 0) startCouncil(s, 'initiative');
    },
  },
  begin: {
    kind: 'begin',
    cites: ['HB-08'],
    worth: toEither,
    choices: () => [0, 1].map((seat) => ({ do: 'begin', seat }) as const),
    on: {
      begin(s, f, a, io) {
        f.seat = a.seat;
        s.began = a.seat;
        io.tell?.({ kind: 'begins', rule: 'HB-08', seat: a.seat });
        next(s, f, 'choose');
        return undefined;
      },
    },
    absent: (_s, f) => ({ do: 'begin', seat: f.seat }),
  },
  choose: {
    kind: 'choose',
    to: (s, f) => (!isDecided(s) && anyWaiting(s, f.seat) ? f.seat : undefined),
    about: named,
    cites: ['HB-09', 'MOR-GEN-04', 'MOR-GEN-06', 'MOR-STA-01', 'MOR-STA-04'],
    worth: toEither,
    on: {
      choose(s, f, a) {
        const chosen = s.fighters[a.fighter];
        if (!chosen || chosen.seat !== f.seat || !isWaiting(chosen)) {
          return refuse('invalid', 'HB-09', 'notWaiting', { mark: chosen?.mark ?? '' });
        }
        const { seat } = f;
        f.seat = 1 - seat;
        next(s, f, 'choose');
        startActivation(s, seat, chosen.id);
        return undefined;
      },
      combine: {
        cites: ['MOR-CMB-01'],
        take(s, f) {
          // MOR-CMB-A3, -A5
          if (waiting(s, f.seat).length < 2) return refuse('invalid', 'MOR-CMB-A5', 'nobodyToCombine');
          next(s, f, 'choose');
          startActivation(s, f.seat, NOBODY, false, true);
          return undefined;
        },
      },
    },
    absent: (s, f) => ({ do: 'choose', fighter: (waiting(s, f.seat)[0] as Fighter).id }),
    run: pickSide,
  },
  end: { run: endTurnOf },
});

function worthOf(s: State, seat: number): number {
  let worth = 0;
  for (const f of speakers(s, seat)) worth += profile(f).cost;
  return worth;
}

/** MOR-MRL-03, -04: +1 for each enemy who fell, +1 for the horde that is worth more. MOR-MRL-A5: prisoners count for neither. */
export function moraleTerms(s: State, seat: 0 | 1): Term[] {
  const other = (1 - seat) as 0 | 1;
  const terms: Term[] = [];
  if (s.fallen[other] > 0) terms.push({ rule: 'MOR-MRL-03', what: 'fallen', value: s.fallen[other] });
  if (worthOf(s, seat) > worthOf(s, other)) terms.push({ rule: 'MOR-MRL-04', what: 'worth', value: 1 });
  return terms;
}

/** MOR-MRL-05, MOR-MRL-06, MOR-MRL-A1 (points only), MOR-MRL-A2 (once): what the better side gains. */
export const moraleBonus = (special: boolean, auto: boolean): number => BASE.morale.bonus * (special || auto ? 2 : 1);

const orderIn = ([a, b]: readonly Rolled[]): number => (a && b ? orderOf(a, b) : 0);

function settleMorale(s: State, f: CouncilFrame, io: Port): void {
  const [a, b] = f.rolled;
  if (!a || !b) return;
  const order = orderIn(f.rolled);
  if (order === 0) {
    io.tell?.({ kind: 'morale', rule: 'MOR-MRL-05', seat: null, bonus: 0 });
    return;
  }
  const seat = order > 0 ? 0 : 1;
  const [best, worst] = order > 0 ? [a, b] : [b, a];
  const bonus = moraleBonus(best.special, worst.auto);
  s.bonus[seat] = bonus;
  s.extra[seat] += BASE.morale.destiny;
  io.tell?.({ kind: 'morale', rule: bonus > BASE.morale.bonus ? 'MOR-MRL-06' : 'MOR-MRL-05', seat, bonus });
}

/** HB-08: the better will decides; a tie goes to who did not begin the last turn, in the first turn to the dice. */
function settleInitiative(s: State, f: CouncilFrame, io: Port): number {
  const order = orderIn(f.rolled);
  const seat = order > 0 ? 0 : order < 0 ? 1 : s.began >= 0 ? 1 - s.began : io.chance.pick(TIE, 2) === 0 ? 0 : 1;
  io.tell?.({ kind: 'initiative', rule: 'HB-08', seat });
  return seat;
}

/** Morale and initiative: each side names a fighter, one after the other, and both roll. */
const naming = <K extends 'nameMorale' | 'nameInitiative'>(kind: K, what: CouncilFrame['what']) => ({
  kind,
  to: (_s: State, f: CouncilFrame) => (f.what === what ? f.seat : undefined),
  about: named,
  worth: toEither,
  choices: (s: State, f: CouncilFrame) => speakers(s, f.seat).map(({ id }) => ({ do: 'name', fighter: id }) as const),
});

function name(s: State, f: CouncilFrame, a: Do<'name'>): Refusal | undefined {
  const one = s.fighters[a.fighter];
  if (!one || one.seat !== f.seat || !isFree(one)) {
    const rule = f.what === 'morale' ? 'MOR-MRL-A3' : 'HB-08';
    return refuse('invalid', rule, 'cannotSpeak', { mark: one?.mark ?? '' });
  }
  f.named[f.seat as 0 | 1] = one.id;
  if (f.seat === 0) {
    f.seat = 1;
    next(s, f, 'name');
    return undefined;
  }
  next(s, f, 'rolled');
  const asks = ([0, 1] as const).map((seat) => {
    const will = willAsk(fighterOf(s, f.named[seat]), f.what);
    if (f.what === 'morale') will.terms.push(...moraleTerms(s, seat));
    return will;
  });
  askRolls(s, asks);
  return undefined;
}

export const council = procedure<CouncilFrame>({
  name: {
    asks: [
      { ...naming('nameMorale', 'morale'), cites: ['MOR-MRL-02', 'MOR-MRL-04', 'MOR-MRL-A5'], on: { name } },
      { ...naming('nameInitiative', 'initiative'), cites: ['HB-08'], on: { name } },
    ],
  },
  rolled: {
    run(s, f, io) {
      const under = pop(s, f);
      if (f.what === 'morale') settleMorale(s, f, io);
      else if (under?.kind === 'turn') {
        under.seat = settleInitiative(s, f, io);
        next(s, under, 'begin');
      }
    },
  },
});
