/** Mortebrume over the network: two people, and all that two people can do to each other. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, atOwnSite, type Visitor } from './browser.ts';
import {
  answerOne,
  attackTogether,
  boardOf,
  declareButton,
  keepClearing,
  nextQuestion,
  outOfTheTray,
  pointer,
} from './skirmish.ts';

const { visit } = atOwnSite();

/**
 * Two browsers and a server share what a busy machine leaves them. The dice are the server's: in one skirmish of six nobody
 * comes to stand in for another, and then another skirmish is played.
 */
const PATIENCE = { timeout: 240_000, retry: 2 } as const;

/** What the journal says once it has happened, to both of them. */
const HAPPENS = {
  interception: /intercepte/,
  defence: / défend /,
  prisoner: / capture /,
} as const;
type What = keyof typeof HAPPENS | 'combined';

/** Side by side in the front of the strip: a charge at one of them has the others to deal with. */
async function deployClose(page: Page): Promise<void> {
  await outOfTheTray(page, [0.38, 0.46, 0.54, 0.62], 0.08);
  await page.getByRole('button', { name: 'Déployer', exact: true }).click();
}

test('two people: an interception, a defence, a combined attack and a prisoner', PATIENCE, async () => {
  const ada = await visit({ at: '/open/mortebrume' });
  await keepClearing(ada.page, { turns: 8 });
  const pick = (group: string, name: string) =>
    ada.page.getByRole('group', { name: group }).getByText(name, { exact: true }).click();
  await ada.page.getByLabel('Votre nom').fill('Ada');
  await pick('Le terrain', 'Clairière');
  await pick('La horde d’Ada', 'Quatre lances');
  await ada.page.locator('.mb-hordes').nth(1).getByText('Quatre haches').click();
  await ada.page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await ada.page.getByText('La partie n’a pas commencé').waitFor();
  const link = await ada.page.locator('.free-seat input').first().inputValue();
  const blaise = await visit({ at: link, colorScheme: 'dark' });
  await blaise.page.getByLabel('Votre nom à cette table').fill('Blaise');
  await blaise.page.getByRole('button', { name: /^M’asseoir/ }).click();
  await ada.page.getByRole('button', { name: 'Commencer la partie' }).click();
  const people = [ada, blaise];
  await Promise.all(people.map(({ page }) => boardOf(page).waitFor()));

  const missing = new Set<What>(['interception', 'defence', 'prisoner', 'combined']);
  const looked = new Set<string>();
  let tryAgain = 0;
  const asks = (one: Visitor, before: string) =>
    nextQuestion(one.page, before).then(
      (asked) => ({ one, asked }),
      // Whoever still waits at the end has left.
      () => ({ one, asked: undefined }),
    );
  const waits = new Map(people.map((one) => [one, asks(one, '')]));
  for (let i = 0; i < 160 && missing.size > 0; i++) {
    const { one, asked } = await Promise.race(waits.values());
    if (!asked) break;
    const { page } = one;
    const hand = pointer(page);
    const panel = page.locator('.mb-panel');
    if (!looked.has(asked.kind) && (asked.kind === 'react' || asked.kind === 'attack' || asked.kind === 'blow')) {
      looked.add(asked.kind);
      expect(await accessibilityFaults(page), asked.kind).toEqual([]);
    }
    const button = (name: string) => panel.getByRole('button', { name }).first();
    const wants = async (what: What, name: string) => missing.has(what) && (await button(name).count()) > 0;
    if (asked.kind === 'deploy') await deployClose(page);
    else if (asked.kind === 'choose' && i >= tryAgain && (await wants('combined', 'Attaque combinée'))) {
      await button('Attaque combinée').click();
    } else if (asked.kind === 'attack') {
      if (await attackTogether(page, hand)) missing.delete('combined');
      else tryAgain = i + 6;
    } else if (asked.kind === 'react' && (await wants('defence', 'S’interposer'))) {
      await button('S’interposer').click();
      await declareButton(page).click();
    } else if (asked.kind === 'react' && !missing.has('interception')) {
      // Whoever has stepped in cannot stand in for anybody this turn.
      await declareButton(page).click();
    } else if (asked.kind === 'blow' && (await wants('prisoner', 'Capturer'))) await button('Capturer').click();
    else await answerOne(page, asked, hand);
    waits.set(one, asks(one, asked.id));
    const log = (await page.locator('.log').textContent()) ?? '';
    for (const [what, said] of Object.entries(HAPPENS)) if (said.test(log)) missing.delete(what as What);
  }
  expect([...missing]).toEqual([]);
  for (const { complaints } of people) expect(complaints).toEqual([]);
  for (const { leave } of people) await leave();
});
