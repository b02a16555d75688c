/** Converts odds from the wire for display. */
import type { ShownOdds } from '@reverie/ui/board';

interface ExactOdds {
  readonly exact: true;
  readonly ways: readonly (readonly [way: string, share: string])[];
}
interface SampledOdds {
  readonly exact: false;
  readonly ways: readonly {
    readonly way: string;
    readonly share: number;
    readonly low: number;
    readonly high: number;
  }[];
}

/** "3/8" as a number. Both parts may exceed what a number can hold, so both are shortened by the same number of digits. */
export function shareOf(fraction: string): number {
  const [num = '0', den = '1'] = fraction.split('/');
  const cut = Math.max(0, den.length - 15);
  if (cut === 0) return Number(num) / Number(den);
  return num.length <= cut ? 0 : Number(num.slice(0, num.length - cut)) / Number(den.slice(0, den.length - cut));
}

export function readOdds(odds: unknown): ShownOdds | null {
  if (typeof odds !== 'object' || odds === null) return null;
  const found = odds as ExactOdds | SampledOdds;
  if (found.exact) {
    return { ways: found.ways.map(([way, exact]) => ({ way, exact, share: shareOf(exact) })), error: null };
  }
  return {
    ways: found.ways.map(({ way, share }) => ({ way, share, exact: null })),
    error: Math.max(...found.ways.map(({ share, low, high }) => Math.max(share - low, high - share))),
  };
}
