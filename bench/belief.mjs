// Fits what others believe of a hidden hand in Artefacts (games/artefacts/rules/belief.ts) to what the hands were: games of
// programs that compose as advised, at random, and play at random. Every attack that was declared is a case: what would have
// been said of it with each set of weights, and whether a defence would have held.
import { attackOdds, greedy, WEIGHTS } from '@reverie/games/artefacts/bench';
import { game } from '@reverie/games/artefacts/game';
import { Fast } from '@reverie/kernel/chance/fast';
import { decide } from '@reverie/kernel/program';
import { toNumber } from '@reverie/odds/fraction';
import { random } from '@reverie/players/random';
import { carefree } from './calibration.mjs';

const { rules } = game;
const options = rules.options.parse({});
const seats = ['P1', 'P2'].map((name) => ({ name, role: 'player' }));
const CROWDS = {
  advised: [greedy, greedy],
  carefree: [carefree, carefree],
  mixed: [greedy, carefree],
  random: [random, greedy],
};
const BINS = 10;
const ENOUGH = 200;

function casesOf(programs, games, seed) {
  const cases = [];
  for (let game = 0; game < games; game++) {
    const chance = new Fast(seed + 7919 * game);
    const below = new Fast(seed + 104_729 * game).below();
    const s = rules.setup(options, seats, { chance, tell: undefined });
    for (let d = rules.pending(s)[0]; d; d = rules.pending(s)[0]) {
      const choices = rules.choices(s, d);
      const view = rules.view(s, d.seat);
      const a = decide(programs[(d.seat + game) % 2], { view, decision: d, choices, below });
      let holds;
      const tell = (event) => {
        if (event.kind === 'foreseen') holds = event.holds;
      };
      const seen = a.do === 'attack' && { view, d, a };
      rules.answer(s, d, a, { chance, tell: seen ? tell : undefined });
      if (seen && holds !== undefined) cases.push({ ...seen, through: holds ? 0 : 1 });
    }
  }
  return cases;
}

/** The largest gap between said and true in a bin with enough cases, in points, and the mean squared error. */
function fitOf(cases, weights) {
  const bins = Array.from({ length: BINS }, () => [0, 0, 0]);
  let brier = 0;
  let open = 0;
  for (const { view, d, a, through } of cases) {
    const odds = attackOdds(view, d.seat, d.about.other, a, weights).boosts[a.boost.length];
    const said = odds ? toNumber(odds.success) : 1;
    // Where bounds are said, no figure is.
    if (said === 0 || said === 1 || odds.bounds) continue;
    open++;
    brier += (said - through) ** 2;
    const bin = bins[Math.min(BINS - 1, Math.floor(said * BINS))];
    bin[0]++;
    bin[1] += said;
    bin[2] += through;
  }
  const gaps = bins.map(([n, said, came]) => (n < ENOUGH ? 0 : (100 * Math.abs(said - came)) / n));
  return { gap: Math.max(...gaps), brier: brier / Math.max(1, open), open };
}

export function belief(games = Number(process.env.REVERIE_GAMES ?? 200), seed = Number(process.env.REVERIE_SEED ?? 1)) {
  const crowds = Object.entries(CROWDS).map(([name, programs]) => [name, casesOf(programs, games, seed)]);
  const tried = [WEIGHTS];
  for (const advised of [1, 16]) {
    for (const spent of [0, 0.03, 0.045, 0.06]) {
      for (const least of spent === 0 ? [1] : [0.2, 0.4]) tried.push({ ...WEIGHTS, advised, spent, least });
    }
  }
  const rows = tried.map((weights) => {
    const fits = crowds.map(([, cases]) => fitOf(cases, weights));
    // As the bar has it: twice as near where hands are composed as the model takes them to be.
    return { weights, fits, worst: Math.max(2 * fits[0].gap, ...fits.slice(1).map(({ gap }) => gap)) };
  });
  const [now] = rows;
  rows.sort((a, b) => a.worst - b.worst);
  const show = ({ advised, floor, spent, least }) => `${advised} / ${floor} / ${spent} down to ${least}`;
  const line = (name, { weights, fits, worst }) => [
    name,
    show(weights),
    ...fits.map(({ gap, brier, open }) => `${gap.toFixed(1)} (${brier.toFixed(3)}; ${open})`),
    worst.toFixed(1),
  ];
  return {
    title: 'Artefacts du rêve: what is believed of a hand',
    note: `Largest gap between said and true in a bin of ${ENOUGH} cases or more, in points (Brier score; attacks not certain), ${games} games a crowd. Weights: advised / floor / spent.`,
    head: ['', 'weights', ...crowds.map(([name]) => name), 'worst'],
    rows: [line('now', now), ...rows.slice(0, 8).map((row, i) => line(`${i + 1}.`, row))],
    met: true,
  };
}
