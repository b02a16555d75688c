/** Draws with real dice, stones or cards. */
import type { PendingDraw } from '@reverie/kernel/chance/asked';
import { Audited, seedString } from '@reverie/kernel/chance/audited';
import type { DrawResult, SpaceName, Spoken } from '@reverie/kernel/chance/chance';
import { die } from '@reverie/kernel/chance/spaces';
import { parseJson } from '../files.ts';
import type { CliTexts } from '../texts/fr.ts';

/** Longest outcome that is parsed. */
const MAX_INPUT = 10_000;

/** What to type for a draw. It does not list what is in a bag: not everybody who draws may know. */
export function describeSpace(space: SpaceName, { dice: t }: CliTexts): string {
  switch (space[0]) {
    case 'die':
      return t.die(space[1]);
    case 'pick':
      return t.pick(space[1] - 1);
    case 'dice':
      return t.dice(space[1], space[2]);
    case 'sum':
      return t.sum(space[1], space[2]);
    case 'among':
      return t.pick(space[1].length - 1);
    case 'draw':
      return t.draw(space[2], space[1].length);
    case 'row':
      return t.row(space[2], space[1].length - 1);
    case 'shuffle':
      return t.shuffle(space[1] - 1);
  }
}

/** Parses `4`, `3 5 1` or JSON; undefined if this draw cannot give it. */
export function parseOutcome(typed: string, awaited: PendingDraw): DrawResult | undefined {
  const value = normalizeOutcome(parseNumbers(typed), awaited.space);
  return awaited.includes(value) ? value : undefined;
}

/**
 * The same for a draw at a server's table, where the server checks the value; undefined if it is not an outcome at all.
 */
export function parseRemoteOutcome(typed: string, space: Spoken): number | number[] | undefined {
  // A published space omits what is in a bag; the form of its outcomes does not depend on that.
  const value = normalizeOutcome(parseNumbers(typed), space as SpaceName);
  const whole = (n: unknown): n is number => Number.isSafeInteger(n);
  return whole(value) || (Array.isArray(value) && value.every(whole)) ? value : undefined;
}

function parseNumbers(typed: string): unknown {
  const text = typed.trim();
  if (text.length > MAX_INPUT) return undefined;
  if (/^\d+([\s,;]+\d+)*$/.test(text)) return text.split(/[\s,;]+/).map(Number);
  return parseJson(text)?.value;
}

/** The form that the rules expect: dice in any order are sorted from high to low, and single dice are summed. */
function normalizeOutcome(value: unknown, space: SpaceName): unknown {
  const list = (Array.isArray(value) ? value : [value]) as unknown[];
  switch (space[0]) {
    case 'die':
    case 'pick':
    case 'among':
      return list.length === 1 ? list[0] : value;
    case 'sum': {
      const [, count, sides] = space;
      if (list.length === 1 && count !== 1) return list[0];
      const thrown = list.map((face) => (die(sides).includes(face) ? face : Number.NaN));
      return list.length === count ? thrown.reduce((total, face) => total + face, 0) : value;
    }
    case 'dice':
      return list.every((face) => typeof face === 'number') ? list.toSorted((a, b) => b - a) : value;
    default:
      return list;
  }
}

/** A draw that nobody at this keyboard may see: the machine makes it, like a card dealt face down. */
export function drawFaceDown({ sample, label }: PendingDraw, entropy: (count: number) => Uint8Array): DrawResult {
  const source = new Audited({ seed: seedString(entropy(32)), match: '', nonces: [] });
  return sample(source.below(label));
}
