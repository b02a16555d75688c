/** Somebody who plays Songe with what lies on the board: every question has one control that the keyboard goes to. */
import type { Page } from 'playwright-core';

/** By its place, not by its words: it is looked for before every press, and reading the whole page takes longer than pressing. */
export const over = (page: Page) => page.locator('.end-of-game');
export const control = (page: Page) => page.locator('.sg-board [data-keyboard]').first();

/** From the lobby to the first question, by the questions that Songe asks before. */
export async function begin(page: Page, mode: 'Un duel' | 'Les Brumes, seul', hero = 'Aurélie'): Promise<void> {
  await page.getByRole('button', { name: 'Jouer seul à Songe' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${mode}\\b`) }).check();
  await page.getByRole('radio', { name: new RegExp(`^${hero}\\b`) }).check();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.locator('.sg-board').waitFor();
}

/** Runs in the page. What is asked and told, which changes whenever something was answered; empty if it is as `before`. */
function standing(before: string): string {
  const asked = [...document.querySelectorAll<HTMLElement>('.sg-question, .sg-actions')];
  const said = asked.map((one) => `${one.dataset.decision} ${one.textContent}`);
  const now = [document.querySelectorAll('.log li').length, ...said].join();
  return now === before ? '' : now;
}

/** Presses, and waits for what comes of it. False where the game is over already. */
export async function step(page: Page, press: () => Promise<void>): Promise<boolean> {
  await over(page).or(control(page)).first().waitFor();
  if ((await over(page).count()) > 0) return false;
  const before = await page.evaluate(standing, '');
  await press();
  await page.waitForFunction(standing, before, { timeout: 20_000 });
  return true;
}

/** Gives the first answer of every question until the game is over; counts them. */
export async function fence(page: Page, press: () => Promise<void>, most = 300): Promise<number> {
  for (let presses = 0; presses < most; presses++) if (!(await step(page, press))) return presses;
  throw new Error(`no end after ${most} presses`);
}
