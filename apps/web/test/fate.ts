/**
 * Chance that comes out the same in every run. Tests play real games; without this a Changeur met once in thirty runs
 * would make a test fail that has nothing to do with it. REVERIE_SEED makes other games of them.
 */
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { BrowserContext } from 'playwright-core';

export const SEED = Number(process.env.REVERIE_SEED ?? 1);

/** A source of bytes for a place of the given number, as a piece of program text: mulberry32, which fits a line. */
const stream = (place: number | string): string => `
  let fateState = (Math.imul(${SEED}, 0x9e3779b1) ^ Math.imul(${place}, 0x85ebca6b)) >>> 0;
  const fateWord = () => {
    fateState = (fateState + 0x6d2b79f5) >>> 0;
    let word = Math.imul(fateState ^ (fateState >>> 15), fateState | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  };
  const fateFill = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let i = 0; i < bytes.length; i++) bytes[i] = fateWord() & 255;
    return array;
  };`;

/**
 * A preload for the server: the seeds of games and what its programs draw. Secrets and ids stay what they are, since their
 * order follows the network.
 */
export const serverFate = `data:text/javascript,${encodeURIComponent(`
  import crypto from 'node:crypto';
  import { syncBuiltinESMExports } from 'node:module';
  ${stream(0)}
  const truly = crypto.randomBytes;
  crypto.randomBytes = (count, ...rest) =>
    count === 32 && rest.length === 0 ? fateFill(Buffer.alloc(32)) : truly(count, ...rest);
  crypto.randomInt = (most) => fateWord() % most;
  syncBuiltinESMExports();
`)}`;

const NAME = /^house fate (\d+)$/;

/** Before the script of a house, which draws as its name says. One without a number in its name draws as it likes. */
const houseFate = `{
  const named = ${NAME}.exec(self.name);
  if (named) { ${stream('Number(named[1])')} crypto.getRandomValues = fateFill; }
}\n`;

/** Copies of built pages for tests, in one folder: their houses let tests decide how they draw. */
export function fatedPages(built: readonly string[], into: string): string {
  // The copy has only that script as it is, without compressed forms, which would be served in its place.
  const isHouse = (file: string) => /^house-worker-[^/]*\.js/.test(basename(file));
  for (const one of built) {
    cpSync(one, into, { recursive: true, filter: (file) => !file.endsWith('.map') && !isHouse(file) });
    const houses = readdirSync(join(one, 'assets')).filter((file) => isHouse(file) && file.endsWith('.js'));
    if (houses.length !== 1) throw new Error(`one script of a house expected in the page, met: ${houses.join(', ')}`);
    for (const name of houses) {
      writeFileSync(join(into, 'assets', name), houseFate + readFileSync(join(one, 'assets', name), 'utf8'));
    }
  }
  return into;
}

/** Every page of a browser draws from a stream of its own, and so does its house; opened again they go on with others. */
export async function settleFate(context: BrowserContext, visitor: number): Promise<void> {
  await context.addInitScript(`{
    const opened = Number(localStorage.getItem('fate') ?? 0);
    localStorage.setItem('fate', opened + 1);
    ${stream(`(${visitor} * 1000 + 500 + opened)`)}
    crypto.getRandomValues = fateFill;
    const place = ${visitor} * 1000 + opened;
    globalThis.Worker = class extends Worker {
      constructor(script, options) {
        super(script, options?.name === 'house' ? { ...options, name: \`house fate \${place}\` } : options);
      }
    };
  }`);
}
