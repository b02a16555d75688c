import { expect, test } from 'vitest';
import { accessibilityFaults, atSite } from './browser.ts';

const { visit } = atSite();

test('the first screen says what this is, without complaint', async () => {
  const { page, complaints, leave } = await visit();
  await page.getByRole('heading', { name: /Comment vous appelle-t-on/ }).waitFor();
  await page.getByRole('article', { name: 'Rêve de Dragon' }).getByText('1 à 5').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await leave();
});
