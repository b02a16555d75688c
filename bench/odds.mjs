// The time of exact odds after warm-up, through the ordinary rules (the weighed chance) and as distributions.
import { bag, draw } from '@reverie/odds/bag';
import { die, keepHighest, sum } from '@reverie/odds/dice';
import { weigh } from '@reverie/odds/weigh';
import { RUNS, rate, showSpread, spread } from './measure.mjs';

const WHY = { label: 'bench', seen: 'all' };
const stones = bag({ white: 15, black: 15 });

/** The bar: milliseconds. */
const BAR = 1;

const cases = [
  ['10d6', () => weigh((chance) => chance.sum(WHY, 10, 6)), () => sum(10, die(6))],
  [
    '4d6 keep 3',
    () =>
      weigh((chance) => {
        const [a, b, c] = chance.dice(WHY, 4, 6);
        return a + b + c;
      }),
    () => keepHighest(4, die(6), 3),
  ],
  [
    '6 stones of 15 white, 15 black',
    () => weigh((chance) => chance.draw(WHY, [15, 15], 6)[0]),
    () => draw(stones, 6, 'white'),
  ],
];

/** Milliseconds for one, from a rate per CPU second. */
function time(work) {
  const batch = () => {
    for (let i = 0; i < 50; i++) work();
    return 50;
  };
  rate(batch, 100);
  return spread(Array.from({ length: RUNS }, () => 1000 / rate(batch, 200)));
}

export function odds() {
  let met = true;
  const micro = (ms) => (ms * 1000).toFixed(1);
  const rows = cases.map(([name, weighed, table]) => {
    if (!weighed().simplify().equals(table().simplify())) throw new Error(`${name}: the two ways disagree`);
    const times = [time(weighed), time(table)];
    const ok = times.every(({ median }) => median < BAR);
    met &&= ok;
    return [name, ...times.map((t) => showSpread(t, micro)), `< ${BAR} ms: ${ok ? 'met' : 'MISSED'}`];
  });
  return {
    title: 'Exact odds',
    note: `Microseconds of CPU for one whole distribution after warm-up, median [least..most] of ${RUNS} runs.`,
    head: ['odds', 'weighed through a rule', 'as a distribution', 'bar'],
    rows,
    met,
  };
}
