// What the parts of `npm run faults` share: how much is done, progress on one line, and distributions.
import { cpus, loadavg } from 'node:os';

/** `--quick` does a twentieth of everything. */
export const quick = process.argv.includes('--quick');
export const scaled = (full, least = 1) => (quick ? Math.max(least, Math.round(full / 20)) : full);
export const command = (part) => `npm run faults -- ${part}${quick ? ' --quick' : ''}`;

/** Over and over on one line of a terminal; a line now and then where it goes to a file. */
let last = 0;
export function say(text) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`);
  else if (performance.now() - last > 10_000) {
    last = performance.now();
    console.log(text);
  }
}
export const done = () => process.stdout.isTTY && process.stdout.write('\n');

/** The part of some figures below which a share of them lies. */
export function at(figures, share) {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
export const ms = (figure) => `${Math.round(figure)} ms`;
export const distribution = (figures) =>
  `${ms(at(figures, 0.5))} / ${ms(at(figures, 0.95))} / ${ms(at(figures, 0.99))} / ${ms(Math.max(...figures))}`;
/** How busy the machine was: times mean little when others use it. */
export const busy = () => `(Load of the machine: ${loadavg()[0].toFixed(1)} on ${cpus().length} cores.)`;
export const bar = (met) => (met ? 'met' : 'MISSED');
/** A bar on time. `--quick` tells it and holds nothing to it: a night runs beside other work. */
export const inTime = (met) => ({
  held: met || quick,
  said: met || !quick ? bar(met) : 'missed, which a quick run does not judge',
});

/** A seed of one's own by REVERIE_SEED, and printed, so that a run can be repeated. */
export const seed = Number(process.env.REVERIE_SEED ?? Math.floor(Math.random() * 2 ** 31));
