// What is painted today beside what the same browser painted on this machine before. Fonts and edges differ between
// machines, so the pictures of one are stored in its cache, one folder for each browser and platform, and never in git.
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { pathsOf, thisMachine } from './machine.mjs';
import { root } from './steps.mjs';

/** How far a colour may be off, from 0 to 1. Pixels that only smooth an edge are not counted at all. */
const THRESHOLD = 0.1;
/**
 * The share of pixels that may differ. A page at rest comes back with 64 other pixels of a million at most; a stone of 20
 * pixels that moves makes 600.
 */
const SHARE = 0.0005;
const GAP = 8;
const DIFFERENCES = join(root, 'pictures', 'differences');

const percent = (share) => `${Number((share * 100).toPrecision(2))} %`;

/** Where this machine stores what a browser paints; `browser` is its name and version, such as `chromium 141.0.7390.37`. */
export function pictureFolder(browser, machine = thisMachine) {
  const { join } = pathsOf(machine);
  const key = [machine.platform, machine.arch, browser].join('-').replaceAll(/[^\w.-]+/g, '-');
  return join(machine.env.REVERIE_PICTURES || join(cacheOf(machine), 'reverie', 'pictures'), key);
}

function cacheOf(machine) {
  const { platform, env, home } = machine;
  const { join } = pathsOf(machine);
  if (platform === 'win32') return env.LOCALAPPDATA || join(home, 'AppData', 'Local');
  if (platform === 'darwin') return join(home, 'Library', 'Caches');
  return env.XDG_CACHE_HOME || join(home, '.cache');
}

/**
 * Compares a picture with the one that is stored under its name, and throws one line where they differ; `differences`
 * then has expected, actual and what differs side by side. Where nothing is stored, it stores the picture and says so.
 */
export function comparePicture(
  name,
  png,
  { browser, machine = thisMachine, differences = DIFFERENCES, say = console.log },
) {
  if (!/^\w[\w.-]*$/.test(name)) throw new TypeError(`${name} cannot be the name of a file on every system`);
  const actual = PNG.sync.read(png);
  const file = join(pictureFolder(browser, machine), `${name}.png`);
  const shown = join(differences, `${name}.png`);
  rmSync(shown, { force: true });
  if (!existsSync(file)) {
    store(file, png);
    say(`${name}: recorded, nothing to compare with (${file})`);
    return 'recorded';
  }
  const accept = machine.env.REVERIE_PICTURES_ACCEPT === '1';
  const expected = readPicture(file, accept);
  const found = expected && difference(expected, actual);
  if (accept) store(file, png);
  if (found?.within) return 'same';
  if (accept) {
    say(`${name}: accepted, ${found?.words ?? 'the stored one was damaged'} (${file})`);
    return 'accepted';
  }
  mkdirSync(differences, { recursive: true });
  writeFileSync(shown, PNG.sync.write(inARow([expected, actual, found.picture])));
  const at = relative(root, shown).replaceAll('\\', '/');
  throw new Error(`${name}: ${found.words}. See ${at}; REVERIE_PICTURES_ACCEPT=1 takes it as it is now`);
}

/** A stored picture. One that is damaged is undefined where it is replaced anyway, else an error that says what to do. */
function readPicture(file, replaced) {
  try {
    return PNG.sync.read(readFileSync(file));
  } catch {
    if (replaced) return undefined;
    throw new Error(`${file} is damaged. Remove it, or set REVERIE_PICTURES_ACCEPT=1: it is recorded again`);
  }
}

/** A run that is stopped half-way leaves no half of a picture. */
function store(file, png) {
  mkdirSync(join(file, '..'), { recursive: true });
  const half = `${file}.${process.pid}`;
  writeFileSync(half, png);
  renameSync(half, file);
}

/** What differs, as a picture and in words. Where sizes differ, what only one of the two has counts as different. */
function difference(before, now) {
  const [width, height] = [Math.max(before.width, now.width), Math.max(before.height, now.height)];
  const picture = new PNG({ width, height });
  const [a, b] = [before, now].map((one) => onto(new PNG({ width, height }), one, 0).data);
  const share = pixelmatch(a, b, picture.data, width, height, { threshold: THRESHOLD }) / (width * height);
  if (before.width !== now.width || before.height !== now.height) {
    const sizes = `${now.width} × ${now.height} in place of ${before.width} × ${before.height}`;
    return { picture, within: false, words: `${sizes}, ${percent(share)} of the pixels differ` };
  }
  const words = `${percent(share)} of the pixels differ, ${percent(SHARE)} may`;
  return { picture, within: share <= SHARE, words };
}

function onto(sheet, picture, left) {
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, left, 0);
  return sheet;
}

function inARow(pictures) {
  const width = pictures.reduce((sum, one) => sum + one.width + GAP, -GAP);
  const row = new PNG({ width, height: Math.max(...pictures.map((one) => one.height)) });
  let left = 0;
  for (const one of pictures) {
    onto(row, one, left);
    left += one.width + GAP;
  }
  return row;
}
