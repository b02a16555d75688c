/** Somebody who plays Artefacts du rêve with what lies on the board: cards are touched, and what is made of it is given. */
import { errors, type Page } from 'playwright-core';

/** A whole game may be waited for by somebody who is out of it. */
const A_GAME = 230_000;

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
  await page.locator('.ar-moment[data-decision]').or(over(page)).first().waitFor({ timeout: A_GAME });
  return (await over(page).count()) === 0;
}

/** Waits until a question is no longer open. */
const closed = (page: Page, id: string | undefined, timeout = 60_000) =>
  page.waitForFunction((was) => document.querySelector<HTMLElement>('.ar-moment')?.dataset.decision !== was, id, {
    timeout,
  });

/** The same for some seconds; false where it stays open, which is said aloud. */
async function isTaken(page: Page, id: string | undefined, kind: string | undefined): Promise<boolean> {
  try {
    await closed(page, id, 20_000);
    return true;
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    console.warn(`a press at ${kind} ${id} was lost`);
    return false;
  }
}

/** Gives what is selected, and waits until that question is closed. */
export async function give(page: Page): Promise<void> {
  const before = await asked(page);
  await page.locator('.ar-moment .ar-act.main').click();
  await closed(page, before?.id);
}

/**
 * Runs in the page. What somebody in a hurry touches next is read off the board alone. `known` undefined: the next thing is
 * handed over, for a pointer to touch it. Otherwise it is touched here, and so on, until the game is over or a question of
 * another kind is asked.
 */
