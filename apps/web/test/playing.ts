/** What people do at a table, for tests: everything by what is on the screen. */
import type { Locator, Page } from 'playwright-core';

const WORDS = {
  fr: { confirm: 'Confirmer', play: (game: string) => `Jouer seul à ${game}` },
  en: { confirm: 'Confirm', play: (game: string) => `Play ${game} alone` },
} as const;
export type Spoken = keyof typeof WORDS;

const TABS = {
  fr: { panel: 'Décider', log: 'Journal', unfold: 'Déplier le panneau' },
  en: { panel: 'Decide', log: 'Log', unfold: 'Unfold the panel' },
} as const;

/** Unfolds the list of choices, where a board asks by itself and the list is only a tab beside the log. */
export async function openList(page: Page, language: Spoken = 'fr'): Promise<void> {
  // Whether it does is known once the board is there.
  await page.locator('.board-area > *').first().waitFor({ state: 'attached' });
  const panel = page.getByRole('tab', { name: TABS[language].panel });
  if ((await panel.count()) > 0 && (await panel.getAttribute('aria-selected')) !== 'true') await panel.click();
  const unfold = page.getByRole('button', { name: TABS[language].unfold });
  if (await unfold.isVisible()) await unfold.click();
}

/** Back to the log, where the list of choices has taken its place on a desk. */
async function closeList(page: Page, language: Spoken): Promise<void> {
  if ((await page.locator('.side.wide').count()) === 0) return;
  const log = page.getByRole('tab', { name: TABS[language].log });
  if ((await log.getAttribute('aria-selected')) !== 'true') await log.click();
}

/** Where a game asks for a goal first: none. */
export async function withoutGoal(page: Page, language: Spoken = 'fr'): Promise<void> {
  const none = page.getByRole('button', { name: language === 'fr' ? 'Sans quête' : 'Without a quest' });
  await none.or(page.locator('.table-page')).first().waitFor();
  if (await none.isVisible()) await none.click();
}

/** From the lobby to the first choice. */
export async function playAlone(page: Page, game: string, language: Spoken = 'fr'): Promise<void> {
  const start = page.getByRole('button', { name: WORDS[language].play(game) });
  if (!(await start.isVisible())) await page.locator('details.examples summary').click();
  await start.click();
  await withoutGoal(page, language);
  await openList(page, language);
  await page.getByRole('radio').first().waitFor({ state: 'attached' });
}

/** Checks a radio button wherever it lies at that moment: a click at a place misses while the page still moves. */
export async function select(radio: Locator): Promise<void> {
  await radio.waitFor({ state: 'attached' });
  await radio.evaluate((input: HTMLInputElement) => input.click());
}

/** Chooses by words, or the first of the list, and gives the answer. */
export async function answer(page: Page, name?: string | RegExp, language: Spoken = 'fr'): Promise<void> {
  await openList(page, language);
  const choice = name === undefined ? page.getByRole('radio').first() : page.getByRole('radio', { name }).first();
  await select(choice);
  await page.getByRole('button', { name: WORDS[language].confirm, exact: true }).click();
  await closeList(page, language);
}

/** Answers with the first choice until the game is over. */
export async function playToTheEnd(page: Page, language: Spoken = 'fr', most = 200): Promise<void> {
  const over = page.locator('.end-of-game');
  for (let i = 0; i < most; i++) {
    const radio = page.getByRole('radio').first();
    await over.or(radio).first().waitFor({ state: 'attached' });
    if ((await over.count()) > 0) return;
    const seen = await log(page);
    await answer(page, undefined, language);
    await page.waitForFunction((before) => document.querySelectorAll('.log li').length > before, seen);
  }
  throw new Error(`no end after ${most} answers`);
}

/** How many lines the log has. */
export const log = (page: Page): Promise<number> => page.locator('.log li').count();

/** The number of the question that a board asks first; null while it asks none. */
export const numberAsked = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? null);

/** Waits for another question, or none. Words are no sign of it: they change by themselves, as when chances come. */
export async function andThen(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await numberAsked(page);
  await act();
  await page.waitForFunction(
    (was) => (document.querySelector('[data-decision]')?.getAttribute('data-decision') ?? null) !== was,
    before,
  );
}
