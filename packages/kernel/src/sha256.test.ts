import { expect, test } from 'vitest';
import { sha256Hex } from './sha256.ts';
import { sha256Hex as byNode } from './sha256-node.ts';

test('browsers and Node give the same hash of any text', () => {
  // What FIPS 180-4 gives for "abc".
  expect(byNode('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  for (const text of ['', 'abc', 'Rêve de Dragon', '\u{1f409}', '\ud800 alone', 'é'.repeat(10_000)]) {
    expect(sha256Hex(text)).toBe(byNode(text));
  }
});
