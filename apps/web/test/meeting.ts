/** How people come to one table. */
import type { Page } from 'playwright-core';
import type { Visit, Visitor } from './browser.ts';

type Visiting = (given?: Visit) => Promise<Visitor>;

export function meeting(visit: Visiting) {
  return {
    /** Opens a table and gives the links of the seats that are still free. */
    async openTable(page: Page, game: string, name: string, more?: (page: Page) => Promise<void>): Promise<string[]> {
      await page.goto(`/open/${game}`);
      await page.getByLabel('Votre nom').fill(name);
      await more?.(page);
      await page.getByRole('button', { name: 'Ouvrir la table' }).click();
      await page.getByText('La partie n’a pas commencé').waitFor();
      const fields = await page.locator('.free-seat input').all();
      return Promise.all(fields.map((field) => field.inputValue()));
    },

    async sitDown(link: string, name: string, given: Visit = {}): Promise<Visitor> {
      const visitor = await visit({ ...given, at: link });
      const { page } = visitor;
      const english = given.language === 'en';
      await page.getByLabel(english ? 'Your name at this table' : 'Votre nom à cette table').fill(name);
      await page.getByRole('button', { name: english ? /^Sit down/ : /^M’asseoir/ }).click();
      await page.getByText(english ? 'The game has not begun' : 'La partie n’a pas commencé').waitFor();
      return visitor;
    },
  };
}

/** Asks a server for what somebody else could have opened. */
export async function ask(address: string, path: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-reverie': '1' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}

/** A table of Ada's for two: the link of the seat that is free, and of her own. */
export async function openedByAda(address: string, game: string, role: string) {
  const { table, seats } = await ask(address, '/api/tables', { game, seats: [{ role }, { role }] });
  const [ada, free] = seats as readonly [string, string];
  const { secret } = await ask(address, `/api/tables/${table}/claim`, { secret: ada, name: 'Ada', nonce: 'Ada' });
  return { free: `/t/${table}#${free}`, own: `/t/${table}#${secret}` };
}
