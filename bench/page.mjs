// `npm run bench -- page`: what the page costs to fetch, to begin with and to move, in a real browser whose processor is
// slowed four times, against a server of its own. `npm run bench -- page stones` measures one part, and
// `npm run bench -- page analysis:reve` that of one game: none takes more than ten minutes on two cores.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { writeJournal } from '@reverie/kernel/journal';
import { games } from '@reverie/shelf/shelf';
import { chromium } from 'playwright-core';
import { ensureBrowser } from '../tools/browser.mjs';
import { buildPage } from '../tools/page.mjs';
import { root, seconds } from '../tools/steps.mjs';
import { play as playGame, TABLES } from './analysis.mjs';
import { addRow, record } from './report.mjs';

const SLOWER = 4;
const RUNS = 5;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
const command = 'npm run bench -- page';

const PARTS = {
  sizes,
  beginning,
  moving,
  stones,
  dragging,
  cards,
  ...Object.fromEntries(games.map(({ rules: { id } }) => [`analysis:${id}`, () => analysis(id)])),
};
const asked = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const fits = (name) => (arg) => name === arg || name.startsWith(`${arg}:`);
const unknown = asked.filter((arg) => !Object.keys(PARTS).some((name) => fits(name)(arg)));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are ${Object.keys(PARTS).join(', ')}.`);
  process.exit(2);
}
const named = Object.entries(PARTS).filter(([name]) => asked.length === 0 || asked.some(fits(name)));

const dist = buildPage();
const data = mkdtempSync(join(tmpdir(), 'reverie-page-'));
const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
  env: { ...process.env, PORT: '0', DATA: data, WEB: dist, LOG_LEVEL: 'error', RATE_LIMIT: '100000' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const [line] = await once(createInterface({ input: server.stdout }), 'line');
const { listening } = JSON.parse(line);
const { path: executablePath, missing } = ensureBrowser();
if (!executablePath) throw new Error(missing);
const browser = await chromium.launch({ executablePath, args: FLAGS });
/** A new visitor, whose browser has nothing yet; scripts that are fetched are noted. */
async function visitor({ slow = true, viewport = { width: 412, height: 823 } } = {}) {
  const context = await browser.newContext({ baseURL: listening, viewport, locale: 'fr-FR' });
  const page = await context.newPage();
  const scripts = new Set();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  if (slow) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  }
  return { page, scripts, leave: () => context.close() };
}

function playButton(page) {
  return page.getByRole('button', { name: 'Jouer' }).first();
}
/** From the lobby to a free journey. */
async function play(page) {
  await playButton(page).click();
  await page.getByRole('button', { name: 'Sans quête' }).click();
}
function firstChoice(page) {
  return page.locator('.rv-question button').first();
}

/** From the lobby to something that can be answered, in each game. */
const FIRST_CHOICES = {
  'Rêve de Dragon': async (page) => {
    await page.getByRole('button', { name: 'Sans quête' }).click();
    return firstChoice(page);
  },
  'Artefacts du rêve': async (page) => page.locator('.ar-moment button').first(),
  Mortebrume: async (page) => {
    await page.getByRole('button', { name: 'Déployer les figurines' }).click();
    return page.getByRole('button', { name: 'Étaler' });
  },
  Songe: async (page) => {
    await page.getByRole('button', { name: 'Commencer' }).click();
    return page.locator('.sg-board [data-keyboard]').first();
  },
};
const MOST_AT_A_TABLE = 450_000;
const MOST_SCRIPTS = 30;

async function sizes() {
  const compressed = (scripts, by = 'gz') =>
    [...scripts]
      .filter((path) => path !== '/offline.js')
      .reduce((sum, path) => sum + statSync(join(dist, `${path}.${by}`)).size, 0);
  const kB = (bytes) => `${(bytes / 1000).toFixed(0)} kB`;
  const rows = [];
  for (const [game, begin] of Object.entries(FIRST_CHOICES)) {
    const { page, scripts, leave } = await visitor({ slow: false });
    await page.goto('/');
    await playButton(page).waitFor();
    await page.waitForLoadState('networkidle');
    const lobby = compressed(scripts);
    if (rows.length === 0) {
      const brotli = kB(compressed(scripts, 'br'));
      const bar = `< 200 kB: ${lobby < 200_000 ? 'met' : 'MISSED'}`;
      addRow(rows, ['the lobby (first route)', scripts.size, kB(lobby), brotli, bar]);
    }
    await page.getByRole('button', { name: `Jouer seul à ${game}` }).click();
    await (await begin(page)).waitFor();
    const table = compressed(scripts);
    const met = table <= MOST_AT_A_TABLE && scripts.size <= MOST_SCRIPTS ? 'met' : 'MISSED';
    const brotli = kB(compressed(scripts, 'br'));
    const bar = `≤ ${kB(MOST_AT_A_TABLE)} in ${MOST_SCRIPTS} files: ${met}`;
    addRow(rows, [`the first choice at a table of ${game}`, scripts.size, kB(table), brotli, bar]);
    await leave();
  }
  record({
    title: 'JavaScript of the page',
    command,
    note:
      'All that a first visit fetches up to there, the worker that keeps tables included; page and workers share files, ' +
      'and each is fetched once. The bar is for gzip, which every server can; browsers take brotli where they may.',
    head: ['up to', 'files', 'gzip', 'brotli', 'bar'],
    rows,
  });
}

/** Layout that moved by itself, and the longest that the page kept its thread, from its first moment on. */
const noteMoments = (page) =>
  page.addInitScript(() => {
    globalThis.moments_ = { shift: 0, task: 0 };
    const note = (type, each) =>
      new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
    note('layout-shift', ({ value, hadRecentInput }) => {
      if (!hadRecentInput) globalThis.moments_.shift += value;
    });
    note('longtask', ({ duration }) => {
      globalThis.moments_.task = Math.max(globalThis.moments_.task, duration);
    });
  });

/** What is pressed one after the other until something can be answered, which is the last; after the press in the lobby. */
const PRESSES = {
  'Rêve de Dragon': ['.rv-go', '.rv-question button'],
  'Artefacts du rêve': ['.ar-moment button'],
  Mortebrume: ['.mb-start .mb-main', '.mb-tray button'],
  Songe: ['.sg-setup .sg-main', '.sg-board [data-keyboard]'],
};

/**
 * Presses each of these as soon as it is there and can be pressed, and tells when each was, in milliseconds of the page. In
 * the page itself: to look for buttons from outside takes as long as what is measured.
 */
const noteHands = (page) =>
  page.addInitScript(() => {
    globalThis.hands_ = async (selectors) => {
      const times = [];
      for (const [i, selector] of selectors.entries()) {
        let thing = null;
        while (!thing || thing.disabled || thing.getBoundingClientRect().width === 0) {
          await new Promise((drawn) => requestAnimationFrame(drawn));
          thing = document.querySelector(selector);
        }
        times.push(performance.now());
        if (i < selectors.length - 1) thing.click();
      }
      return times;
    };
  });

async function beginning() {
  const lobby = [];
  const rows = [];
  for (const [game, presses] of Object.entries(PRESSES)) {
    const [table, shifts, tasks] = [[], [], []];
    for (let i = 0; i < RUNS; i++) {
      const { page, leave } = await visitor();
      await noteMoments(page);
      await noteHands(page);
      await page.goto('/', { waitUntil: 'commit' });
      const all = [`[aria-label="Jouer seul à ${game}"]`, ...presses];
      const times = await page.evaluate((selectors) => globalThis.hands_(selectors), all);
      lobby.push(times[0]);
      table.push(times.at(-1) - times[0]);
      await page.waitForTimeout(500);
      const { shift, task } = await page.evaluate(() => globalThis.moments_);
      shifts.push(shift);
      tasks.push(task);
      await leave();
    }
    const bars = [median(table) <= 2500, median(shifts) <= 0.05, median(tasks) <= 200];
    addRow(rows, [
      game,
      spread(table),
      median(shifts).toFixed(3),
      `${median(tasks).toFixed(0)} ms`,
      bars.every(Boolean) ? 'met' : 'MISSED',
    ]);
  }
  const whole = median(lobby) <= 1500 ? 'met' : 'MISSED';
  record({
    title: 'The first table',
    command,
    note:
      `Processor slowed ${SLOWER} times, nothing kept from before; median [least..most] of ${RUNS} visits each. Layout ` +
      'shift and longest task from the first moment of the page until half a second after the first question. Bars: ' +
      'the lobby ≤ 1.5 s; a first question ≤ 2.5 s after the press, shift ≤ 0.05, longest task ≤ 200 ms.',
    head: ['until', 'time', 'layout shift', 'longest task', 'bars'],
    rows: [['the lobby can be used', spread(lobby), '', '', whole], ...rows],
  });
}

/** Notes how long each frame took, from now on. */
const noteFrames = (page) =>
  page.evaluate(() => {
    globalThis.frames_ = [];
    let last = performance.now();
    const tick = (now) => {
      globalThis.frames_.push(now - last);
      last = now;
      globalThis.ticking_ = requestAnimationFrame(tick);
    };
    globalThis.ticking_ = requestAnimationFrame(tick);
  });
const notedFrames = (page) =>
  page.evaluate(() => {
    cancelAnimationFrame(globalThis.ticking_);
    return globalThis.frames_.slice(2);
  });

/**
 * Leads the pointer with its button down. Not by `page.mouse`: while a button is down Playwright runs a script of its own
 * in the page before and after every movement, and these are measured too.
 */
async function lead(session, points) {
  for (const [x, y] of points) {
    await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'left', buttons: 1 });
  }
}
const way = (count, at) => Array.from({ length: count }, (_, i) => at(i + 1));

/** Draws of a duel of Songe: the frames of the half second in which stones fall. */
async function stones() {
  const { page, leave } = await visitor();
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer seul à Songe' }).click();
  await page.getByRole('button', { name: 'Commencer' }).click();
  const control = page.locator('.sg-board [data-keyboard]').first();
  await control.waitFor();
  await page.evaluate(() => {
    globalThis.falls_ = [];
    let [last, begun] = [performance.now(), 0];
    const falls = ({ animationName }) => animationName === 'sg-fall';
    document.addEventListener('animationstart', (event) => falls(event) && begun++);
    for (const over of ['animationend', 'animationcancel']) {
      document.addEventListener(over, (event) => falls(event) && begun--);
    }
    let before = 0;
    const tick = (now) => {
      // From one frame of a fall to the next.
      if (begun > 0 && before > 0) globalThis.falls_.push(now - last);
      [last, before] = [now, begun];
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const noted = () => page.evaluate(() => globalThis.falls_);
  let falling = [];
  // Eight draws and more: each takes half a second.
  for (let presses = 0; presses < 60 && falling.length < 200; presses++) {
    if ((await page.locator('.end-of-game').count()) > 0) break;
    await control.waitFor();
    await control.click();
    await page.waitForTimeout(900);
    falling = await noted();
  }
  await leave();
  const within = falling.filter((ms) => ms <= 17.5).length / falling.length;
  record({
    title: 'Stones that fall',
    command,
    note: `Processor slowed ${SLOWER} times; the frames in which stones of a duel of Songe were falling.`,
    head: ['frames', 'median', 'within 1/60 s', 'bar'],
    rows: [
      [
        `${falling.length}`,
        `${median(falling).toFixed(1)} ms`,
        `${Math.round(100 * within)} %`,
        `median ≤ 16.7 ms: ${median(falling) <= 16.8 ? 'met' : 'MISSED'}`,
      ],
    ],
  });
}
async function moving() {
  const { page, leave } = await visitor();
  await page.goto('/');
  await play(page);
  const map = page.locator('.rv-stage').first();
  await map.waitFor();
  await page.waitForTimeout(1500);
  const box = await map.boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // The whole map has nowhere to go: nearer first.
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -600);
  await page.waitForTimeout(500);
  await noteFrames(page);
  await page.mouse.down();
  const session = await page.context().newCDPSession(page);
  await lead(
    session,
    way(120, (i) => [x + 60 * Math.sin(i / 8), y + 60 * Math.cos(i / 11)]),
  );
  await page.mouse.up();
  const frames = await notedFrames(page);
  await leave();
  record({
    title: 'Panning the map',
    command,
    note: `Processor slowed ${SLOWER} times, 120 movements of the pointer while it drags the map of Rêve.`,
    ...smooth(frames),
  });
}

/** What is led by a hand: no frame is seen to stick, and nearly all come in time. */
function smooth(frames) {
  const within = frames.filter((ms) => ms <= 17.5).length / frames.length;
  const worst = Math.max(...frames);
  return {
    head: ['frames', 'median', 'longest', 'within 1/60 s', 'bar'],
    rows: [
      [
        `${frames.length}`,
        `${median(frames).toFixed(1)} ms`,
        `${worst.toFixed(1)} ms`,
        `${Math.round(100 * within)} %`,
        `none over 34 ms, 95 % within 1/60 s: ${worst <= 34 && within >= 0.95 ? 'met' : 'MISSED'}`,
      ],
    ],
  };
}

/** Twenty pieces, and seven figures a side: the most that a table of Mortebrume is drawn with here. */
function crowd() {
  const box = (kind, x, y, w, h, height) => ({
    kind,
    at: [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    height,
  });
  const half = [
    box('wall', 12, 24, 12, 2, 5),
    box('wood', 46, 20, 13, 9, 7),
    box('rock', 28, 27, 8, 7, 3),
    box('mire', 5, 36, 11, 7, 0),
    box('rock', 40, 31, 5, 4, 2),
    box('wall', 62, 25, 2, 8, 5),
    box('wood', 2, 18, 8, 6, 7),
    box('hole', 20, 32, 6, 2, 4),
    box('rock', 64, 36, 5, 5, 3),
    box('steps', 52, 32, 6, 5, 2),
  ];
  const turned = (piece) => ({ ...piece, at: piece.at.map(([x, y]) => [75 - x, 75 - y]) });
  const plan = { name: 'Foule', scenery: half.flatMap((piece) => [piece, turned(piece)]) };
  const of = (...kinds) => kinds.flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
  return {
    grounds: [{ id: 'crowd', side: 75, plan }],
    hordes: [
      { id: 'own', name: 'Sept à vous', fighters: of(['mel-archere', 5], ['mel-sapeur', 2]) },
      { id: 'foes', name: 'Sept en face', fighters: of(['tha-archer', 5], ['tha-rodeur', 2]) },
    ],
  };
}

/** A figure of Mortebrume on its tape, drawn back and forth over the table. */
async function dragging() {
  const { page, leave } = await visitor({ slow: false, viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  await page.evaluate(({ grounds, hordes }) => {
    localStorage.setItem('reverie.mortebrume.grounds', JSON.stringify(grounds));
    localStorage.setItem('reverie.mortebrume.hordes', JSON.stringify(hordes));
  }, crowd());
  await page.reload();
  await page.getByRole('button', { name: /Jouer seul à Mortebrume/ }).click();
  for (const name of ['Foule', 'Sept à vous', 'Sept en face']) {
    await page
      .locator('.mb-start label', { hasText: name })
      .nth(name === 'Sept en face' ? 1 : 0)
      .click();
  }
  await page.getByRole('button', { name: 'Déployer les figurines' }).click();
  await page.getByRole('button', { name: 'Étaler' }).click();
  await page.getByRole('button', { name: 'Déployer', exact: true }).click();
  const asked = () => page.locator('.mb-board').getAttribute('data-asks');
  for (let i = 0; i < 40 && (await asked()) !== 'choose'; i++) {
    const first = page.locator('.mb-panel .mb-choices .mb-button').first();
    if (/nameInitiative|begin/.test((await asked()) ?? '')) await first.click();
    await page.waitForTimeout(250);
  }
  await page.locator('.mb-plane[role=group]').focus();
  await page.keyboard.press('d');
  await page.locator('.mb-reach-1').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const { x, y, width, height } = await page.locator('.mb-fig.mb-chosen .mb-disc').first().boundingBox();
  const at = [x + width / 2, y + height / 2];
  await page.mouse.move(...at);
  await page.mouse.down();
  await noteFrames(page);
  await lead(
    session,
    way(240, (i) => [at[0] + 150 * Math.sin(i / 14), at[1] - 90 + 90 * Math.cos(i / 19)]),
  );
  const frames = await notedFrames(page);
  await page.mouse.up();
  await leave();
  const within = frames.filter((ms) => ms <= 17.5).length / frames.length;
  record({
    title: 'Drawing the tape of Mortebrume',
    command,
    note: `Processor slowed ${SLOWER} times, 14 figures and 20 pieces, 240 movements of the pointer with a figure in hand.`,
    head: ['frames', 'median', 'longest', 'within 1/60 s', 'bar'],
    rows: [
      [
        `${frames.length}`,
        `${median(frames).toFixed(1)} ms`,
        `${Math.max(...frames).toFixed(1)} ms`,
        `${Math.round(100 * within)} %`,
        `95 % within 1/60 s: ${within >= 0.95 ? 'met' : 'MISSED'}`,
      ],
    ],
  });
}

/** A card of Artefacts drawn over the cloth, back and forth. */
async function cards() {
  const { page, leave } = await visitor({ slow: false, viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  await page.getByRole('button', { name: 'Jouer seul à Artefacts du rêve' }).click();
  // Whatever is asked before the first turn takes its first answer.
  const playable = page.locator('.ar-hand .ar-thing[data-can="true"]').first();
  for (
    let i = 0;
    i < 12 &&
    !((await page.locator('.ar-board').getAttribute('data-before')) === 'false' && (await playable.isVisible()));
    i++
  ) {
    await page.locator('.ar-moment button:enabled').last().click();
    await page.waitForTimeout(1500);
  }
  await playable.waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const { x, y, width, height } = await playable.boundingBox();
  const at = [x + width / 2, y + height / 2];
  await page.mouse.move(...at);
  // A card under the pointer is shown enlarged: that is drawn before the hand takes it.
  await page.waitForTimeout(1000);
  await noteFrames(page);
  await page.mouse.down();
  await lead(
    session,
    way(120, (i) => [at[0] + 200 * Math.sin(i / 14), at[1] - 120 + 120 * Math.cos(i / 19)]),
  );
  const frames = await notedFrames(page);
  await page.mouse.up();
  await leave();
  record({
    title: 'Dragging a card of Artefacts',
    command,
    note: `Processor slowed ${SLOWER} times, 120 movements of the pointer with a card of the hand.`,
    ...smooth(frames),
  });
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function spread(values) {
  const s = (ms) => (ms / 1000).toFixed(2);
  return `${s(median(values))} s [${s(Math.min(...values))}..${s(Math.max(...values))}]`;
}

/** The numbers of the games that are analysed: of Artefacts, a short one and a long one. */
const NUMBERS = [3, 20_081];
/**
 * Milliseconds that somebody looks at a replay before they have it analysed: not at all, or for a while. On a slow machine
 * less is done meanwhile.
 */
const LOOKING = [0, 8000];

/**
 * Whole games of one kind analysed. The browser slows a page down, not its workers: the times are multiplied instead. They are taken in
 * the page, from the click to the frame that shows what came.
 */
async function analysis(id) {
  const rows = [];
  const game = games.find(({ rules }) => rules.id === id);
  for (const [n, looking] of NUMBERS.flatMap((n) => LOOKING.map((looking) => [n, looking]))) {
    const journal = writeJournal(playGame(game, TABLES[id], n, game.programs.at(-1)));
    const { page, leave } = await visitor({ slow: false });
    await page.goto('/replay');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(journal) });
    const more = page.locator('.replay-more > summary');
    await page.getByRole('slider').waitFor();
    if (await more.isVisible()) await more.click();
    await page.waitForTimeout(looking / SLOWER);
    const times = page.evaluate(
      () =>
        new Promise((resolve) => {
          let begun = 0;
          let curve = 0;
          addEventListener('click', () => (begun = performance.now()), { capture: true, once: true });
          const look = () => {
            // Where nobody can win there is no curve: the moves stand for it.
            if (begun > 0 && document.querySelector('.analysis-steer .curve, .move-list')) {
              curve ||= performance.now() - begun;
            }
            const done = document.querySelector('.move-counts [role=status]')?.textContent === 'Analyse terminée';
            if (done) resolve({ curve, all: performance.now() - begun });
            else requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        }),
    );
    await page.getByRole('button', { name: 'Analyser' }).click();
    const found = await times;
    const [curve, end] = [SLOWER * found.curve, SLOWER * found.all];
    const met = (time, bar) => `${(time / 1000).toFixed(1)} s: ${time <= bar ? 'met' : 'MISSED'}`;
    const entries = String(journal.trim().split('\n').length - 1);
    addRow(rows, [
      id,
      entries,
      looking === 0 ? 'at once' : `after ${looking / 1000} s`,
      met(curve, 1000),
      met(end, 10_000),
    ]);
    await leave();
  }
  record({
    title: `Games analysed in the page: ${game.texts.fr.title}`,
    command: `${command} analysis:${id}`,
    note: `Games between the quickest programs, opened as a replay and analysed at once or after a while; times from the press to the screen, multiplied by ${SLOWER}.`,
    head: ['game', 'entries', 'pressed', 'a curve (bar 1 s)', 'all faults (bar 10 s)'],
    rows,
  });
}

try {
  for (const [name, part] of named) {
    const start = performance.now();
    console.error(`── ${name}`);
    await part();
    console.error(`── ${name}: ${seconds(start)}`);
  }
} finally {
  await browser.close();
  server.kill();
  await once(server, 'exit');
  rmSync(data, { recursive: true, force: true });
}
