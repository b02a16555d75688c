/** Somebody who plays Songe with what lies on the board: every question has one control that the keyboard goes to. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const over = (page: Page) => page.getByText('La partie est finie').first();
export const control = (page: Page) => page.locator('.sg-board [data-keyboard]').first();

/** From the lobby to the first question, by the questions that Songe asks before. */
export async function begin(page: Page, mode: 'Un duel' | 'Les Brumes, seul', hero = 'Aurélie'): Promise<void> {
  await page.getByRole('button', { name: 'Jouer seul à Songe' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${mode}\\b`) }).check();
  await page.getByRole('radio', { name: new RegExp(`^${hero}\\b`) }).check();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.locator('.sg-board').waitFor();
}

/** What is asked and told on the page: it changes whenever something was answered. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const asked = [...document.querySelectorAll<HTMLElement>('.sg-question, .sg-actions')];
    const said = asked.map((one) => `${one.dataset.decision} ${one.textContent}`);
    return [document.querySelectorAll('.log li').length, ...said].join();
  });

/** Presses, and waits for what comes of it. False where the game is over already. */
export async function step(page: Page, press: () => Promise<void>): Promise<boolean> {
  await over(page).or(control(page)).first().waitFor();
  if (await over(page).isVisible()) return false;
  const before = await standing(page);
  await press();
  await expect.poll(() => standing(page), { timeout: 20_000 }).not.toBe(before);
  return true;
}

/** Gives the first answer of every question until the game is over; counts them. */
export async function fence(page: Page, press: () => Promise<void>, most = 300): Promise<number> {
  for (let presses = 0; presses < most; presses++) if (!(await step(page, press))) return presses;
  throw new Error(`no end after ${most} presses`);
}
