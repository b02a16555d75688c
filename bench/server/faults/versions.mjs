// The same games on another Node and in a browser: golden games to the same end, random ones to the same positions. The other
// Node is fetched from the registry as a package, into a temporary folder; what cannot be had is said by name.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { playGolden } from '../../../apps/server/test/faults/golden.ts';
import { whole } from '../../measure.mjs';
import { record } from '../../report.mjs';
import { bar, command, scaled } from './common.mjs';

const GAMES = scaled(10_000);
const OTHER = 24;
const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'reverie-versions-'));
const results = [];
const missing = [];

const golden = playGolden();
const faults = golden.filter(({ fault }) => fault !== undefined);

function byNode(node) {
  const { node: version, digests } = JSON.parse(
    execFileSync(node, [here('golden.mjs'), String(GAMES)], { encoding: 'utf8' }),
  );
  return { where: `Node ${version}`, digests };
}

/** Another Node, or why there is none. */
function otherNode() {
  const name = `node-${process.platform}-${process.arch}@${OTHER}`;
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', folder, name];
  const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
  const node = join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  return status === 0 && existsSync(node) ? { node } : { why: `${name} could not be fetched: ${stderr.slice(0, 200)}` };
}

/** The same in a browser: bundled, opened from a file, and read from the page. */
async function byBrowser() {
  const found = ['chromium', 'chromium-browser', 'google-chrome'].find(
    (one) => spawnSync(one, ['--version']).status === 0,
  );
  if (!found) return { why: 'no Chromium is installed' };
  const entry = join(folder, 'entry.mjs');
  writeFileSync(
    entry,
    `import { digests } from ${JSON.stringify(here('digests.mjs'))};\ndocument.body.textContent = JSON.stringify(digests(${GAMES}));`,
  );
  const bundle = await rolldown({ input: entry, platform: 'browser', logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife' });
  const page = join(folder, 'page.html');
  writeFileSync(
    page,
    `<!doctype html><meta charset="utf-8"><body><script>${output[0].code.replaceAll('</script', '<\\/script')}</script>`,
  );
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--timeout=600000', '--dump-dom', `file://${page}`];
  const { stdout, status } = spawnSync(found, args, { encoding: 'utf8', maxBuffer: 1 << 26, timeout: 600_000 });
  const [json] = stdout.match(/\{"[^<]*\}/) ?? [];
  if (status !== 0 || !json) return { why: `${found} said nothing` };
  const version = spawnSync(found, ['--version'], { encoding: 'utf8' }).stdout.trim().split(' ').slice(0, 2).join(' ');
  return { where: version, digests: JSON.parse(json) };
}

results.push(byNode(process.execPath));
console.log(`${results[0].where} done`);
const other = otherNode();
if (other.node) {
  const result = byNode(other.node);
  results.push(result);
  console.log(`${result.where} done`);
} else missing.push(other.why);
const browser = await byBrowser();
if (browser.digests) results.push(browser);
else missing.push(browser.why);
rmSync(folder, { recursive: true, force: true });

const ids = Object.keys(results[0].digests);
const same = (id) => new Set(results.map(({ digests }) => JSON.stringify(digests[id]))).size === 1;
const met = faults.length === 0 && ids.every(same) && results.length > 1;
record({
  title: 'The same games elsewhere',
  command: command('versions'),
  note: `Random games by the same seeds, one digest of all last positions; ${golden.length} golden games replayed with every draw made again from its published seed (${faults.length} with a fault).${missing.length > 0 ? ` NOT DONE: ${missing.join('; ')}.` : ''}`,
  head: ['game', 'games', 'moves', ...results.map(({ where }) => where), 'bar'],
  rows: ids.map((id) => {
    const { games = 0, moves = 0 } = results[0].digests[id];
    return [
      id,
      whole(games),
      whole(moves),
      ...results.map(({ digests }) => digests[id]?.digest?.slice(0, 12) ?? '–'),
      `same: ${bar(same(id))}`,
    ];
  }),
});
for (const { name, fault } of faults) console.error(`${name}: ${fault}`);
for (const why of missing) console.error(`NOT DONE: ${why}.`);
process.exitCode = met ? 0 : 1;
