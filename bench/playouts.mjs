// Random playouts of tic-tac-toe on the kernel, the event port off and on, against boardgame.io's reducer in the same run.

import { Fast } from '@reverie/kernel/chance/fast';
import { rules } from '@reverie/kernel/examples/tic-tac-toe';
import { playout } from '@reverie/kernel/playout';
import { playMoves } from './boardgame-io.mjs';
import { RUNS, rate, showSpread, spread, whole } from './measure.mjs';

const GAMES_A_BATCH = 20_000;

/** The bars: how many times boardgame.io's moves per CPU second. */
const BARS = { off: 600, on: 300 };

/** A batch of games. With the port on, every event is made and handed to a listener that keeps the last thousand. */
function batchOf(port) {
  const chance = new Fast(42);
  const below = chance.below();
  const heard = [];
  let n = 0;
  const tell = (event) => {
    heard[n++ & 1023] = event;
  };
  const io = { chance, tell: port === 'on' ? tell : undefined };
  return () => {
    let moves = 0;
    for (let game = 0; game < GAMES_A_BATCH; game++) moves += playout(rules, rules.setup({}, [], io), io, below);
    return moves;
  };
}

function boardgameIo() {
  const { moves, cpuMs } = playMoves(1000);
  return (moves / cpuMs) * 1000;
}

export function playouts() {
  const [off, on] = [batchOf('off'), batchOf('on')];
  // One round of each that does not count, for the compiler.
  const round = () => ({ anchor: boardgameIo(), off: rate(off), on: rate(on) });
  round();
  const rounds = Array.from({ length: RUNS }, round);
  const anchor = spread(rounds.map((r) => r.anchor));
  const rows = [['boardgame.io 0.50.2, pure reducer', showSpread(anchor), '1', '']];
  let met = true;
  for (const port of ['off', 'on']) {
    const rates = spread(rounds.map((r) => r[port]));
    const ratios = spread(rounds.map((r) => r[port] / r.anchor));
    const ok = ratios.median >= BARS[port];
    met &&= ok;
    rows.push([
      `the kernel, events ${port}`,
      showSpread(rates),
      showSpread(ratios, whole),
      `≥ ${BARS[port]}: ${ok ? 'met' : 'MISSED'}`,
    ]);
  }
  return {
    title: 'Random playouts of tic-tac-toe',
    note: `Moves per CPU second of one core, median [least..most] of ${RUNS} runs; the ratio is taken within each run.`,
    head: ['engine', 'moves per CPU second', 'times boardgame.io', 'bar'],
    rows,
    met,
  };
}
