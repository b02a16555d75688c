/**
 * Ways that were asked for, with everything they depend on: who tries many answers in one position asks for the same ones
 * again and again. A place for each, found by what is asked; a newer one takes it over. Nothing is made for it, as in random
 * play no way is asked for twice.
 */
import type { Body, Ground, Walker } from './field.ts';
import type { Point } from './plane.ts';

export interface Route {
  readonly path: readonly Point[];
  readonly cost: number;
}

const SLOTS = 256;
/** Who asks among more of them is not remembered. */
export const MOST_BODIES = 32;
const WIDTH = 8 + 3 * MOST_BODIES;
const grounds: (Ground | undefined)[] = new Array(SLOTS).fill(undefined);
const remembered: (Route | undefined)[] = new Array(SLOTS).fill(undefined);
const widths = new Int32Array(SLOTS);
const questions = new Int32Array(SLOTS * WIDTH);
/** Scratch for what is asked: written and read within one call. */
const asked = new Int32Array(WIDTH);
let width = 0;

/** Writes down what is asked, and says where its answer would be. */
export function slotFor(
  bodies: readonly Body[],
  skip: readonly number[],
  walker: Walker,
  to: Point,
  limit: number,
  holeMost: number,
): number {
  asked[0] = walker.x;
  asked[1] = walker.y;
  asked[2] = walker.z;
  asked[3] = walker.r;
  asked[4] = to[0];
  asked[5] = to[1];
  asked[6] = limit;
  asked[7] = holeMost;
  width = 8;
  for (const body of bodies) {
    if (body.off || skip.includes(body.id)) continue;
    asked[width++] = body.x;
    asked[width++] = body.y;
    asked[width++] = body.r;
  }
  let key = width;
  for (let i = 0; i < width; i++) key = (Math.imul(key, 31) + (asked[i] as number)) | 0;
  return (key ^ (key >>> 12)) & (SLOTS - 1);
}

export function isRemembered(slot: number, ground: Ground): boolean {
  if (grounds[slot] !== ground || widths[slot] !== width) return false;
  for (let i = 0, at = slot * WIDTH; i < width; i++, at++) if (questions[at] !== asked[i]) return false;
  return true;
}

export const rememberedAt = (slot: number): Route | undefined => remembered[slot];

export function remember(slot: number, ground: Ground, found: Route | undefined): void {
  grounds[slot] = ground;
  remembered[slot] = found;
  widths[slot] = width;
  for (let i = 0, at = slot * WIDTH; i < width; i++, at++) questions[at] = asked[i] as number;
}
