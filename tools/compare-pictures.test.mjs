import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { PNG } from 'pngjs';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { comparePicture, pictureFolder } from './compare-pictures.mjs';
import { machine } from './made-up.mjs';
import { root } from './steps.mjs';

const [PAPER, INK, GREY] = [
  [255, 255, 255],
  [20, 30, 60],
  [140, 145, 160],
];
const [WIDTH, HEIGHT] = [80, 48];

/** A picture, pixel by pixel. */
function painted(colour, width = WIDTH, height = HEIGHT) {
  const png = new PNG({ width, height });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) png.data.set([...colour(x, y), 255], (y * width + x) * 4);
  }
  return PNG.sync.write(png);
}
const inside = (x, y, left) => x >= left && x < left + 20 && y >= 10 && y < 30;
const block = (left, height) => painted((x, y) => (inside(x, y, left) ? INK : PAPER), WIDTH, height);
/** A slope from paper to ink; `edge` is the colour of its pixels that are half of each. */
const slope = (edge) => painted((x, y) => (x < y + 10 ? INK : x === y + 10 ? edge : PAPER));
const at = (png, x, y) => [...png.data.subarray((y * png.width + x) * 4, (y * png.width + x) * 4 + 3)];

let folder;
let said;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reverie-pictures-'));
  said = [];
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

const differences = () => join(folder, 'differences');
const file = (name) => join(pictureFolder('chromium 141', machine({ env: { REVERIE_PICTURES: folder } })), name);
function compare(name, png, env = {}) {
  const asked = machine({ env: { REVERIE_PICTURES: folder, ...env } });
  const say = (line) => said.push(line);
  return comparePicture(name, png, { browser: 'chromium 141', machine: asked, differences: differences(), say });
}
/** The line of the error; empty where there is none. */
function failure(...args) {
  try {
    compare(...args);
    return '';
  } catch ({ message }) {
    return message;
  }
}

