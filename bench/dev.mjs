// `npm run bench -- dev`: how long after saving a file it is seen in the page of `npm run dev`, at a table of Rêve de
// Dragon in a real browser. It works in this folder: the files that it changes are put back, whatever happens.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../tools/browser.mjs';
import { root } from '../tools/steps.mjs';
import { record } from './report.mjs';

const RUNS = 5;
/** In milliseconds; for what is drawn and said. Rules are loaded again, with everything that knows them. */
const BAR = 2000;

/** What is saved, and how the page shows it. `seen` runs there; `here` is lost where the page is loaded again. */
const CHANGES = [
  {
    what: 'a style of a board',
    bar: BAR,
    file: 'games/reve/board/board.css',
    change: (text, n) => `${text}\n:root { --saved: ${n}; }\n`,
    seen: (n) => getComputedStyle(document.documentElement).getPropertyValue('--saved') === String(n),
  },
  {
    what: 'a component of a board',
    bar: BAR,
    file: 'games/reve/board/Ask.tsx',
    change: (text, n) => text.replace('data-decision={decision.id}', `$& data-saved="${n}"`),
    seen: (n) => document.querySelector(`[data-saved="${n}"]`) !== null,
  },
  {
    what: 'a word',
    bar: BAR,
    file: 'games/reve/words/fr.ts',
    change: (text, n) => text.replace(/^( {4}(?:world|lands): ')/gm, `$1${n}e essai. `),
    seen: (n) => document.body.textContent.includes(`${n}e essai. `),
  },
  {
    what: 'a rule: loaded again, until the table asks',
    file: 'games/reve/rules.ts',
    change: (text, n) => `${text}\nexport const saved = ${n};\n`,
    seen: () => globalThis.here === undefined && document.querySelector('.board-area [data-decision]') !== null,
  },
];

const saved = new Map(CHANGES.map(({ file }) => [join(root, file), readFileSync(join(root, file), 'utf8')]));
function putBack() {
  for (const [file, text] of saved) if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
process.once('exit', putBack);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

const median = (all) => all.toSorted((a, b) => a - b)[all.length >> 1];
const ms = (x) => `${Math.round(x)} ms`;

/** Saves a change and waits until it is seen; gives the milliseconds between, and whether the page was loaded again. */
async function save(page, { file, change, seen }, n) {
  const path = join(root, file);
  const changed = change(saved.get(path), n);
  if (changed === saved.get(path)) throw new Error(`${file} has nothing left to change: see bench/dev.mjs`);
  await page.evaluate(() => {
    globalThis.here = true;
  });
  const begun = performance.now();
  writeFileSync(path, changed);
  await page.waitForFunction(seen, n, { timeout: 60_000 });
  const took = performance.now() - begun;
  return { took, reloaded: await page.evaluate(() => globalThis.here === undefined) };
}

async function measured(page, change) {
  // The first is not counted: the server compiles what it has not met, as after its own start.
  await save(page, change, 1);
  const runs = [];
  for (let n = 2; n < 2 + RUNS; n++) runs.push(await save(page, change, n));
  const took = runs.map((run) => run.took);
  const met = median(took) <= (change.bar ?? Number.POSITIVE_INFINITY);
  const row = [
    change.what,
    ms(median(took)),
    ms(Math.max(...took)),
    runs.some(({ reloaded }) => reloaded) ? 'loaded again' : 'stays',
    change.bar ? `≤ ${ms(change.bar)}: ${met ? 'met' : `MISSED at a load of ${loadavg()[0].toFixed(1)}`}` : 'none',
  ];
  console.log(row.join(' · '));
  return { met, row };
}

async function atTable(address, use) {
  const { path: executablePath, missing } = ensureBrowser();
  if (!executablePath) throw new Error(missing);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ baseURL: address, locale: 'fr-FR', reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Jouer seul à Rêve de Dragon' }).click();
    await page.getByRole('button', { name: 'Sans quête' }).click();
    await page.locator('.board-area [data-decision]').first().waitFor();
    return await use(page);
  } finally {
    await browser.close();
  }
}

async function fromSavingToSeeing() {
  const data = mkdtempSync(join(tmpdir(), 'reverie-dev-'));
  const begun = performance.now();
  const dev = spawn(process.execPath, ['tools/dev.mjs', '--port', '0', '--data', data], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(dev, 'exit');
  try {
    const address = await addressOf(dev);
    const ready = performance.now() - begun;
    const results = [];
    await atTable(address, async (page) => {
      for (const change of CHANGES) results.push(await measured(page, change));
    });
    return {
      met: results.every(({ met }) => met),
      title: 'From saving to seeing',
      note:
        `A table of Rêve de Dragon in the page of \`npm run dev\`, which was ready after ${ms(ready)}: from writing ` +
        `the file until the browser shows it, ${RUNS} times each. Wall time, at a load of ${loadavg()[0].toFixed(1)}.`,
      head: ['saved', 'median', 'longest', 'the page', 'bar'],
      rows: results.map(({ row }) => row),
    };
  } finally {
    putBack();
    dev.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

/** Its address, which it says when it is ready. */
async function addressOf(dev) {
  for await (const line of createInterface({ input: dev.stdout })) {
    const address = /Rêverie · (http:\S+)/.exec(line)?.[1];
    if (address) {
      // What it says afterwards is read too, or it would wait for a reader.
      dev.stdout.resume();
      return address;
    }
  }
  throw new Error('npm run dev has ended without an address');
}

const result = await fromSavingToSeeing();
record({ command: 'npm run bench -- dev', ...result });
if (!result.met) {
  console.error('A bar was missed.');
  process.exitCode = 1;
}