function hurried(known: readonly string[] | undefined): Promise<Element | null> {
  type Tried = { id: string; things: Set<string> };
  const kept = globalThis as unknown as { tried?: Tried; passing?: boolean };
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const pressed = (one: Element) => one.getAttribute('aria-pressed') === 'true';
  const question = () => document.querySelector<HTMLElement>('.ar-moment[data-decision]');
  const next = (moment: HTMLElement): HTMLElement | undefined => {
    const { decision: id = '', kind = '', chosen } = moment.dataset;
    const acts = [...moment.querySelectorAll<HTMLButtonElement>('.ar-act')];
    const word = (name: string) => acts.find((one) => one.textContent === name);
    const main = acts.find((one) => one.classList.contains('main') && !one.disabled);
    const can = (within: string) => all(`${within} .ar-thing[data-can="true"]`);
    if (kind !== 'combat' && chosen === 'true') return main;
    if (kept.tried?.id !== id) kept.tried = { id, things: new Set() };
    const { things } = kept.tried;
    switch (kind) {
      case 'redraw':
        return word('Garder ces rêves');
      case 'compose':
        return word('La main conseillée');
      case 'dawn':
        return word('Tout garder') ?? word('Commencer le tour');
      case 'defend':
      case 'boost':
        return word('Ne rien ajouter');
      case 'intercept':
        return word('Laisser faire');
      case 'prepare':
        return (kept.passing ? undefined : can('.ar-hand')[0]) ?? word('Combattre') ?? word('Finir le tour');
      case 'designate':
        return can('.ar-others')[0];
      case 'power': {
        // One half of a barter wants the other half.
        const begun = can('.ar-board').find(pressed);
        if (!begun) return can('.ar-board')[0] ?? word('En rester là');
        // Not everything is bartered for everything.
        const halves = can(begun.closest('.ar-others') ? '.ar-side[data-own="true"]' : '.ar-others');
        const half = halves.find((one) => !things.has(one.dataset.thing ?? ''));
        things.add(half?.dataset.thing ?? '');
        return half;
      }
      case 'giveBack':
        return can('.ar-side[data-own="true"] .ar-row')[0];
      case 'draft':
        return can('.ar-pool')[0];
      case 'combat': {
        // Each artefact in turn against what it has the best chance with; one that has none is passed over.
        const ready = kept.passing ? [] : can('.ar-side[data-own="true"] .ar-places');
        const attacker = ready.find(pressed);
        if (attacker && !things.has(attacker.dataset.thing ?? '')) {
          const [best] = all('.ar-others .ar-thing:has(.ar-note)')
            .map((one) => ({ one, chance: Number(/\d+/.exec(one.querySelector('.ar-note')?.textContent ?? '')?.[0]) }))
            .filter(({ chance }) => chance > 0)
            .sort((a, b) => b.chance - a.chance);
          if (best) return pressed(best.one) ? main : best.one;
          things.add(attacker.dataset.thing ?? '');
        }
        const other = ready.find((one) => !things.has(one.dataset.thing ?? ''));
        if (other) return other;
        const end = word('Finir le tour');
        if (end && pressed(end)) return main;
        // On a phone what is chosen hides the words until it is let go.
        return word('Annuler') ?? end;
      }
      default:
        return undefined;
    }
  };
  const moment = question();
  if (known === undefined) return Promise.resolve(moment ? (next(moment) ?? null) : null);
  return new Promise((resolve, reject) => {
    let given: string | undefined;
    let touches = 0;
    const look = () => {
      const now = question();
      const { decision, kind = '' } = now?.dataset ?? {};
      if (document.querySelector('.ar-round')?.textContent === 'La partie est finie') return resolve(null);
      if (now && decision !== given) {
        if (!known.includes(kind)) return resolve(null);
        const thing = next(now);
        if (!thing || ++touches > 40)
          return reject(new Error(`nobody knows what to do at ${kind} ${decision}: ${now.innerText}`));
        if (thing.dataset.gives === 'true') [given, touches] = [decision, 0];
        thing.click();
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

/** Answers what is asked now, as somebody in a hurry would, with a pointer. */
export async function move(page: Page): Promise<void> {
  const now = await asked(page);
  for (let touches = 0; touches < 40; touches++) {
    const thing = (await page.evaluateHandle(hurried, undefined)).asElement();
    if (!thing) break;
    const gives = await thing.evaluate((one) => (one as HTMLElement).dataset.gives === 'true');
    // On a phone one opponent is in front; the others are turned to by their faces.
    const behind = await thing.evaluate((one) => {
      const side = one.closest('.ar-others .ar-side');
      const hidden = side?.getBoundingClientRect().width === 0;
      return hidden ? [...document.querySelectorAll('.ar-others .ar-side')].indexOf(side) : -1;
    });
    if (behind >= 0) await page.locator('.ar-faces button').nth(behind).click();
    await thing.click();
    // On a machine that has no breath left, something may move under a pointer at that very moment: one presses again.
    if (gives && (await isTaken(page, now?.id, now?.kind))) return;
  }
  throw new Error(`nobody knows what to do at ${now?.kind}`);
}

/** The same without a pointer: Tab to the words or to the cards, arrows from card to card, Enter. `passing` ends turns at once. */
export async function moveByKeys(page: Page, passing: boolean): Promise<void> {
  const now = await asked(page);
  await page.evaluate((is) => {
    (globalThis as { passing?: boolean }).passing = is;
  }, passing);
  for (let touches = 0; touches < 40; touches++) {
    const thing = (await page.evaluateHandle(hurried, undefined)).asElement();
    if (!thing) break;
    const gives = await thing.evaluate((one) => (one as HTMLElement).dataset.gives === 'true');
    // Cards do not lie in a grid: from each, the arrow that leads nearer first, and never the same one twice.
    const tried = new Set<string>();
    for (let presses = 0; ; presses++) {
      const keys = await thing.evaluate((wanted) => {
        const { activeElement: here } = document;
        if (here === wanted) return ['Enter'];
        if (!(here instanceof HTMLElement && here.matches('.ar-thing') && wanted.matches('.ar-thing'))) return ['Tab'];
        const [from, to] = [here, wanted].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
        const right = to.x + to.width / 2 - from.x - from.width / 2;
        const down = to.y + to.height / 2 - from.y - from.height / 2;
        const across = right > 0 ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
        const along = down > 0 ? ['ArrowDown', 'ArrowUp'] : ['ArrowUp', 'ArrowDown'];
        const [first, second] = Math.abs(down) > Math.abs(right) ? [along, across] : [across, along];
        return [first[0], second[0], second[1], first[1]].map((key) => `${key} ${here.dataset.thing}`);
      });
      const next = keys.find((key) => !key.startsWith('Arrow') || !tried.has(key)) ?? 'Tab';
      tried.add(next);
      const [key = ''] = next.split(' ');
      if (presses > 200) throw new Error(`${await thing.textContent()} is not reached by keys, at ${now?.kind}`);
      await page.keyboard.press(key);
      if (key === 'Enter') break;
    }
    if (!gives) continue;
    await closed(page, now?.id);
    return;
  }
  throw new Error(`nobody knows what to do at ${now?.kind}`);
}

/** Answers as quickly as the page takes it, until the game is over or something of another kind is asked. */
export const hurry = (page: Page, known: Iterable<string>): Promise<unknown> => page.evaluate(hurried, [...known]);

/**
 * Plays until the game is over, and says what was asked: what is asked for the first time is looked at and answered with a
 * pointer, the rest in a hurry.
 */
export async function playOut(page: Page, look?: (kind: string) => Promise<void>): Promise<ReadonlySet<string>> {
  const kinds = new Set<string>();
  while (await awaitQuestion(page)) {
    const kind = (await asked(page))?.kind;
    if (kind === undefined) continue;
    if (kinds.has(kind)) await hurry(page, kinds);
    else {
      await look?.(kind);
      await move(page);
      kinds.add(kind);
    }
  }
  return kinds;
}

/** What makes the page or the table wide enough to be scrolled sideways: the innermost things that stick out. */
export const sideways = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wide = [document.documentElement, document.querySelector('.board-area')].filter(
      (one) => one !== null && one.scrollWidth > one.clientWidth,
    );
    return wide.flatMap((one) => {
      const end = (one?.getBoundingClientRect().left ?? 0) + (one?.clientWidth ?? 0);
      const out = [...(one?.querySelectorAll(':not(svg *)') ?? [])].filter(
        (thing) => thing.getBoundingClientRect().right > end + 0.5,
      );
      const inner = out.filter((thing) => !out.some((other) => other !== thing && thing.contains(other)));
      return inner.map(
        (thing) => `${thing.tagName} ${thing.getAttribute('class')}: ${thing.textContent?.slice(0, 40)}`,
      );
    });
  });
