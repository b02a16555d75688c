import { describe, expect, test } from 'vitest';
import { logistic, Net, type Weights } from './net.ts';

/** Two figures, two hidden units: rows 1 2 / 3 4, offsets 0 −1, last 1 −1, bias 2; a unit is a half, then one. */
const figures = new Int16Array([1, 2, 3, 4, 0, -1, 1, -1, 2]);
const weights: Weights = {
  version: 'v1',
  inputs: 2,
  hidden: 2,
  units: [0.5, 1, 1, 1],
  data: Buffer.from(figures.buffer).toString('base64'),
};

describe('a net', () => {
  test('adds up what it was given', () => {
    const net = new Net(weights, 'v1', ['a', 'b']);
    // Hidden: 0.5·1 + 1.5·2 = 3.5 and 1·1 + 2·2 − 1 = 4; so 2 + 3.5 − 4.
    expect(net.value(Float64Array.of(1, 2))).toBe(logistic(1.5));
    // A unit below zero is nothing: 0 and −1.
    expect(net.value(Float64Array.of(0, 0))).toBe(logistic(2));
  });

  test('says the same of a position whatever was judged before it', () => {
    const net = new Net(weights, 'v1', ['a', 'b']);
    const said = (one: Net, n: number): number => one.value(Float64Array.of(n % 97, Math.floor(n / 97)));
    // More positions than are kept, each twice in a row and once more when others have taken its place.
    for (const n of [...Array(5000).keys(), ...Array(5000).keys()]) {
      const fresh = said(new Net(weights, 'v1', ['a', 'b']), n);
      expect([said(net, n), said(net, n)]).toEqual([fresh, fresh]);
    }
  });

  test('refuses weights of another version, for other figures, or cut off', () => {
    expect(() => new Net(weights, 'v2', ['a', 'b'])).toThrow('weights of version v1 do not fit v2');
    expect(() => new Net(weights, 'v1', ['a'])).toThrow('weights for 2 figures do not fit 1');
    expect(() => new Net({ ...weights, data: weights.data.slice(0, 8) }, 'v1', ['a', 'b'])).toThrow('3 weights, not 9');
  });
});

test('the curve is the logistic one to four digits, rises, and is the same bits everywhere', () => {
  let before = -1;
  for (let x = -20; x <= 20; x += 0.01) {
    const y = logistic(x);
    expect(Math.abs(y - 1 / (1 + Math.exp(-x)))).toBeLessThan(1e-4);
    expect(y).toBeGreaterThanOrEqual(before);
    before = y;
  }
  expect([logistic(0), logistic(1), logistic(-2.5)]).toEqual([0.5, 0.7310585786300048, 0.07585818002124367]);
});
