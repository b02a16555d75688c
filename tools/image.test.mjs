import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ignores, instructionsOf, planOf } from './image.mjs';
import { root } from './steps.mjs';

const read = (path) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

test('lines of a Dockerfile, also those that go on', () => {
  expect(instructionsOf('# base\nFROM node\n\nRUN a && \\\n  b\ncmd ["c"]\n')).toEqual([
    { does: 'FROM', what: 'node' },
    { does: 'RUN', what: 'a && b' },
    { does: 'CMD', what: '["c"]' },
  ]);
});

test('paths of the image lie below the folder, and nothing else changes', () => {
  const text =
    'WORKDIR /app\nCOPY . .\nRUN mkdir /data && ls apps/data /database /app/x\nENV DATA=/data WEB=apps\nVOLUME /data\nCMD ["node", "x=y"]';
  const at = (path) => join('/tmp/t', path);
  expect(planOf(text, '/tmp/t')).toEqual({
    work: at('/app'),
    commands: [`mkdir ${at('/data')} && ls apps/data /database ${at('/app')}/x`],
    env: { DATA: at('/data'), WEB: 'apps' },
    program: ['node', 'x=y'],
  });
  expect(() => planOf('WORKDIR /app\nCOPY a b', '/tmp/t')).toThrow('COPY . .');
});

test('the image is built from the shelf on, which npm would write if it ran scripts', () => {
  const { commands, env, program } = planOf(read('Dockerfile'), join(root, 'nowhere'));
  const said = commands.join(' && ').split(' && ');
  expect(said).toContain('npm ci --ignore-scripts');
  expect(said.indexOf('npm run prepare')).toBeGreaterThan(said.indexOf('npm ci --ignore-scripts'));
  expect(said.indexOf('npm run build')).toBeGreaterThan(said.indexOf('npm run prepare'));
  expect(env).toMatchObject({ HOST: '0.0.0.0', DATA: join(root, 'nowhere', 'data') });
  expect(program).toEqual(['node', 'apps/server/dist/main.js']);
});

test('what is installed, built or secret stays out of it', () => {
  const ignored = ignores(read('.dockerignore'));
  for (const path of [
    'node_modules',
    'apps/web/node_modules',
    'packages/kernel/dist',
    'dist',
    '.git',
    '.env',
    'data',
  ]) {
    expect([path, ignored(path)]).toEqual([path, true]);
  }
  for (const path of ['games/reve/data', 'tools/image.mjs', '.github', 'apps/web/src/dist.ts', 'package.json']) {
    expect([path, ignored(path)]).toEqual([path, false]);
  }
});
