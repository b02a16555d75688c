/** Artefacts du rêve over the network. */
import { expect, test } from 'vitest';
import { accessibilityFaults, atOwnSite, PHONE, type Visitor } from './browser.ts';
import { playOut, sideways } from './sleepers.ts';

const { visit } = atOwnSite();

async function sitDown(link: string, name: string, viewport?: typeof PHONE): Promise<Visitor> {
  const visitor = await visit({ at: link, ...(viewport && { viewport }) });
  await visitor.page.getByLabel('Votre nom à cette table').fill(name);
  await visitor.page.getByRole('button', { name: /^M’asseoir/ }).click();
  await visitor.page.getByText('La partie n’a pas commencé').waitFor();
  return visitor;
}

/** Three browsers and a server share what a busy machine leaves them. */
const PATIENCE = { timeout: 240_000 } as const;

test('three people and a program over the network, to the end', PATIENCE, async () => {
  const ada = await visit({ at: '/open/artefacts' });
  await ada.page.getByLabel('Votre nom').fill('Ada');
  for (let i = 0; i < 2; i++) await ada.page.getByRole('button', { name: /Ajouter : joueur/ }).click();
  await ada.page.locator('.seat-plan select').nth(3).selectOption('program:greedy');
  await ada.page.getByRole('group', { name: 'Deck d’Ada' }).getByLabel('Marée').check();
  await ada.page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await ada.page.getByText('La partie n’a pas commencé').waitFor();
  const links = await Promise.all((await ada.page.locator('.free-seat input').all()).map((one) => one.inputValue()));
  expect(links).toHaveLength(2);
  const blaise = await sitDown(links[0] as string, 'Blaise', PHONE);
  const claire = await sitDown(links[1] as string, 'Claire');
  await ada.page.getByRole('button', { name: 'Commencer la partie' }).click();
  const people = [ada, blaise, claire];
  await Promise.all(people.map(({ page }) => page.locator('.ar-board').waitFor()));
  // Everybody answers as soon as they are asked, until one is left.
  const kinds = await Promise.all(
    people.map((one) =>
      playOut(one.page, async (kind) => {
        // Four sides on a phone are the narrowest that a board gets.
        if (one !== blaise || kind !== 'prepare') return;
        expect(await sideways(one.page)).toEqual([]);
        expect(await accessibilityFaults(one.page)).toEqual([]);
      }),
    ),
  );
  expect([...kinds.flatMap((seen) => [...seen])]).toContain('designate');
  const ends = await Promise.all(people.map(({ page }) => page.locator('.end-of-game h2').textContent()));
  expect(ends[0]).toMatch(/^La partie est finie\. \S.* l’emporte\.$/);
  expect(new Set(ends).size).toBe(1);
  for (const { page } of people) {
    await page.getByText('Vérifier les tirages').click();
    await page.locator('.end-of-game').getByRole('link', { name: 'ART-WIN-02' }).waitFor();
    expect(await page.locator('.ar-side[data-out="true"]').count()).toBe(3);
  }
  // Nobody saw the others' hands: they are only counted.
  expect(await blaise.page.locator('.ar-hand').count()).toBeLessThanOrEqual(1);
  expect(await sideways(blaise.page)).toEqual([]);
  for (const { complaints } of people) expect(complaints).toEqual([]);
  for (const { leave } of people) await leave();
});
