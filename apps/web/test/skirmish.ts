/** Somebody who plays Mortebrume on its table, with a mouse or with keys: what is touched is what is seen. */
import type { Locator, Page } from 'playwright-core';

export interface Asked {
  readonly kind: string;
  readonly id: string;
}

export const boardOf = (page: Page): Locator => page.locator('.mb-board');
export const over = (page: Page): Locator => page.getByText('La partie est finie').first();
export const declareButton = (page: Page): Locator => page.locator('.mb-panel .mb-main');

export async function askedAt(page: Page): Promise<Asked> {
  const [kind, id] = await boardOf(page).evaluate((board: HTMLElement) => [
    board.dataset.asks ?? '',
    board.dataset.decision ?? '',
  ]);
  return { kind: kind ?? '', id: id ?? '' };
}

/** Waits for a question after the one that was answered; undefined once the game is over. */
export async function nextQuestion(page: Page, before: string): Promise<Asked | undefined> {
  await page.waitForFunction(
    (was) => {
      const board = document.querySelector<HTMLElement>('.mb-board');
      const ended = document.querySelector('.end-of-game') !== null;
      return ended || (board !== null && board.dataset.asks !== '' && board.dataset.decision !== was);
    },
    before,
    { timeout: 60_000 },
  );
  if ((await page.locator('.end-of-game').count()) > 0) return undefined;
  return askedAt(page);
}

interface Figure {
  readonly mark: string;
  readonly own: boolean;
  readonly ready: boolean;
  readonly stands: boolean;
}

/** Everybody on the table, by what is said of them. */
export const figures = (page: Page): Promise<readonly Figure[]> =>
  page.locator('.mb-touch').evaluateAll((all) =>
    all.map((one) => {
      const said = one.getAttribute('aria-label') ?? '';
      return {
        mark: one.getAttribute('data-mark') ?? '',
        own: said.includes('à vous'),
        // Ringed: it may be activated.
        ready: one.querySelector('.mb-asked') !== null,
        stands: !/hors combat|mort|captif de/.test(said),
      };
    }),
  );

/** Where a figure is on the screen. */
async function centreOf(page: Page, mark: string): Promise<readonly [number, number]> {
  const box = await page.locator(`.mb-touch[data-mark="${mark}"] .mb-disc`).boundingBox();
  if (!box) throw new Error(`${mark} is not on the table`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Whether nothing lies over a figure. */
const isFree = (page: Page, at: readonly [number, number]): Promise<boolean> =>
  page.evaluate(([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.mb-plane')), at as [number, number]);

export interface Hand {
  /** Touches somebody. */
  touch(mark: string, own: boolean): Promise<boolean>;
  /** Goes forward as far as one may. */
  advance(): Promise<void>;
  declare(): Promise<void>;
  press(button: Locator): Promise<void>;
}

export const mouse = (page: Page): Hand => ({
  async touch(mark) {
    const at = await centreOf(page, mark);
    if (!(await isFree(page, at))) {
      // It lies under a card or beyond the edge: the row of hordes reaches everybody.
      await page
        .locator('.mb-roster button', { hasText: new RegExp(`^${mark}$`) })
        .first()
        .click();
      return true;
    }
    await page.mouse.click(at[0], at[1]);
    return true;
  },
  async advance() {
    const box = await page.locator('.mb-fig.mb-chosen .mb-disc').first().boundingBox();
    if (!box) return;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    // Dragged up the table, shorter and shorter until it may be declared.
    for (const far of [7, 4.5, 2.5, 1]) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + 2, y - 20);
      await page.mouse.move(x + far * 4, Math.max(80, y - box.height * far));
      await page.mouse.up();
      if (await declareButton(page).isEnabled()) return;
    }
    await page.getByRole('button', { name: /^Lâcher/ }).click();
  },
  declare: () => declareButton(page).click(),
  press: (button) => button.click(),
});

export const keys = (page: Page): Hand => ({
  async touch(mark, own) {
    await page.locator('.mb-plane[role=group]').focus();
    await page.keyboard.press(own ? mark.toLowerCase() : `Shift+${mark.toUpperCase()}`);
    return true;
  },
  async advance() {
    for (let i = 0; i < 3; i++) await page.keyboard.press('PageUp');
    for (let i = 0; i < 24 && !(await declareButton(page).isEnabled()); i++) await page.keyboard.press('ArrowDown');
  },
  declare: () => page.keyboard.press('Enter'),
  async press(button) {
    await button.focus();
    await page.keyboard.press('Enter');
  },
});

/** One activation: at an enemy if one can be attacked, else forward. */
async function activate(page: Page, hand: Hand, kind: string): Promise<'attack' | 'move'> {
  const all = await figures(page);
  const one = all.find(({ own, ready }) => own && ready);
  // The table may still be moving to what the question is about.
  for (let i = 0; i < 4 && kind === 'choose' && one; i++) {
    await hand.touch(one.mark, true);
    const taken = await declareButton(page)
      .waitFor({ timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
    if (taken) break;
  }
  await declareButton(page).waitFor();
  for (const enemy of all.filter(({ own, stands }) => !own && stands)) {
    await hand.touch(enemy.mark, false);
    if (await declareButton(page).isEnabled()) {
      await hand.declare();
      return 'attack';
    }
    await page.keyboard.press('Escape');
  }
  await hand.advance();
  await hand.declare();
  return 'move';
}

/** Answers one question. */
export async function answerOne(page: Page, { kind }: Asked, hand: Hand): Promise<string> {
  const panel = page.locator('.mb-panel');
  if (kind === 'choose' || kind === 'declare') return activate(page, hand, kind);
  if (kind === 'deploy') {
    await hand.press(page.getByRole('button', { name: 'Étaler' }));
    await hand.press(page.getByRole('button', { name: 'Déployer', exact: true }));
    return kind;
  }
  if (kind === 'react') {
    const first = panel.locator('.mb-chip .mb-button').first();
    if ((await first.count()) > 0) await hand.press(first);
    await hand.press(declareButton(page));
    return kind;
  }
  if (kind === 'answer') {
    await hand.press(declareButton(page));
    return kind;
  }
  await hand.press(panel.locator('.mb-choices .mb-button').first());
  return kind;
}

/** Plays until the end; tells what was done how often. */
export async function playOut(
  page: Page,
  hand: Hand,
  look?: (asked: Asked) => Promise<void>,
): Promise<Map<string, number>> {
  const done = new Map<string, number>();
  let last = '';
  for (let i = 0; i < 400; i++) {
    const asked = await nextQuestion(page, last);
    if (!asked) return done;
    // Some questions answer themselves while one looks.
    await look?.(asked);
    if ((await askedAt(page)).id !== asked.id) continue;
    const what = await answerOne(page, asked, hand);
    done.set(what, (done.get(what) ?? 0) + 1);
    last = asked.id;
  }
  throw new Error('no end after 400 questions');
}
