import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { needing } from './left-out.mjs';
import { root, steps } from './steps.mjs';

const noSignals = process.platform === 'win32' ? 'Windows has no signals' : undefined;

test.skipIf(noSignals)(needing('what a shell has started ends with it, unasked', noSignals), async () => {
  const steps = new URL('steps.mjs', import.meta.url).href;
  const server =
    "process.on('SIGTERM', () => { console.log('told to end'); process.exit(0); }); setInterval(() => 0, 1000); console.log('here');";
  const starter = `const { stayWith } = await import('${steps}'); stayWith(['-e', process.env.SERVER], { stdio: 'inherit' });`;
  const shell = spawn('sh', ['-c', '"$NODE" --input-type=module -e "$STARTER"; exit'], {
    env: { ...process.env, NODE: process.execPath, STARTER: starter, SERVER: server },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  shell.stdout.on('data', (text) => {
    said += text;
    if (said === 'here\n') shell.kill('SIGTERM');
  });
  // Not before the last who might say something has gone.
  await once(shell.stdout, 'close');
  expect(said).toBe('here\ntold to end\n');
});

test('npm run check asks the linter as npm test does: for everything, and a warning is a fault', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [, ...args] = steps.lint;
  expect(args).toEqual(['check', '--max-diagnostics=none', '--error-on-warnings', '.']);
  expect(scripts.check.split(' && ').at(-1)).toBe(['biome', ...args].join(' '));
});
