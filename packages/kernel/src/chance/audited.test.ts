import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Audited, commitment, isSeed, sealer, seedString } from './audited.ts';
import { among, die, row, shuffle } from './spaces.ts';

const seed = seedString(new Uint8Array(32).fill(7));
const entropy = { seed, match: 'match-1', nonces: ['ada', 'blaise'] };
const draws = (audited: Audited, label: string, n: number, count: number): number[] =>
  Array.from({ length: count }, () => audited.below(label)(n));

describe('the seed', () => {
  test('names its algorithm', () => {
    expect(seed).toBe(`chacha20-1:${'07'.repeat(32)}`);
    expect(isSeed(seed)).toBe(true);
    expect(isSeed(seed.slice(0, -1))).toBe(false);
    expect(() => new Audited({ ...entropy, seed: 'alea:1234' })).toThrow('no seed of a known algorithm');
    expect(() => seedString(new Uint8Array(16))).toThrow('32 bytes');
  });

  test('is committed to together with its match and game', () => {
    // sha256 of ["chacha20-1:0707…","match-1","reve@1"], as any other tool computes it.
    expect(commitment(seed, 'match-1', 'reve@1')).toBe(
      '936823d223e6d3a229b734f6fd365a3ef58001439c649fdbf1af2ca5510fde19',
    );
    expect(commitment(seed, 'match-2', 'reve@1')).not.toBe(commitment(seed, 'match-1', 'reve@1'));
  });
});

test('the figures that docs/FAIRNESS.md gives to try are those that come out', () => {
  const tried = { seed: `chacha20-1:${'00112233445566778899aabbccddeeff'.repeat(2)}`, match: 'M1', nonces: ['n0', ''] };
  const audited = new Audited(tried);
  const rolls = Array.from({ length: 3 }, () => `\`${die(6).sample(audited.below('roll'))}\``);
  const written = readFileSync(new URL('../../../../docs/FAIRNESS.md', import.meta.url), 'utf8');
  for (const line of [
    `| commitment | \`${commitment(tried.seed, tried.match, 'pig@1')}\` |`,
    `three draws | ${rolls.join(', ')} |`,
    `label \`deck\` | \`${JSON.stringify(shuffle(5).sample(audited.below('deck')))}\` |`,
    `label \`bag\` | \`${JSON.stringify(row([2, 3], 4).sample(audited.below('bag')))}\` |`,
    `label \`kind\` | \`${among([1, 0, 5]).sample(audited.below('kind'))}\` |`,
    `32 times | \`${sealer(tried.seed, tried.match)('ab'.repeat(32))}\` |`,
  ])
    expect(written).toContain(line);
});

describe('the draws', () => {
  test('are fixed by seed, match and nonces', () => {
    expect(draws(new Audited(entropy), 'd6', 6, 12)).toEqual(draws(new Audited(entropy), 'd6', 6, 12));
    // Written down once: if these change, old games can no longer be verified.
    expect(draws(new Audited(entropy), 'd6', 6, 12)).toMatchInlineSnapshot(`
      [
        4,
        0,
        5,
        1,
        4,
        1,
        4,
        3,
        3,
        5,
        1,
        5,
      ]
    `);
    for (const other of [
      { ...entropy, match: 'match-2' },
      { ...entropy, nonces: ['ada', 'emilie'] },
      { ...entropy, seed: seedString(new Uint8Array(32).fill(8)) },
    ]) {
      expect(draws(new Audited(other), 'd6', 1000, 12)).not.toEqual(draws(new Audited(entropy), 'd6', 1000, 12));
    }
  });

  test('of one label do not move those of another', () => {
    const audited = new Audited(entropy);
    const mixed = [0, 1, 2, 3].map(() => {
      audited.below('deck')(52);
      return audited.below('bag')(30);
    });
    expect(mixed).toEqual(draws(new Audited(entropy), 'bag', 30, 4));
  });

  test('can be skipped, forwards and backwards', () => {
    const audited = new Audited(entropy);
    const all = draws(new Audited(entropy), 'bag', 100, 5);
    audited.skip('bag', 3);
    expect(audited.below('bag')(100)).toBe(all[3]);
    audited.skip('bag', -1);
    expect(audited.below('bag')(100)).toBe(all[3]);
  });

  test('are fair, also where the range does not divide the words', () => {
    const audited = new Audited(entropy);
    const n = 7;
    const counts = new Array<number>(n).fill(0);
    for (const x of draws(audited, 'fair', n, 14_000)) counts[x] = (counts[x] as number) + 1;
    const chiSquare = counts.reduce((sum, c) => sum + ((c - 2000) * (c - 2000)) / 2000, 0);
    // Six degrees of freedom: beyond 22.5 once in a thousand seeds, and this seed is fixed.
    expect(chiSquare).toBeLessThan(22.5);
  });

  test('reach ranges beyond 32 bits, and refuse what is no range', () => {
    const below = new Audited(entropy).below('wide');
    for (let i = 0; i < 50; i++) {
      const x = below(Number.MAX_SAFE_INTEGER);
      expect(Number.isSafeInteger(x) && x >= 0).toBe(true);
    }
    expect(() => below(0)).toThrow(RangeError);
    expect(() => below(Number.NaN)).toThrow(RangeError);
  });

  test('go on past one block of the key stream', () => {
    const below = new Audited(entropy).below('shuffle');
    const values = Array.from({ length: 100 }, () => below(1_000_000));
    expect(new Set(values).size).toBeGreaterThan(95);
  });
});
