import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './steps.mjs';

const json = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'];
const asked = (entry) => Object.fromEntries(KINDS.map((kind) => [kind, entry[kind] ?? {}]));

describe.each(['package-lock.json', 'tools/postgres-binaries/package-lock.json'])('%s', (file) => {
  const { packages } = json(file);

  test('asks for what the packages ask for', () => {
    const own = Object.keys(packages).filter((path) => !path.includes('node_modules'));
    for (const path of own) {
      const manifest = posix.join(posix.dirname(file), path, 'package.json');
      expect(asked(packages[path]), manifest).toEqual(asked(json(manifest)));
    }
  });

  // npm leaves out without a word what the registry of the day lacks: `npm ci` would then fail on another platform.
  test('names the native parts of every platform', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.entries(optionalDependencies)
        .filter(([name, version]) => /^\d/.test(version) && !found(path, name))
        .map(([name, version]) => `${name}@${version}`),
    );
    expect(missing).toEqual([]);
  });

  test('names no registry', () => {
    const hosts = Object.values(packages).flatMap(({ resolved = '' }) => /^\w+:\/\/[^/]+/.exec(resolved) ?? []);
    expect([...new Set(hosts)]).toEqual([]);
  });

  /** Whether Node would find a package from another one: beside it or in a folder above. */
  function found(from, name) {
    for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
      if (packages[posix.join(at, 'node_modules', name)]) return true;
      if (at === '') return false;
      if (!at.includes('node_modules/')) return packages[posix.join('node_modules', name)] !== undefined;
    }
  }
});
