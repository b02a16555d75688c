// Random playouts of tic-tac-toe on the kernel, the event port off and on, against boardgame.io's reducer in the same run.

import { Fast } from '@reverie/kernel/chance/fast';
import { rules } from '@reverie/kernel/examples/tic-tac-toe';
import { playout } from '@reverie/kernel/playout';
import { rules as reve } from '@reverie/reve/reve';
import { rules as songe } from '@reverie/songe/songe';
import { playMoves } from './boardgame-io.mjs';
import { RUNS, rate, showSpread, spread, whole } from './measure.mjs';

const GAMES_A_BATCH = 20_000;

/** The bars: how many times boardgame.io's moves per CPU second. */
const BARS = { off: 600, on: 300, reve: 40, songe: 40 };

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

/** Games of Rêve de Dragon at random, one dreamer, nobody listening. */
function batchOfReve() {
  const chance = new Fast(42);
  const below = chance.below();
  const io = { chance, tell: undefined };
  const options = reve.options.parse({});
  const seats = [{ name: 'x', role: 'haut-revant' }];
  return () => {
    let decisions = 0;
    for (let game = 0; game < 500; game++) decisions += playout(reve, reve.setup(options, seats, io), io, below, 2000);
    return decisions;
  };
}

/** Duels of Songe between two programs that play at random, nobody listening. */
function batchOfSonge() {
  const chance = new Fast(42);
  const below = chance.below();
  const io = { chance, tell: undefined };
  const options = songe.options.parse({});
  const seats = ['a', 'b'].map((name) => ({ name, role: 'arpenteur' }));
  return () => {
    let decisions = 0;
    for (let game = 0; game < 200; game++)
      decisions += playout(songe, songe.setup(options, seats, io), io, below, 2000);
    return decisions;
  };
}

function boardgameIo() {
  const { moves, cpuMs } = playMoves(1000);
  return (moves / cpuMs) * 1000;
}

export function playouts() {
  const [off, on, dreams, duels] = [batchOf('off'), batchOf('on'), batchOfReve(), batchOfSonge()];
  // One round of each that does not count, for the compiler; a whole rule book takes it longer than a board of nine.
  const round = () => ({ anchor: boardgameIo(), off: rate(off), on: rate(on), reve: rate(dreams), songe: rate(duels) });
  round();
  rate(dreams, 10_000);
  rate(duels, 5000);
  const rounds = Array.from({ length: RUNS }, round);
  const anchor = spread(rounds.map((r) => r.anchor));
  const rows = [['tic-tac-toe on boardgame.io 0.50.2, pure reducer', showSpread(anchor), '1', '']];
  let met = true;
  const names = {
    off: 'tic-tac-toe on the kernel, events off',
    on: 'tic-tac-toe on the kernel, events on',
    reve: 'Rêve de Dragon, random play, events off',
    songe: 'Songe, duels between programs at random, events off',
  };
  for (const port of ['off', 'on', 'reve', 'songe']) {
    const rates = spread(rounds.map((r) => r[port]));
    const ratios = spread(rounds.map((r) => r[port] / r.anchor));
    const ok = ratios.median >= BARS[port];
    met &&= ok;
    rows.push([names[port], showSpread(rates), showSpread(ratios, whole), `≥ ${BARS[port]}: ${ok ? 'met' : 'MISSED'}`]);
  }
  return {
    title: 'Random playouts',
    note: `Moves (decisions) per CPU second of one core, median [least..most] of ${RUNS} runs; the ratio is taken within each run.`,
    head: ['what is played', 'moves per CPU second', 'times boardgame.io', 'bar'],
    rows,
    met,
  };
}
