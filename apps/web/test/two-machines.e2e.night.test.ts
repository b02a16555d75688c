/** Two machines on a network of their own: one is started for the house, the other comes by the link that the first shows. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, expect, inject, test } from 'vitest';
import { ensureBrowser } from '../../../tools/browser.mjs';
import { needing } from '../../../tools/left-out.mjs';
import { browserType, FLAGS } from './kind.ts';
import { answer } from './playing.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const HOST = '192.168.77.1';
const GUEST = '192.168.77.2';

/** Why this machine cannot be two; undefined if it can. */
function missing(): string | undefined {
  if (process.platform !== 'linux') return 'only Linux gives a process a network of its own';
  try {
    execFileSync('unshare', ['-n', 'ip', 'link', 'set', 'lo', 'up'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'a network namespace needs root, unshare and ip';
  }
}

const ended: (() => void | Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ended.reverse()) await end();
});

/** A machine: a process that holds a network namespace, and how to run something there. */
async function machine() {
  const holder = spawn('unshare', ['-n', 'sh', '-c', 'ip link set lo up && echo up && exec sleep 600'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ended.push(() => void holder.kill());
  await once(createInterface({ input: holder.stdout }), 'line');
  const { pid } = holder;
  const inside = [`--net=/proc/${pid}/ns/net`, '--'];
  return {
    pid,
    inside,
    run: (...command: string[]) => execFileSync('nsenter', [...inside, ...command], { stdio: 'inherit' }),
  };
}
type Machine = Awaited<ReturnType<typeof machine>>;

/** A browser on a machine: Playwright talks to it through a pipe, whatever its network. */
async function browserOn({ inside }: Machine, folder: string, name: string): Promise<Browser> {
  const found = ensureBrowser();
  if (found.missing !== undefined) throw new Error(found.missing);
  const wrapper = join(folder, name);
  writeFileSync(wrapper, `#!/bin/sh\nexec nsenter ${inside.join(' ')} '${found.path}' "$@"\n`);
  chmodSync(wrapper, 0o755);
  const browser = await browserType.launch({ executablePath: wrapper, args: FLAGS });
  ended.push(() => browser.close());
  return browser;
}

/** `npm start -- --lan` there; gives its own address and the one for others, as it says them. */
async function startHouse(
  { inside }: Machine,
  data: string,
): Promise<{ readonly own: string; readonly others: string }> {
  const house: ChildProcess = spawn('nsenter', [...inside, process.execPath, join(root, 'tools/start.mjs'), '--lan'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA: data, WEB: inject('web') },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  ended.push(async () => {
    const gone = once(house, 'exit');
    house.kill('SIGTERM');
    await gone;
  });
  let own = '';
  if (!house.stdout) throw new Error('nothing is said');
  for await (const line of createInterface({ input: house.stdout })) {
    own ||= /Rêverie · (http:\S+)/.exec(line)?.[1] ?? '';
    const others = /for others, on this network: (http:\S+)/.exec(line)?.[1];
    if (others) return { own, others };
  }
  throw new Error('no address was said');
}

const reason = missing();

test.skipIf(reason)(
  needing('a friend on another machine sits down by the link that the first page shows', reason),
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'reverie-two-'));
    ended.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
    const [first, second] = await Promise.all([machine(), machine()]);
    first.run('ip', 'link', 'add', 'eth0', 'type', 'veth', 'peer', 'name', 'eth0', 'netns', `${second.pid}`);
    for (const [one, address] of [
      [first, HOST],
      [second, GUEST],
    ] as const) {
      one.run('ip', 'address', 'add', `${address}/24`, 'dev', 'eth0');
      one.run('ip', 'link', 'set', 'eth0', 'up');
    }
    const { own, others } = await startHouse(first, join(folder, 'data'));
    expect(new URL(own).hostname).toBe('127.0.0.1');
    expect(new URL(others).hostname).toBe(HOST);

    const ada = await (await browserOn(first, folder, 'here')).newPage({ locale: 'fr-FR', reducedMotion: 'reduce' });
    await ada.goto(`${own}/open/tic-tac-toe`);
    await ada.getByLabel('Votre nom').fill('Ada');
    await ada.getByRole('button', { name: 'Ouvrir la table' }).click();
    await ada.getByText('Ce lien vaut dans la maison').waitFor();
    const link = await ada.getByRole('textbox', { name: 'Lien pour s’asseoir, le même pour tous' }).inputValue();
    expect(new URL(link).origin).toBe(others);

    const blaise = await (await browserOn(second, folder, 'there')).newPage({
      locale: 'fr-FR',
      reducedMotion: 'reduce',
    });
    await blaise.goto(link);
    await blaise.getByLabel('Votre nom à cette table').fill('Blaise');
    await blaise.getByRole('button', { name: 'M’asseoir en face d’Ada' }).click();
    await ada.getByRole('button', { name: 'Commencer la partie' }).click();
    await answer(ada, 'case 4');
    await answer(blaise, 'case 0');
    await ada.getByRole('radio', { name: 'case 8' }).waitFor({ state: 'attached' });
  },
);
