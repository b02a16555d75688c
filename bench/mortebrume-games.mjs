// Whole games of Mortebrume, program against program, forty points a side: every position is held against the invariants.
//
//   npm run build && node bench/mortebrume-games.mjs [games] [first seed]
import { Fast } from '@reverie/kernel/chance/fast';
import { SCENARIOS } from '@reverie/mortebrume/data/scenarios';
import { wrongWith } from '@reverie/mortebrume/invariants';
import { rules } from '@reverie/mortebrume/mortebrume';
import { raider } from '@reverie/mortebrume/players/raider';
import { cpuNow } from './measure.mjs';

const games = Number(process.argv[2] ?? 1000);
const first = Number(process.argv[3] ?? 1);
const seats = [
  { name: 'Ada', role: 'chef' },
  { name: 'Blaise', role: 'chef' },
];
const HORDES = ['meleiens', 'thanigistes', 'enchantees', 'follets', 'meute'];

/** One game to its end; throws at the first position that is not legal. */
function play(seed) {
  const chance = new Fast(seed);
  const below = chance.below();
  const io = { chance, tell: undefined };
  const scenario = SCENARIOS[seed % SCENARIOS.length].id;
  const hordes = [HORDES[seed % 5], HORDES[(seed + 1 + (seed % 3)) % 5]];
  const s = rules.setup(rules.options.parse({ scenario, hordes }), seats, io);
  const activated = new Set();
  let turn = 0;
  let activations = 0;
  for (let moves = 0; moves < 6000; moves++) {
    const [d] = rules.pending(s);
    if (!d) return { activations, turns: s.turn, winner: s.ended.winners[0] };
    if (s.turn !== turn) {
      turn = s.turn;
      activated.clear();
    }
    const choices = rules.choices(s, d);
    const a = choices[raider.choose({ view: rules.view(s, d.seat), decision: d, choices, below })];
    if (a.do === 'choose') {
      if (activated.has(a.fighter)) throw new Error(`seed ${seed}: ${a.fighter} acts twice in turn ${turn}`);
      activated.add(a.fighter);
      activations++;
    }
    const refusal = rules.answer(s, d, a, io);
    if (refusal) throw new Error(`seed ${seed}: ${JSON.stringify([d, a, refusal])}`);
    const wrong = wrongWith(s);
    if (wrong) throw new Error(`seed ${seed}, move ${moves}: ${wrong}`);
  }
  throw new Error(`seed ${seed}: no end`);
}

const start = cpuNow();
let activations = 0;
let turns = 0;
const won = [0, 0, 0];
for (let seed = first; seed < first + games; seed++) {
  const game = play(seed);
  activations += game.activations;
  turns += game.turns;
  won[game.winner ?? 2]++;
}
const seconds = (cpuNow() - start) / 1000;
console.log(
  `${games} games from seed ${first}, no illegal position: ${activations} activations, ${(turns / games).toFixed(1)} turns a game, ` +
    `won ${won[0]} by the first seat, ${won[1]} by the second, ${won[2]} by nobody; ${seconds.toFixed(0)} s of CPU`,
);