describe('a picture beside the one that is stored', () => {
  test('the first is recorded, which a line says, and the same again is the same', () => {
    expect(compare('board', block(10))).toBe('recorded');
    expect(said).toEqual([`board: recorded, nothing to compare with (${file('board.png')})`]);
    expect(readFileSync(file('board.png'))).toEqual(block(10));
    expect(compare('board', block(10))).toBe('same');
    expect(said).toHaveLength(1);
    expect(readdirSync(join(file('board.png'), '..')), 'nothing is left beside it').toEqual(['board.png']);
  });

  test('an edge that is smoothed in another way is the same', () => {
    compare('slope', slope(GREY));
    const pixels = (png) => PNG.sync.read(png).data;
    expect(pixels(slope([90, 95, 120]))).not.toEqual(pixels(slope(GREY)));
    expect(compare('slope', slope([90, 95, 120]))).toBe('same');
  });

  test('a few pixels may differ, a few more may not', () => {
    const dots = (count) => painted((x, y) => (x % 8 === 4 && y === 24 && x / 8 < count ? INK : PAPER), 80, 48);
    const allowed = Math.floor(WIDTH * HEIGHT * 0.0005);
    compare('dots', dots(0));
    expect(compare('dots', dots(allowed))).toBe('same');
    expect(failure('dots', dots(allowed + 1))).toContain('of the pixels differ, 0.05 % may');
  });

  test('a block that moved is a difference: one line, and expected, actual and the difference side by side', () => {
    compare('board', block(10));
    const line = failure('board', block(14));
    // Four columns of twenty pixels are uncovered, four are covered.
    expect(line).toMatch(
      /^board: 4\.2 % of the pixels differ, 0\.05 % may\. See \S+board\.png; REVERIE_PICTURES_ACCEPT=1 /,
    );
    expect(line).toContain(relative(root, join(differences(), 'board.png')).replaceAll('\\', '/'));
    expect(line).not.toContain('\n');
    const shown = PNG.sync.read(readFileSync(join(differences(), 'board.png')));
    expect([shown.width, shown.height]).toEqual([3 * WIDTH + 16, HEIGHT]);
    const [second, third] = [WIDTH + 8, 2 * (WIDTH + 8)];
    expect([at(shown, 11, 20), at(shown, second + 11, 20), at(shown, third + 11, 20)]).toEqual([
      INK,
      PAPER,
      [255, 0, 0],
    ]);
    expect(readFileSync(file('board.png')), 'what is stored stays').toEqual(block(10));

    expect(compare('board', block(10))).toBe('same');
    expect(existsSync(join(differences(), 'board.png')), 'what is mended is no longer shown').toBe(false);
  });

  test('another size is a difference', () => {
    compare('board', block(10));
    expect(failure('board', block(10, HEIGHT + 16))).toMatch(
      /^board: 80 × 64 in place of 80 × 48, \d+ % of the pixels /,
    );
    const shown = PNG.sync.read(readFileSync(join(differences(), 'board.png')));
    expect([shown.width, shown.height]).toEqual([3 * WIDTH + 16, HEIGHT + 16]);
  });

  test.each([
    ['nothing is left of', (png) => png.subarray(0, 0)],
    ['the end is missing of', (png) => png.subarray(0, png.length - 20)],
    [
      'a byte has changed of',
      (png) => Buffer.concat([png.subarray(0, 60), Buffer.from([png[60] ^ 1]), png.subarray(61)]),
    ],
    ['a text lies in the place of', () => Buffer.from('not a picture at all, but long enough for a header')],
  ])('%s a stored picture: one line says what to do', (_, damage) => {
    compare('board', block(10));
    writeFileSync(file('board.png'), damage(block(10)));
    const line = failure('board', block(10));
    expect(line).toBe(
      `${file('board.png')} is damaged. Remove it, or set REVERIE_PICTURES_ACCEPT=1: it is recorded again`,
    );
    expect(compare('board', block(10), { REVERIE_PICTURES_ACCEPT: '1' })).toBe('accepted');
    expect(said.at(-1)).toContain('the stored one was damaged');
    expect(compare('board', block(10))).toBe('same');
  });

  test('REVERIE_PICTURES_ACCEPT=1 replaces what differs, and says so', () => {
    compare('board', block(10));
    expect(compare('board', block(30, HEIGHT + 2), { REVERIE_PICTURES_ACCEPT: '1' })).toBe('accepted');
    expect(said.at(-1)).toMatch(/^board: accepted, 80 × 50 in place of 80 × 48, /);
    expect(compare('board', block(30, HEIGHT + 2))).toBe('same');
    expect(failure('board', block(10))).toContain('80 × 48 in place of 80 × 50');
  });

  test('what is no picture, and a name that is no name of a file, are refused before anything is stored', () => {
    expect(() => compare('board', Buffer.from('GIF89a'))).toThrow();
    expect(() => compare('../board', block(10))).toThrow('../board cannot be the name of a file');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('where pictures of a machine are stored', () => {
  test.each([
    [{ platform: 'linux' }, '/home/ada/.cache/reverie/pictures/linux-x64-chromium-141.0'],
    [{ platform: 'linux', env: { XDG_CACHE_HOME: '/c' } }, '/c/reverie/pictures/linux-x64-chromium-141.0'],
    [
      { platform: 'darwin', arch: 'arm64', home: '/Users/ada' },
      '/Users/ada/Library/Caches/reverie/pictures/darwin-arm64-chromium-141.0',
    ],
    [
      { platform: 'win32', env: { LOCALAPPDATA: 'C:\\ada\\Local' } },
      'C:\\ada\\Local\\reverie\\pictures\\win32-x64-chromium-141.0',
    ],
    [{ platform: 'linux', env: { REVERIE_PICTURES: '/p' } }, '/p/linux-x64-chromium-141.0'],
  ])('%j', (made, expected) => {
    expect(pictureFolder('chromium 141.0', machine(made))).toBe(expected);
  });
});
