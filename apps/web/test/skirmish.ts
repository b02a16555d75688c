/** Somebody who plays Mortebrume on its table, with a mouse, a finger or with keys: what is touched is what is seen. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

interface Asked {
  readonly kind: string;
  readonly id: string;
}

export const boardOf = (page: Page): Locator => page.locator('.mb-board');
export const declareButton = (page: Page): Locator => page.locator('.mb-panel .mb-main');

/** Takes a figure up. A table that was just laid may still move under the hand: then the figure is touched again. */
async function touchToDeclare(page: Page, hand: Hand, one: Parameters<Hand['touch']>[0]): Promise<void> {
  const taken = async () => {
    if (!(await declareButton(page).isVisible())) await hand.touch(one);
    return declareButton(page).isVisible();
  };
  await expect.poll(taken, { timeout: 60_000, interval: 1000 }).toBe(true);
}

/** A clearing with both strips close together, and three figures a side: a whole skirmish in two turns. */
const CLEARING = {
  ground: {
    id: 'clearing',
    side: 75,
    plan: {
      name: 'Clairière',
      turns: 2,
      strip: 30,
      scenery: [
        {
          kind: 'rock',
          // biome-ignore format: corners go around
          at: [[20, 35], [26, 35], [26, 39], [20, 39]],
          height: 3,
        },
      ],
    },
  },
  hordes: [
    { id: 'blades', name: 'Trois lames', fighters: ['mel-lancier', 'mel-bretteuse', 'mel-archere'] },
    {
      id: 'spears',
      name: 'Quatre lances',
      fighters: ['mel-lancier', 'mel-lancier', 'mel-garde', 'mel-archere'],
    },
    {
      id: 'axes',
      name: 'Quatre haches',
      fighters: ['tha-hallebardier', 'tha-hallebardier', 'tha-fanatique', 'tha-rodeur'],
    },
    { id: 'claws', name: 'Trois griffes', fighters: ['tha-fanatique', 'tha-hallebardier', 'tha-rodeur'] },
  ],
};

/** Lays that ground and those hordes on this device, as if they had been made here. `more` changes the ground. */
export async function keepClearing(page: Page, more: object = {}): Promise<void> {
  const { ground, hordes } = CLEARING;
  await page.evaluate(
    ([grounds, kept]) => {
      localStorage.setItem('reverie.mortebrume.grounds', grounds as string);
      localStorage.setItem('reverie.mortebrume.hordes', kept as string);
    },
    [JSON.stringify([{ ...ground, plan: { ...ground.plan, ...more } }]), JSON.stringify(hordes)],
  );
  await page.reload();
}

/** Chooses the ground and the hordes of a game alone, and begins it. */
export async function beginAlone(
  page: Page,
  { press, pick }: Pick<Hand, 'press' | 'pick'>,
  [ground, own, foes]: readonly [ground: string, own: string, foes: string],
): Promise<void> {
  await press(page.getByRole('button', { name: /Jouer seul à Mortebrume/ }));
  const group = (name: string) => page.locator('.mb-start').getByRole('group', { name });
  await pick(group('Le terrain').getByRole('radio', { name: ground }));
  await pick(group('Votre horde').getByRole('radio', { name: own }));
  await pick(group('En face').getByRole('radio', { name: foes }));
  await press(page.getByRole('button', { name: 'Déployer les figurines' }));
  await boardOf(page).waitFor();
}

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
  readonly at: readonly [number, number];
}

/** Everybody on the table, by what is said of them. */
const figures = (page: Page): Promise<readonly Figure[]> =>
  page.locator('.mb-touch').evaluateAll((all) =>
    all.map((one) => {
      const said = one.getAttribute('aria-label') ?? '';
      const { x, y, width, height } = (one.querySelector('.mb-disc') ?? one).getBoundingClientRect();
      return {
        mark: one.getAttribute('data-mark') ?? '',
        own: said.includes('à vous'),
        // Ringed: it may be activated.
        ready: one.querySelector('.mb-asked, .mb-chosen') !== null,
        stands: !/hors combat|mort|captif de/.test(said),
        at: [x + width / 2, y + height / 2] as const,
      };
    }),
  );

