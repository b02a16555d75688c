/** Dreamers that wake, players who go out, and the end of the game. */
import type { Io, RuleId, SeatIndex } from '@reverie/kernel/game';
import type { Event, Waking } from '../events.ts';
import { aliveCount, NONE, type State, sideOf, wakingLimit } from '../state.ts';
import { drawDreamer, dreamAgain, shuffleUsed, sweep } from './zones.ts';

const RULES: Readonly<Record<Waking, RuleId>> = {
  attack: 'ART-DREAM-08',
  own: 'ART-WAKE-03',
  idle: 'ART-WAKE-04',
  conceded: 'ART-WIN-04',
};

/** The active Dreamer of a seat wakes; ART-WAKE-02: it counts at once. */
export function wake(s: State, seat: SeatIndex, how: Waking, by: SeatIndex | null, io: Io<Event>): void {
  const side = sideOf(s, seat);
  const { dreamer } = side;
  if (dreamer === NONE) return;
  side.awake = [...side.awake, dreamer];
  side.dreamer = NONE;
  if (how !== 'own' || s.options.selfWake === 'counts') side.woken++;
  if (by !== null) sideOf(s, by).points++;
  s.ending = how;
  io.tell?.({ kind: 'woke', rule: RULES[how], seat, dreamer, how, by, count: side.woken });
  if (side.woken >= wakingLimit(s)) eliminate(s, seat, s.sides.length === 2 ? 'ART-WIN-01' : 'ART-WIN-02', io);
  else if (s.options.sweep === 'immediate') sweep(s, seat, io);
}

/** AMB-43: dream powers go back to the used pile, artefacts leave the game; hand and deck are of no use to anybody. */
function eliminate(s: State, seat: SeatIndex, rule: RuleId, io: Io<Event>): void {
  const side = sideOf(s, seat);
  side.out = true;
  if (s.sides.length > 2) io.tell?.({ kind: 'eliminated', rule, seat });
  sweep(s, seat, io);
  if (aliveCount(s) <= 1) finish(s, rule, winnersOf(s), io);
}

function winnersOf(s: State): SeatIndex[] {
  if (s.options.multiWin !== 'points' || s.sides.length === 2) return [s.sides.findIndex(({ out }) => !out)];
  const most = Math.max(...s.sides.map(({ points }) => points));
  return [...s.sides.keys()].filter((seat) => sideOf(s, seat).points === most);
}

function finish(s: State, rule: RuleId, winners: readonly SeatIndex[], io: Io<Event>): void {
  s.over = true;
  s.stacks = [];
  s.winners = winners;
  io.tell?.({ kind: 'won', rule, winners });
}

/** Nobody does anything any more, at a table where idling wakes nobody: nobody has won. */
export function stalled(s: State, io: Io<Event>): void {
  s.ending = 'stalled';
  finish(s, 'ART-WIN-03', [], io);
}

/** ART-WIN-04: who concedes wakes all the Dreamers that were left. */
export function concede(s: State, seat: SeatIndex, io: Io<Event>): void {
  const side = sideOf(s, seat);
  if (side.out || s.over) return;
  const { dreamer } = side;
  side.woken = wakingLimit(s);
  s.ending = 'conceded';
  if (dreamer !== NONE) {
    side.awake = [...side.awake, dreamer];
    side.dreamer = NONE;
  }
  const told = { kind: 'woke', rule: 'ART-WIN-04', seat, dreamer, how: 'conceded', by: null } as const;
  io.tell?.({ ...told, count: side.woken });
  eliminate(s, seat, 'ART-WIN-04', io);
}

/** ART-WAKE-01: the sweep, the piles shuffled together, a new Dreamer. */
export function replace(s: State, seat: SeatIndex, io: Io<Event>): void {
  sweep(s, seat, io);
  shuffleUsed(s);
  io.tell?.({ kind: 'pileShuffled', rule: 'ART-WAKE-01' });
  drawDreamer(s, seat, 'ART-WAKE-01', io);
  dreamAgain(s, seat, io);
  sideOf(s, seat).idle = 0;
}
