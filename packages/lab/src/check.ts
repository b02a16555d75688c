/** Whether an exact answer is what happens: the same question drawn many times, held against it. */
import type { Calculation, WeighedWay } from '@reverie/kernel/calculation';
import { shareOf } from '@reverie/kernel/calculation';
import { Fast } from '@reverie/kernel/chance/fast';
import type { Settings } from '@reverie/kernel/plot';

export interface CheckedWay {
  readonly way: string;
  readonly share: number;
  readonly drawn: number;
  /** How far the drawn share lies from the exact one, in standard errors. */
  readonly errors: number;
}

/** How often each way came in `draws` draws. */
export type Drawn = ReadonlyMap<string, number>;

export function drawWays(calculation: Calculation, settings: Settings, draws: number, seed: number): Drawn {
  const chance = new Fast(seed);
  const counts = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    const way = calculation.draw(settings, chance);
    counts.set(way, (counts.get(way) ?? 0) + 1);
  }
  return counts;
}

/** Drawn outcomes beside exact ones. A way that never should come, or always, must do so. */
export function compare(exact: readonly WeighedWay[], counts: Drawn): readonly CheckedWay[] {
  const draws = [...counts.values()].reduce((sum, one) => sum + one, 0);
  const ways = new Set([...exact.map(({ way }) => way), ...counts.keys()]);
  return [...ways].map((way) => {
    const share = shareOf(exact, [way]);
    const drawn = (counts.get(way) ?? 0) / draws;
    const error = Math.sqrt((share * (1 - share)) / draws);
    const errors = error === 0 ? (drawn === share ? 0 : Number.POSITIVE_INFINITY) : (drawn - share) / error;
    return { way, share, drawn, errors };
  });
}

/** Drawing `draws` times, beside the exact answer. */
export const check = (
  calculation: Calculation,
  settings: Settings,
  draws: number,
  seed: number,
): readonly CheckedWay[] => compare(calculation.exact(settings), drawWays(calculation, settings, draws, seed));

/** Settings that a calculation takes, drawn uniformly: for checking more than the usual ones. */
export function drawSettings({ settings, whyNot }: Calculation, below: (n: number) => number): Settings {
  for (;;) {
    const drawn = Object.fromEntries(
      settings.map((one) => [
        one.id,
        one.kind === 'whole' ? one.least + below(one.most - one.least + 1) : (one.of[below(one.of.length)] as string),
      ]),
    );
    if (!whyNot?.(drawn)) return drawn;
  }
}
