/** Finished games analysed in the page, the end of a game with its curve, and a hint at a table. */
import { expect, test } from 'vitest';
import { atNight, NIGHTLY, tiered } from '../../../tools/tiers.mjs';
import { accessibilityFaults, atSite, DESK, PHONE } from './browser.ts';
import { bringToAnalysis, played } from './played.ts';
import { answer, playAlone, playToTheEnd } from './playing.ts';
import { onStage } from './stage.ts';

const { visit } = atSite();
const open = onStage();

test('the end of a game shows how it turned; from there to the analysis, by keys and on a phone', async () => {
  const { page, complaints, leave } = await visit();
  await playAlone(page, 'Morpion');
  // The best program, asked once: it says what it would do, and the answer can be taken over.
  await page.getByRole('button', { name: 'Que feriez-vous ?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Que feriez-vous ?' });
  await dialog.getByText(/Je choisirais/).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Choisir cette réponse' }).click();
  await page.getByRole('button', { name: 'Confirmer', exact: true }).click();
  await playToTheEnd(page);
  await page.getByRole('heading', { name: 'Comment la partie a tourné' }).waitFor();
  await page.locator('.turned .curve').waitFor();
  await expect.poll(() => page.getByRole('row', { name: /Chance aux tirages/ }).count()).toBe(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize(DESK);
  await page.getByRole('link', { name: 'Analyser' }).click();
  const position = page.getByRole('slider', { name: 'Position' });
  await page.getByText('Analyse terminée').waitFor();
  const all = Number(await position.getAttribute('max'));
  expect(all).toBeGreaterThan(4);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => position.getAttribute('aria-valuetext')).toBe(`coup 1 sur ${all}`);
  await page.keyboard.press('End');
  await expect.poll(() => position.getAttribute('aria-valuetext')).toBe(`coup ${all} sur ${all}`);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Home');
  await page.getByRole('listitem').nth(2).getByRole('button').click();
  await expect.poll(() => position.getAttribute('aria-valuetext')).toBe(`coup 2 sur ${all}`);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Rejouer d’ici' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/solo\//);
  await answer(page);
  expect(complaints).toEqual([]);
  await leave();
});

test('on a phone, an answer that a hint chose can be given where it is seen', async () => {
  const page = await open({ position: 'mortebrume/deploy', others: 'programs' }, { size: PHONE, touch: true });
  const chooseByHint = async () => {
    await page.getByRole('button', { name: 'Menu de la table' }).click();
    await page.getByRole('menuitem', { name: 'Que feriez-vous ?' }).click();
    await page.getByRole('button', { name: 'Choisir cette réponse' }).click();
  };
  await chooseByHint();
  await page.getByRole('button', { name: 'Confirmer', exact: true }).click();
  await page.locator('.mb-board:not([data-asks="deploy"])').waitFor();
  await open('reve/world', { size: PHONE, touch: true });
  await page.locator('.rv-question').waitFor();
  // The panel is drawn while it is folded: what it has to say is not seen there.
  await page.locator('.side[data-folded="true"] .tab-panel > *').first().waitFor({ state: 'attached' });
  await chooseByHint();
  await page.locator('.rv-chosen .rv-go').click();
  await page.locator('.rv-chosen').waitFor({ state: 'detached' });
});

test('opponents have their own faces in the analysis, too', async () => {
  const { page, complaints, leave } = await visit();
  await bringToAnalysis(page, played('mortebrume', ['chef', 'chef'], 6, ['Ada', 'Grond']));
  const faces = (name: string) =>
    page
      .locator('.move-list button')
      .filter({ hasText: `${name} :` })
      .locator('svg.face');
  // Those of people are used from one drawing; an opponent's is drawn on a disc of its own.
  await expect.poll(() => faces('Grond').first().locator('clipPath').count()).toBe(1);
  expect(await faces('Ada').first().locator('use').count()).toBe(1);
  expect(complaints).toEqual([]);
  await leave();
});

test('games of a file are analysed, and are still there when the page is loaded again', async () => {
  const { page, complaints, leave } = await visit();
  type Played = readonly [id: string, roles: readonly string[], most: number];
  const all: readonly Played[] = [
    ['mortebrume', ['chef', 'chef'], 24],
    ['songe', ['arpenteur'], 24],
    ['reve', ['haut-revant'], 20],
  ];
  // By day the quickest of them, a few answers of it.
  const some: readonly Played[] = [['songe', ['arpenteur'], 6]];
  for (const [id, roles, most] of tiered(some, all)) {
    await bringToAnalysis(page, played(id, roles, most));
    await page.getByText('Analyse terminée').waitFor({ timeout: 60_000 });
    expect(await accessibilityFaults(page), id).toEqual([]);
  }
  await page.reload();
  await page.getByText('Analyse terminée').waitFor({ timeout: 60_000 });
  // In another tab it says what is missing.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByText('Choisissez de nouveau le fichier').waitFor();
  expect(complaints).toEqual([]);
  await leave();
});

test.runIf(NIGHTLY)(atNight('threads that share an analysis come to what one makes alone'), async () => {
  const text = played('artefacts', ['player', 'player'], 60);
  const found: string[] = [];
  for (const [cores, threads] of [
    [1, 1],
    [8, 2],
  ]) {
    const { page, complaints, leave } = await visit();
    await page.addInitScript(
      (count) => Object.defineProperty(Navigator.prototype, 'hardwareConcurrency', { get: () => count }),
      cores,
    );
    await page.reload();
    await bringToAnalysis(page, text);
    await page.getByText('Analyse terminée').waitFor({ timeout: 60_000 });
    expect(page.workers().filter((worker) => worker.url().includes('thinking'))).toHaveLength(threads ?? 0);
    found.push((await page.locator('.move-list').textContent()) ?? '');
    expect(complaints).toEqual([]);
    await leave();
  }
  expect(found[0]?.length).toBeGreaterThan(1000);
  expect(found[1]).toBe(found[0]);
});
