// Random play, against boardgame.io's reducer in the same run. Each game is measured in a process of its own, beside the
// reducer: what plays all of them in turn would be compiled for none.
import { spawnSync } from 'node:child_process';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Fast } from '@reverie/kernel/chance/fast';
import { anyOf, playout } from '@reverie/kernel/playout';
import { playMoves } from './boardgame-io.mjs';
import { RUNS, rate, showSpread, spread, warmUp, whole } from './measure.mjs';
import { addRow } from './report.mjs';

/** What is played: its name, its bar (times boardgame.io's moves per CPU second), and a batch of games that says how many decisions. */
const SUBJECTS = {
  off: { name: 'tic-tac-toe on the kernel, events off', bar: 800, batch: () => ticTacToe(false) },
  on: { name: 'tic-tac-toe on the kernel, events on', bar: 300, batch: () => ticTacToe(true) },
  reve: {
    name: 'Rêve de Dragon, random play, events off',
    bar: 40,
    batch: async () => atRandom((await import('@reverie/games/reve/rules')).rules, ['haut-revant'], 500, 2000),
  },
  songe: {
    name: 'Songe, duels between programs at random, events off',
    bar: 40,
    batch: async () =>
      atRandom((await import('@reverie/games/songe/rules')).rules, ['arpenteur', 'arpenteur'], 200, 2000),
  },
  artefacts: {
    name: 'Artefacts du rêve, random play of two, events off',
    bar: 40,
    batch: async () => atRandom((await import('@reverie/games/artefacts/rules')).rules, ['player', 'player'], 500),
  },
  mortebrume: { name: 'Mortebrume, random play, events off: activations', bar: 6, batch: skirmishes },
};

/** With the port on, every event is made and handed to a listener that keeps the last thousand. */
async function ticTacToe(listening) {
  const { rules } = await import('@reverie/kernel/examples/tic-tac-toe');
  const heard = [];
  let n = 0;
  const tell = (event) => {
    heard[n++ & 1023] = event;
  };
  return games(rules, {}, [], 20_000, Number.POSITIVE_INFINITY, listening ? tell : undefined);
}

/** Games with the usual options and seats of these roles, nobody listening. */
const atRandom = (rules, roles, count, most) =>
  games(
    rules,
    rules.options.parse({}),
    roles.map((role, i) => ({ name: `${i}`, role })),
    count,
    most,
    undefined,
  );

function games(rules, options, seats, count, most, tell) {
  const chance = new Fast(42);
  const below = chance.below();
  const io = { chance, tell };
  return () => {
    let decisions = 0;
    for (let i = 0; i < count; i++) decisions += playout(rules, rules.setup(options, seats, io), io, below, most);
    return decisions;
  };
}

/** Forty points a side; counted in activations, of several decisions each. */
async function skirmishes() {
  const { rules } = await import('@reverie/games/mortebrume/rules');
  const chance = new Fast(42);
  const below = chance.below();
  const io = { chance, tell: undefined };
  const options = rules.options.parse({});
  const seats = ['x', 'y'].map((name) => ({ name, role: 'chef' }));
  return () => {
    let activations = 0;
    for (let game = 0; game < 10; game++) {
      const s = rules.setup(options, seats, io);
      for (let open = rules.pending(s); open.length > 0; open = rules.pending(s)) {
        const answer = anyOf(rules, s, open[0], below);
        if (answer.do === 'declare') activations++;
        if (answer.do === 'attack') activations += answer.attackers.length;
        rules.answer(s, open[0], answer, io);
      }
    }
    return activations;
  };
}

function boardgameIo() {
  const { moves, cpuMs } = playMoves(1000);
  return (moves / cpuMs) * 1000;
}

/** In a process of its own: rates of the reducer and of one subject, in turn; first those that do not count. */
async function measure(id) {
  const batch = await SUBJECTS[id].batch();
  const sides = [boardgameIo, () => rate(batch)];
  const warming = warmUp(sides);
  const rounds = Array.from({ length: RUNS }, () => sides.map((side) => side()));
  console.log(JSON.stringify({ warming, rounds }));
}

export function playouts() {
  const measured = Object.keys(SUBJECTS).map((id) => {
    const args = [fileURLToPath(import.meta.url), id];
    const { status, stdout } = spawnSync(process.execPath, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (status !== 0) throw new Error(`measuring ${id} failed`);
    return { ...SUBJECTS[id], ...JSON.parse(stdout) };
  });
  const cold = (side) => showSpread(spread(measured.map(({ warming }) => warming[0][side])));
  const anchor = spread(measured.flatMap(({ rounds }) => rounds.map(([reducer]) => reducer)));
  const rows = [['tic-tac-toe on boardgame.io 0.50.2, pure reducer', cold(0), showSpread(anchor), '1', '']];
  let met = true;
  for (const { name, bar, warming, rounds } of measured) {
    const ratios = spread(rounds.map(([reducer, own]) => own / reducer));
    const ok = ratios.median >= bar;
    met &&= ok;
    const rates = spread(rounds.map(([, own]) => own));
    addRow(rows, [
      name,
      whole(warming[0][1]),
      showSpread(rates),
      showSpread(ratios, ratios.median < 10 ? (x) => x.toFixed(1) : whole),
      `≥ ${bar}: ${ok ? 'met' : 'MISSED'}`,
    ]);
  }
  const seconds = spread(measured.map(({ warming }) => warming.length));
  return {
    title: 'Random playouts',
    note: `Moves (decisions) per CPU second of one core, median [least..most] of ${RUNS} runs; the ratio is taken within each run, both sides in one process. Both are warmed up by one rule, a second each in turn until neither gets faster (${seconds.least} to ${seconds.most} seconds here): while V8 compiles, its threads count as CPU of the process. The first second of each is shown beside.`,
    head: ['what is played', 'in the first second', 'moves per CPU second', 'times boardgame.io', 'bar'],
    rows,
    met,
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) await measure(process.argv[2]);
