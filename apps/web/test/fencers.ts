/** Somebody who plays Songe with what lies on the board: every question has one control that the keyboard goes to. */
import type { Page } from 'playwright-core';

export const over = (page: Page) => page.getByText('La partie est finie').first();

/** From the lobby to the first question, by the questions that Songe asks before. */
export async function begin(page: Page, mode: 'Un duel' | 'Les Brumes, seul', hero = 'Aurélie'): Promise<void> {
  await page.getByRole('button', { name: 'Jouer seul à Songe' }).click();
  await page.getByRole('radio', { name: new RegExp(`^${mode}\\b`) }).check();
  await page.getByRole('radio', { name: new RegExp(`^${hero}`) }).check();
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.locator('.sg-board').waitFor();
}

/** What stands on the board now: another one whenever something was answered. */
const standing = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const asked = [...document.querySelectorAll<HTMLElement>('.sg-question, .sg-actions')].map(
      (one) => `${one.dataset.decision} ${one.textContent}`,
    );
    return `${document.querySelectorAll('.log li').length} ${asked.join(' ')}`;
  });

/** Gives the first answer of every question until the game is over; counts them. */
export async function fence(page: Page, press: () => Promise<void>, most = 300): Promise<number> {
  const control = page.locator('.sg-board [data-keyboard]').first();
  for (let presses = 0; presses < most; presses++) {
    await over(page).or(control).first().waitFor();
    if (await over(page).isVisible()) return presses;
    const before = await standing(page);
    await press();
    await page.waitForFunction((was) => {
      const asked = [...document.querySelectorAll<HTMLElement>('.sg-question, .sg-actions')].map(
        (one) => `${one.dataset.decision} ${one.textContent}`,
      );
      return `${document.querySelectorAll('.log li').length} ${asked.join(' ')}` !== was;
    }, before);
  }
  throw new Error(`no end after ${most} presses`);
}
