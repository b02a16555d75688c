/** Two people meet at a table of a server; people.e2e.night.test.ts has all that may come up among them. */
import { expect, test } from 'vitest';
import { atOwnSite, PHONE, watchTops } from './browser.ts';
import { meeting, openedByAda } from './meeting.ts';
import { answer } from './playing.ts';

const here = atOwnSite();
const { visit } = here;
const { openTable, sitDown } = meeting(visit);

test('the button of an invitation stands where it will stay: nothing that comes later pushes it away', async () => {
  const { free } = await openedByAda(here.site.address, 'reve', 'haut-revant');
  const { page, complaints, leave } = await visit({ at: '/settings', viewport: PHONE });
  const tops = await watchTops(page, '.invitation button[type=submit]');
  await page.goto(free);
  await page.getByLabel('Avec qui ?').waitFor();
  expect(await tops()).toHaveLength(1);
  expect(complaints).toEqual([]);
  await leave();
});

test('an invitation, a few answers, and a server that dies in the middle of one: nothing is lost or done twice', async () => {
  const ada = await visit();
  const [link = ''] = await openTable(ada.page, 'tic-tac-toe', 'Ada');
  const blaise = await sitDown(link, 'Blaise', { viewport: PHONE });
  await ada.page.getByRole('button', { name: 'Commencer la partie' }).click();
  await ada.page.getByRole('radio').first().waitFor({ state: 'attached' });
  for (const { complaints } of [ada, blaise]) expect(complaints).toEqual([]);

  await here.site.kill();
  await ada.page.getByText('connexion perdue, nouvel essai…').waitFor();
  await answer(ada.page, 'case 4');
  await ada.page.getByText(/^réponse gardée/).waitFor();
  await here.site.start();
  await blaise.page
    .getByText(/Ada marque la case 4/)
    .first()
    .waitFor();
  await ada.page.getByText('en ligne').waitFor();
  expect(await ada.page.locator('.log li').filter({ hasText: 'marque la case 4' }).count()).toBe(1);
  await answer(blaise.page, 'case 0');
  await ada.page
    .getByText(/Blaise marque la case 0/)
    .first()
    .waitFor();
  await answer(ada.page, 'case 8');
  await blaise.page.getByRole('radio', { name: 'case 1' }).waitFor({ state: 'attached' });
  for (const { leave } of [ada, blaise]) await leave();
});