/** Whether nothing lies over a place of the table. */
const isFree = (page: Page, at: readonly [number, number]): Promise<boolean> =>
  page.evaluate(([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.mb-plane')), at as [number, number]);

export interface Hand {
  /** How often something was touched, pulled or pressed. */
  readonly acts: number;
  /** Touches somebody. */
  touch(one: Figure): Promise<void>;
  /** Goes forward as far as one may. */
  advance(): Promise<void>;
  declare(): Promise<void>;
  press(button: Locator): Promise<void>;
  /** Chooses one of several. */
  pick(one: Locator): Promise<void>;
}

/** With a mouse, or with fingers, which have no row of hordes. */
export function pointer(page: Page, finger = false): Hand {
  let acts = 0;
  const at = async (x: number, y: number) => {
    acts++;
    await (finger ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  };
  return {
    get acts() {
      return acts;
    },
    async touch({ mark, own }) {
      // The table may have moved since.
      const now = (await figures(page)).find((one) => one.mark === mark && one.own === own);
      if (now && (await isFree(page, now.at))) await at(...now.at);
      else {
        // It lies under a card or beyond the edge: the row of hordes reaches everybody.
        acts++;
        await page
          .locator('.mb-roster button', { hasText: new RegExp(`^${mark}$`) })
          .first()
          .dispatchEvent('click');
      }
    },
    async advance() {
      const chosen = page.locator('.mb-fig.mb-chosen .mb-disc').first();
      const middle = async () => {
        const { x, y, width, height } = (await chosen.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        return [x + width / 2, y + height / 2, height] as const;
      };
      // A sheet that rises over it is got out of the way of.
      await expect.poll(async () => isFree(page, (await middle()).slice(0, 2) as [number, number])).toBe(true);
      const [x, y, high] = await middle();
      // Dragged up the table, shorter and shorter until it may be declared.
      for (const far of [3.5, 2.2, 1]) {
        acts++;
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + 2, y - 20);
        await page.mouse.move(x + far * 4, Math.max(80, y - high * far));
        await page.mouse.up();
        if (await declareButton(page).isEnabled()) return;
      }
      await page.getByRole('button', { name: /^Lâcher/ }).click();
    },
    async declare() {
      acts++;
      await declareButton(page).click();
    },
    async press(button) {
      acts++;
      await button.click();
    },
    async pick(one) {
      acts++;
      await one.locator('xpath=..').click();
    },
  };
}

export function keys(page: Page): Hand {
  let acts = 0;
  const type = async (key: string) => {
    acts++;
    await page.keyboard.press(key);
  };
  return {
    get acts() {
      return acts;
    },
    async touch({ mark, own }) {
      await page.locator('.mb-plane[role=group]').focus();
      await type(own ? mark.toLowerCase() : `Shift+${mark.toUpperCase()}`);
    },
    async advance() {
      await page.locator('.mb-plane[role=group]').focus();
      await type('PageUp');
      await type('PageUp');
      for (let i = 0; i < 20 && !(await declareButton(page).isEnabled()); i++) await type('ArrowDown');
    },
    declare: () => type('Enter'),
    async press(button) {
      await button.focus();
      await type('Enter');
    },
    async pick(one) {
      await one.focus();
      await type('Space');
    },
  };
}

/** Everybody, once the camera has come to rest. */
export async function restingFigures(page: Page): Promise<readonly Figure[]> {
  for (let before = '', i = 0; i < 200; i++) {
    const all = await figures(page);
    const now = JSON.stringify(all);
    if (now === before) return all;
    before = now;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }
  throw new Error('the table does not come to rest');
}

/** Draws with the mouse from one of the other side to another of them, as a sweep goes: from the nearest to its neighbour. */
export async function drawSweep(page: Page): Promise<void> {
  const all = await restingFigures(page);
  const one = all.find(({ own, ready }) => own && ready);
  const far = (a: Figure, b: Figure | undefined) => (b ? Math.hypot(a.at[0] - b.at[0], a.at[1] - b.at[1]) : 0);
  const free = await Promise.all(all.map(({ at }) => isFree(page, at)));
  const foes = all.filter(({ own, stands }, i) => !own && stands && free[i]).sort((a, b) => far(a, one) - far(b, one));
  const [from, ...others] = foes;
  const [to] = from ? others.sort((a, b) => far(a, from) - far(b, from)) : [];
  if (!from || !to) throw new Error('fewer than two on the other side');
  await page.mouse.move(...from.at);
  await page.mouse.down();
  await page.mouse.move((from.at[0] + to.at[0]) / 2, (from.at[1] + to.at[1]) / 2, { steps: 3 });
  await page.mouse.move(...to.at, { steps: 3 });
  await page.mouse.up();
}

/** Takes one of one's own by its letter, until the ground that it can reach is drawn: a key that came too early is pressed again. */
export async function takeUp(page: Page, letter: string): Promise<void> {
  const reach = page.locator('.mb-reach-1');
  const taken = async () => {
    if ((await reach.count()) === 0) {
      await page.locator('.mb-plane[role=group]').focus();
      await page.keyboard.press(letter);
    }
    return reach.count();
  };
  await expect.poll(taken, { timeout: 60_000, interval: 2000 }).toBeGreaterThan(0);
}

/** Drags all that lie in the tray onto the strip, each to its share of the width. */
export async function outOfTheTray(page: Page, shares: readonly number[], depth = 0.1): Promise<void> {
  const tray = page.locator('.mb-tray button');
  expect(await tray.count()).toBe(shares.length);
  for (const share of shares) {
    const [from, strip] = [await tray.first().boundingBox(), await page.locator('.mb-own-strip').boundingBox()];
    if (!from || !strip) throw new Error('no tray');
    await page.mouse.move(from.x + 30, from.y + 30);
    await page.mouse.down();
    await page.mouse.move(strip.x + strip.width * share, strip.y + strip.height * depth, { steps: 3 });
    await page.mouse.up();
  }
  expect(await tray.count()).toBe(0);
}

/** The sheet of a phone: raised, lowered to its head, and back to what it was. */
export async function sheetHeights(page: Page): Promise<void> {
  const sheet = page.locator('.mb-panel');
  const high = async () => (await sheet.boundingBox())?.height ?? 0;
  const half = await high();
  await page.getByRole('button', { name: 'Agrandir la feuille' }).click();
  const full = await high();
  await page.getByRole('button', { name: 'Réduire la feuille' }).click();
  expect(await high()).toBeLessThanOrEqual(118);
  await page.getByRole('button', { name: 'Agrandir la feuille' }).click();
  expect(await high()).toBe(half);
  expect(full).toBeGreaterThanOrEqual(half);
}

/** Touches somebody by its letter. */
export async function touchMark(page: Page, hand: Hand, mark: string, own: boolean): Promise<void> {
  const one = (await figures(page)).find((figure) => figure.mark === mark && figure.own === own);
  if (one) await hand.touch(one);
}

/** Several at one: the first target that two can reach. */
export async function attackTogether(page: Page, hand: Hand): Promise<boolean> {
  const marks = await page
    .locator('.mb-touch')
    .evaluateAll((all) =>
      all.map((one) => [one.getAttribute('data-mark') ?? '', one.getAttribute('aria-label') ?? ''] as const),
    );
  const own = marks.filter(([, said]) => said.includes('à vous') && !/a joué|hors combat|captif/.test(said));
  const foes = marks.filter(([, said]) => !said.includes('à vous') && !/hors combat|captif/.test(said));
  for (const [foe] of foes) {
    await touchMark(page, hand, foe, false);
    for (const [mark] of own) {
      await touchMark(page, hand, mark, true);
      // Too far from this one: taken out again.
      if (await page.locator('.mb-panel .mb-refusal').isVisible()) await touchMark(page, hand, mark, true);
    }
    if (await declareButton(page).isEnabled()) {
      await hand.declare();
      return true;
    }
    for (const [mark] of own) {
      if (
        await page
          .locator('.mb-order')
          .getByText(new RegExp(` ${mark}$`))
          .isVisible()
      ) {
        await touchMark(page, hand, mark, true);
      }
    }
  }
  await page.getByRole('button', { name: 'Annuler l’attaque combinée' }).click();
  return false;
}

/** What was done, and with how many acts if it was a charge. */
interface Deed {
  readonly what: string;
  readonly chargeActs?: number;
}

/** One activation: at an enemy if one of the nearest can be attacked, else forward. A charge may be kept in hand instead. */
async function activate(page: Page, hand: Hand, kind: string, keeps: boolean): Promise<Deed> {
  const all = await figures(page);
  const one = all.find(({ own, ready }) => own && ready);
  let acts = hand.acts;
  if (kind === 'choose' && one && !(await declareButton(page).isVisible())) {
    await touchToDeclare(page, hand, one);
  }
  const [ox, oy] = one?.at ?? [0, 0];
  const near = all
    .filter(({ own, stands }) => !own && stands)
    .sort((a, b) => Math.hypot(a.at[0] - ox, a.at[1] - oy) - Math.hypot(b.at[0] - ox, b.at[1] - oy));
  for (const enemy of near.slice(0, 2)) {
    await hand.touch(enemy);
    if (await declareButton(page).isEnabled()) {
      // Its corridor may be drawn a moment later on a busy machine; the button says it at once.
      const charges = (await declareButton(page).innerText()).includes('charge');
      if (charges && keeps) return { what: 'kept' };
      await hand.declare();
      return { what: 'attack', ...(charges && { chargeActs: hand.acts - acts }) };
    }
    await page.keyboard.press('Escape');
    // The outline of its reach shows who is too far: trying them is the test's doing, taking the figure is not.
    acts = hand.acts - 1;
  }
  // An enemy who was not taken for a target leaves Escape to let the figure itself go: it is taken up again.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  if (one && !(await declareButton(page).isVisible())) {
    await touchToDeclare(page, hand, one);
  }
  await hand.advance();
  // Whoever finds no way at all is let go, and taken up again to stand still.
  if (one && !(await declareButton(page).isVisible())) {
    await touchToDeclare(page, hand, one);
  }
  await hand.declare();
  return { what: 'move' };
}

/** Answers one question; with `keeps`, a charge is laid out and not declared. */
export async function answerOne(page: Page, { kind }: Asked, hand: Hand, keeps = false): Promise<Deed> {
  const panel = page.locator('.mb-panel');
  if (kind === 'choose' || kind === 'declare') return activate(page, hand, kind, keeps);
  if (kind === 'deploy') {
    if ((await page.locator('.mb-tray button').count()) > 0) {
      await hand.press(page.getByRole('button', { name: 'Étaler' }));
    }
    await hand.press(page.getByRole('button', { name: 'Déployer', exact: true }));
  } else if (kind === 'react') {
    const first = panel.locator('.mb-chip .mb-button').first();
    if ((await first.count()) > 0) await hand.press(first);
    await hand.press(declareButton(page));
  } else if (kind === 'answer') await hand.press(declareButton(page));
  else await hand.press(panel.locator('.mb-choices .mb-button').first());
  return { what: kind };
}

/** Answers until a figure is to be activated. */
export async function untilChosen(page: Page, hand: Hand): Promise<void> {
  let last = '';
  for (let i = 0; i < 8; i++) {
    const asked = await nextQuestion(page, last);
    if (!asked || asked.kind === 'choose') return;
    await answerOne(page, asked, hand);
    last = asked.id;
  }
}

export interface Played {
  /** What was done how often. */
  readonly done: ReadonlyMap<string, number>;
  /** Acts of every activation with a charge. */
  readonly charges: readonly number[];
}

/** Plays until the end. */
export async function playOut(page: Page, hand: Hand, look?: (asked: Asked) => Promise<void>): Promise<Played> {
  const done = new Map<string, number>();
  const charges: number[] = [];
  let last = '';
  for (let i = 0; i < 200; i++) {
    const asked = await nextQuestion(page, last);
    if (!asked) return { done, charges };
    // Some questions answer themselves while one looks.
    await look?.(asked);
    if ((await askedAt(page)).id !== asked.id) continue;
    const { what, chargeActs } = await answerOne(page, asked, hand);
    done.set(what, (done.get(what) ?? 0) + 1);
    if (chargeActs !== undefined) charges.push(chargeActs);
    last = asked.id;
  }
  throw new Error('no end after 200 questions');
}

/**
 * Whole skirmishes, one after the other, until one was what is looked for: who stands where when a side may act hangs on
 * what was to be seen when it was touched, so that now and then nobody comes near enough to attack.
 */
export async function playUntil(
  page: Page,
  hand: Hand,
  table: readonly [ground: string, own: string, foes: string],
  enough: (played: Played) => boolean,
  look?: (asked: Asked) => Promise<void>,
): Promise<Played> {
  for (let skirmishes = 0; skirmishes < 4; skirmishes++) {
    await page.goto('/');
    await beginAlone(page, hand, table);
    const played = await playOut(page, hand, look);
    if (enough(played)) return played;
  }
  throw new Error('not in four skirmishes');
}
