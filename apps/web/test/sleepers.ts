/** Somebody who plays Artefacts du rêve with what lies on the board: cards are touched, and what is made of it is given. */
import type { Page } from 'playwright-core';

export const over = (page: Page) => page.locator('.ar-round', { hasText: 'La partie est finie' });

/** The question that is open for this visitor, by number and kind; null while others think or all is over. */
export async function asked(page: Page): Promise<{ readonly id: string; readonly kind: string } | null> {
  return page.evaluate(() => {
    const { decision, kind } = document.querySelector<HTMLElement>('.ar-moment[data-decision]')?.dataset ?? {};
    return decision === undefined || kind === undefined ? null : { id: decision, kind };
  });
}

/** Waits until something is asked of this visitor, or the game is over; false if it is. */
export async function awaitQuestion(page: Page): Promise<boolean> {
  await page.locator('.ar-moment[data-decision]').or(over(page)).first().waitFor();
  return (await over(page).count()) === 0;
}

const quick = (page: Page, name: string) => page.locator('.ar-moment').getByRole('button', { name, exact: true });
const things = (page: Page, within: string) => page.locator(`${within} .ar-thing[data-can="true"]`);

/** Gives what is selected, and waits until that question is closed. */
export async function give(page: Page): Promise<void> {
  const before = await asked(page);
  await page.locator('.ar-moment .ar-act.main').click();
  await page.waitForFunction(
    (was) => document.querySelector<HTMLElement>('.ar-moment')?.dataset.decision !== was,
    before?.id,
  );
}

async function say(page: Page, name: string): Promise<void> {
  await quick(page, name).click();
  await give(page);
}

/** The target with the best chance, if there is one worth an attack. */
async function bestTarget(page: Page): Promise<number | null> {
  const notes = await page.locator('.ar-others .ar-thing:has(.ar-note) .ar-note').allInnerTexts();
  const chances = notes.map((text) => Number(/\d+/.exec(text)?.[0] ?? 0));
  const best = Math.max(...chances);
  return best > 0 ? chances.indexOf(best) : null;
}

async function attack(page: Page): Promise<void> {
  const own = things(page, '.ar-side[data-own="true"] .ar-places');
  for (let i = 0; i < (await own.count()); i++) {
    await own.nth(i).click();
    const target = await bestTarget(page);
    if (target === null) continue;
    const chosen = page.locator('.ar-others .ar-thing:has(.ar-note)').nth(target);
    // Against the only target there is, the attack stands already, and another touch would give it.
    if ((await chosen.getAttribute('aria-pressed')) !== 'true') await chosen.click();
    return give(page);
  }
  // On a phone what is chosen hides the words until it is let go.
  const letGo = quick(page, 'Lâcher');
  if ((await letGo.count()) > 0) await letGo.click();
  return say(page, 'Finir le tour');
}

/** Answers what is asked now, as somebody in a hurry would. */
export async function move(page: Page): Promise<void> {
  const now = await asked(page);
  switch (now?.kind) {
    case 'redraw':
      return say(page, 'Garder ces rêves');
    case 'compose':
      return say(page, 'La main conseillée');
    case 'dawn':
      return say(page, 'Tout garder');
    case 'prepare': {
      const hand = things(page, '.ar-hand');
      if ((await hand.count()) > 0) {
        await hand.first().click();
        return give(page);
      }
      return (await quick(page, 'Combattre').count()) > 0 ? say(page, 'Combattre') : say(page, 'Finir le tour');
    }
    case 'combat':
      return attack(page);
    case 'defend':
    case 'boost':
      return say(page, 'Ne rien ajouter');
    case 'designate':
      await things(page, '.ar-others').first().click();
      return give(page);
    case 'intercept':
      return say(page, 'Laisser');
    case 'power': {
      const reach = things(page, '.ar-board');
      await reach.first().click();
      return (await page.locator('.ar-moment .ar-act.main').count()) > 0 ? give(page) : say(page, 'Laisser');
    }
    default:
      throw new Error(`nobody knows what to do at ${now?.kind}`);
  }
}
