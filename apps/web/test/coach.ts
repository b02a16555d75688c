/** The voice of a lesson, as somebody who takes it hears and answers it. */
import type { Locator, Page } from 'playwright-core';

export function coachOf(page: Page) {
  const bubble = page.getByRole('region', { name: 'La leçon' });
  const button = (name: string) => bubble.getByRole('button', { name });
  const next = button('Continuer');
  const skip = button('Passer cette étape');
  const done = bubble.getByRole('heading', { name: 'La leçon est finie' });
  /** Presses, and waits until something else is said: a second press on the same step would be the same press. */
  const press = async (what: Locator) => {
    const before = (await bubble.textContent()) ?? '';
    await what.click();
    await page.waitForFunction((was) => document.querySelector('.coach')?.textContent !== was, before);
    return before;
  };
  return {
    bubble,
    /** Waits until this is said. */
    says: (text: RegExp) => bubble.getByText(text).waitFor(),
    readOn: () => press(next),
    skip: () => press(skip),
    showMe: () => button('Montrez-moi').click(),
    back: () => button('Revenir en arrière').click(),
    /** Reads on or passes over whatever is left; `after` is told what was said before each step. */
    async toTheEnd(after?: (said: string) => Promise<void>): Promise<void> {
      while (!(await done.isVisible())) {
        const said = await press(next.or(skip).first());
        await after?.(said);
      }
    },
  };
}
