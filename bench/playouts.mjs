// Random playouts of tic-tac-toe on the kernel, the event port off and on, against boardgame.io's reducer in the same run.

import { Fast } from '@reverie/kernel/chance/fast';
import { rules } from '@reverie/kernel/examples/tic-tac-toe';
import { playout } from '@reverie/kernel/playout';
import { rules as mortebrume } from '@reverie/mortebrume/mortebrume';
import { rules as reve } from '@reverie/reve/reve';
import { playMoves } from './boardgame-io.mjs';
import { RUNS, rate, showSpread, spread, whole } from './measure.mjs';

const GAMES_A_BATCH = 20_000;

/** The bars: how many times boardgame.io's moves per CPU second. */
const BARS = { off: 600, on: 300, reve: 40, mortebrume: 5 };

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

/** Games of Mortebrume at random, forty points a side; counted in activations, of several decisions each. */
function batchOfMortebrume() {
  const chance = new Fast(42);
  const below = chance.below();
  const io = { chance, tell: undefined };
  const options = mortebrume.options.parse({});
  const seats = [
    { name: 'x', role: 'chef' },
    { name: 'y', role: 'chef' },
  ];
  return () => {
    let activations = 0;
    for (let game = 0; game < 10; game++) {
      const s = mortebrume.setup(options, seats, io);
      for (let open = mortebrume.pending(s); open.length > 0; open = mortebrume.pending(s)) {
        const choices = mortebrume.choices(s, open[0]);
        const answer = choices[below(choices.length)];
        if (answer.do === 'declare') activations++;
        if (answer.do === 'attack') activations += answer.attackers.length;
        mortebrume.answer(s, open[0], answer, io);
      }
    }
    return activations;
  };
}

function boardgameIo() {
  const { moves, cpuMs } = playMoves(1000);
  return (moves / cpuMs) * 1000;
}

export function playouts() {
  const [off, on, dreams, skirmish] = [batchOf('off'), batchOf('on'), batchOfReve(), batchOfMortebrume()];
  // One round of each that does not count, for the compiler; a whole rule book takes it longer than a board of nine.
  const round = () => ({
    anchor: boardgameIo(),
    off: rate(off),
    on: rate(on),
    reve: rate(dreams),
    mortebrume: rate(skirmish),
  });
  round();
  rate(dreams, 10_000);
  rate(skirmish, 10_000);
  const rounds = Array.from({ length: RUNS }, round);
  const anchor = spread(rounds.map((r) => r.anchor));
  const rows = [['tic-tac-toe on boardgame.io 0.50.2, pure reducer', showSpread(anchor), '1', '']];
  let met = true;
  const names = {
    off: 'tic-tac-toe on the kernel, events off',
    on: 'tic-tac-toe on the kernel, events on',
    reve: 'Rêve de Dragon, random play, events off',
    mortebrume: 'Mortebrume, random play, events off: activations',
  };
  for (const port of ['off', 'on', 'reve', 'mortebrume']) {
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
