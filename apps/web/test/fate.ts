/**
 * Chance that comes out the same in every run. Tests play real games; without this a Changeur met once in thirty runs
 * would make a test fail that has nothing to do with it. REVERIE_SEED makes other games of them.
 */
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

/** Every page and every house of a browser draws from its own stream; one that is opened again goes on with another. */
export async function settleFate(context: BrowserContext, visitor: number): Promise<void> {
  await context.addInitScript(`{
    const opened = Number(sessionStorage.getItem('fate') ?? 0);
    sessionStorage.setItem('fate', opened + 1);
    ${stream(`(${visitor} * 1000 + 500 + opened)`)}
    crypto.getRandomValues = fateFill;
  }`);
  let houses = 0;
  await context.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const script = await route.fetch();
    const house = visitor * 1000 + houses++;
    await route.fulfill({
      response: script,
      body: `{${stream(house)} crypto.getRandomValues = fateFill; }\n${await script.text()}`,
    });
  });
}
