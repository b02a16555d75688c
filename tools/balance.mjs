// `npm run balance` runs the studies that the games bring along and holds them to their bars: decks, hordes, scenarios,
// the first player, idling. Ends with 1 where a bar is broken for certain; what is still open is said.
//
//   npm run balance [-- GAME …] [--games N] [--jobs N]
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setUp } from './setup.mjs';
import { build } from './steps.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string' }, jobs: { type: 'string' } },
});
setUp();
build();
const { games } = await import('@reverie/shelf/shelf');
const { verdictsOf } = await import('@reverie/lab/bars');
const cli = fileURLToPath(new URL('../apps/cli/dist/main.js', import.meta.url));

/** The counts of a study, played on all cores by the command. */
async function countsOf(study) {
  const flags = values.jobs ? ['--jobs', values.jobs] : [];
  const child = spawn(process.execPath, [cli, 'study', '-', '--form', 'counts', ...flags], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(study));
  let out = '';
  child.stdout.on('data', (text) => {
    out += text;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`the study ended with ${code}`);
  return JSON.parse(out);
}

const unknown = positionals.filter((id) => !games.some(({ rules }) => rules.id === id));
if (unknown.length > 0) {
  console.error(`No such game: ${unknown.join(', ')}. There are ${games.map(({ rules }) => rules.id).join(', ')}.`);
  process.exit(2);
}
let missed = 0;
for (const { rules, studies = [], texts } of games) {
  if (positionals.length > 0 && !positionals.includes(rules.id)) continue;
  for (const one of studies.filter(({ bars }) => bars.length > 0)) {
    const study = values.games ? { ...one.study, games: Number(values.games) } : one.study;
    const counts = await countsOf(study);
    console.log(`${texts.en.title}: ${one.title.en} (${counts.games} games)`);
    for (const { bar, label, value, interval, verdict } of verdictsOf(counts, one)) {
      const name = texts.en.label?.(label) ?? label;
      const range = `${interval.low.toFixed(1)} to ${interval.high.toFixed(1)}`;
      const wanted = `${bar.least.toFixed(1)} to ${bar.most.toFixed(1)}`;
      console.log(`  ${verdict.padEnd(6)} ${name}, ${bar.what}: ${value.toFixed(1)} (${range}), bar ${wanted}`);
      if (verdict === 'missed') missed++;
    }
  }
}
if (missed > 0) {
  console.error(`${missed} bars are broken.`);
  process.exitCode = 1;
}
