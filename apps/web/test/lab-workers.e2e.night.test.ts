/** A study that workers of the server play is watched in the page: whether anybody is at it, and what comes of it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, inject, onTestFinished, test } from 'vitest';
import { needing } from '../../../tools/left-out.mjs';
import { withPostgres } from '../../../tools/postgres.mjs';
import { findPostgres } from '../../../tools/server-programs.mjs';
import { accessibilityFaults, PHONE } from './browser.ts';
import { browserType } from './kind.ts';
import { openSite } from './site.ts';

const { missing } = findPostgres();
const cli = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url));
/** Whatever becomes of the test, nothing of it is left running. */
function start(...args: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [cli, ...args, '--json'], { stdio: ['pipe', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGTERM'));
  return child;
}

test.skipIf(missing)(
  needing('workers elsewhere are seen at work, and the page says what the command says', missing),
  async () => {
    const players = [{ program: 'greedy' }, { program: 'greedy' }];
    const file = { reverie: 'study-1', game: 'artefacts', title: 'Qui commence ?', players, games: 144 };
    await withPostgres(async ({ url }) => {
      const site = await openSite(inject('web'), { LAB_DATABASE_URL: url });
      onTestFinished(() => site.stop());
      const study = start('study', '-', '--database-url', url, '--lang', 'fr');
      let out = '';
      study.stdout?.on('data', (text) => {
        out += text;
      });
      study.stdin?.end(JSON.stringify(file));
      const ended = once(study, 'close');
      const browser = await browserType.connect(inject('browser'));
      onTestFinished(() => browser.close());
      const page = await (
        await browser.newContext({ baseURL: site.address, locale: 'fr-FR', viewport: PHONE })
      ).newPage();
      const listed = page.getByRole('region', { name: 'Études jouées par les ouvriers du serveur' });
      await expect
        .poll(
          async () => {
            // The list is asked for once, when the page is opened.
            await page.goto('/lab');
            return listed.waitFor({ timeout: 5000 }).then(
              () => true,
              () => false,
            );
          },
          { timeout: 120_000, interval: 1000 },
        )
        .toBe(true);
      await listed.getByRole('link').click();
      // The first shard is played by nobody yet: there is nothing to show but that it is waited for.
      const worker = start('worker', '--database-url', url);
      worker.stdin?.end();
      await page.getByText('un ouvrier y travaille, ailleurs').waitFor({ timeout: 120_000 });
      expect(await accessibilityFaults(page)).toEqual([]);
      await page.getByText('Étude terminée').waitFor({ timeout: 120_000 });
      await ended;
      const { sentences } = JSON.parse(out) as { readonly sentences: readonly string[] };
      const said = page.getByRole('region', { name: 'La réponse' }).locator('p').first();
      expect(await said.textContent()).toBe(sentences[0]);
      await page.goto('/lab/workers/nothing');
      await page.getByRole('alert').getByText('il n’y a pas de telle étude ici').waitFor();
      // The database is about to go: it must not be missed.
      const gone = once(worker, 'close');
      worker.kill('SIGTERM');
      await gone;
    });
  },
);
