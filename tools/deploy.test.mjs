// What operators copy: the files are what docs/OPERATIONS.md prints, their commands and settings exist, every part has a hash.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configSchema } from '../apps/server/src/config.ts';
import { partsOf, sbomOf } from './sbom.mjs';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const { scripts } = JSON.parse(read('package.json'));
const settings = Object.keys(configSchema.shape);

test('unit and container file are those of the document', () => {
  const text = read('docs/OPERATIONS.md');
  expect(text).toContain(`\`\`\`ini\n${read('deploy/reverie.service')}\`\`\``);
  expect(text).toContain(`\`\`\`dockerfile\n${read('Dockerfile')}\`\`\``);
});

test('every command in them is one that exists', () => {
  const run = /^RUN (.*)$/m.exec(read('Dockerfile'))?.[1].split(' && ') ?? [];
  expect(run.map((command) => command.split(' ').slice(0, 2).join(' '))).toEqual([
    'npm ci',
    'npm run',
    'npm run',
    'npm prune',
    'mkdir /data',
    'chown node:node',
  ]);
  for (const [, name] of read('Dockerfile').matchAll(/npm run ([\w-]+)/g)) expect(scripts).toHaveProperty(name);
  expect(read('Dockerfile')).toContain('CMD ["node", "apps/server/dist/main.js"]');
  expect(read('deploy/reverie.service')).toContain('ExecStart=/usr/bin/node apps/server/dist/main.js');
  expect(scripts.build).toContain('node tools/sbom.mjs');
});

test('every setting in them is one of the server', () => {
  const unit = /^Environment=(.*)$/m.exec(read('deploy/reverie.service'))?.[1].split(' ') ?? [];
  const image = /^ENV (.*)$/m.exec(read('Dockerfile'))?.[1].split(' ') ?? [];
  const compose = read('compose.yaml').split('\n  postgres:')[0];
  const composed = [...compose.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
  const named = [...unit, ...image].map((pair) => pair.split('=')[0]);
  expect(composed.length).toBeGreaterThan(3);
  for (const name of [...named, ...composed]) expect(settings).toContain(name);
});

test('every part of a build has a version, a licence and a hash', () => {
  const lock = JSON.parse(read('package-lock.json'));
  const parts = partsOf(lock);
  expect(parts.length).toBeGreaterThan(50);
  for (const { name, integrity } of parts) expect([name, integrity?.slice(0, 7)]).toEqual([name, 'sha512-']);
  const { components } = sbomOf(lock, { name: 'reverie', version: '0' });
  for (const one of components)
    expect(one).toMatchObject({ version: expect.any(String), hashes: [{ alg: 'SHA-512' }] });
});
