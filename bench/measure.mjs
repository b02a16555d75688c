// Measuring: rates per second of CPU time, so that another busy process does not count; the median and the spread of some runs.

export const RUNS = 5;
export const CPU_MS = 1000;

/** Milliseconds of CPU that this process has used. */
export function cpuNow() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Does `batch` (which says how many units it did) until about `cpuMs` are used up; gives units per CPU second. */
export function rate(batch, cpuMs = CPU_MS) {
  const start = cpuNow();
  let units = 0;
  while (cpuNow() - start < cpuMs) units += batch();
  return (units / (cpuNow() - start)) * 1000;
}

/** A rate that is higher by less than this has not risen: two runs differ by as much. */
const RISE = 1.02;
/** So many rounds without a rise, and the compiler is done; and no more than so many, whatever the machine does. */
const QUIET_ROUNDS = 6;
const MOST_ROUNDS = 60;

/** Lets every side say its rate, in turn, until none gets faster any more. Gives all those rates, round by round. */
export function warmUp(sides) {
  const rounds = [];
  const best = sides.map(() => 0);
  for (let quiet = 0; quiet < QUIET_ROUNDS && rounds.length < MOST_ROUNDS; quiet++) {
    const rates = sides.map((side) => side());
    rounds.push(rates);
    for (const [i, rate] of rates.entries()) {
      if (rate <= best[i] * RISE) continue;
      best[i] = rate;
      quiet = -1;
    }
  }
  return rounds;
}

/** Median, least and most of some figures. */
export function spread(figures) {
  const sorted = [...figures].sort((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)], least: sorted[0], most: sorted.at(-1) };
}

export const whole = (x) => Math.round(x).toLocaleString('en');
export const showSpread = ({ median, least, most }, show = whole) => `${show(median)} [${show(least)}..${show(most)}]`;
