/** The screens of Mortebrume: before the game, its workshop, deployment, a charge in hand, a reaction, the end. */
import type { Page } from 'playwright-core';
import { byChance, everyScreen, go } from './screens.ts';
import {
  answerOne,
  askedAt,
  beginAlone,
  boardOf,
  declareButton,
  keepClearing,
  keys,
  nextQuestion,
  playOut,
  takeUp,
} from './skirmish.ts';

type Corner = readonly [x: number, y: number];

/** Something of everything between two edges that lie close together. */
// biome-ignore format: corners go around
const HALF: readonly { readonly kind: string; readonly at: readonly Corner[]; readonly height: number }[] = [
  { kind: 'wood', at: [[4, 30], [15, 28], [18, 36], [12, 40], [3, 38]], height: 7 },
  { kind: 'rock', at: [[25, 29], [32, 28], [34, 33], [28, 36], [24, 33]], height: 3 },
  { kind: 'wall', at: [[42, 30], [52, 30], [52, 32], [42, 32]], height: 5 },
  { kind: 'mire', at: [[57, 26], [68, 27], [70, 32], [60, 33]], height: 0 },
];
const COMBE = HALF.flatMap((piece) => [piece, { ...piece, at: piece.at.map(([x, y]) => [75 - x, 75 - y]) }]);

everyScreen([
  ['mortebrume-open', (page) => go(page, '/open/mortebrume', 'Escarmouche')],
  [
    'mortebrume-horde',
    async (page) => {
      await page.goto('/workshop/mortebrume');
      await page.getByRole('button', { name: 'Méléiens', exact: true }).first().click();
      await page.getByText(/Cette horde peut être jouée/).waitFor();
    },
  ],
  [
    'mortebrume-ground',
    async (page) => {
      await page.getByRole('button', { name: 'Terrain', exact: true }).click();
      await page.locator('.mb-maker-plane').waitFor();
    },
  ],
  [
    'mortebrume-start',
    async (page) => {
      await page.goto('/');
      await keepClearing(page, { name: 'La combe', turns: 3, strip: 24, scenery: COMBE });
      await page.getByRole('button', { name: /Jouer seul à Mortebrume/ }).click();
      await page.locator('.mb-start').getByText('La combe').waitFor();
    },
  ],
  [
    'mortebrume-deployment',
    async (page) => {
      const group = (name: string) => page.locator('.mb-start').getByRole('group', { name });
      await group('Le terrain').getByText('La combe', { exact: true }).click();
      await group('Votre horde').getByText('Quatre lances').click();
      await group('En face').getByText('Quatre haches').click();
      await page.getByRole('button', { name: 'Déployer les figurines' }).click();
      await boardOf(page).waitFor();
      await page.getByRole('button', { name: 'Étaler' }).click();
    },
  ],
  [
    'mortebrume-activation',
    async (page) => {
      await until(page, ({ kind }) => kind === 'choose');
      await takeUp(page, 'a');
      await page.keyboard.press('PageUp');
      await page.locator('.mb-tape').waitFor({ state: 'attached' });
    },
  ],
  ...byChance(
    [
      'mortebrume-charge',
      async (page) => {
        await page.keyboard.press('Escape');
        await inSome(page, ({ what }) => what === 'kept', true);
        await declareButton(page).getByText('charge').waitFor();
      },
    ],
    [
      'mortebrume-reaction',
      async (page) => {
        await inSome(page, ({ kind }) => kind === 'react' || kind === 'answer');
        await page.locator('.mb-board:is([data-asks="react"], [data-asks="answer"])').waitFor();
      },
    ],
  ),
  [
    'mortebrume-end',
    async (page) => {
      await page.goto('/');
      await keepClearing(page, { name: 'La combe', turns: 1, strip: 24, scenery: COMBE });
      await beginAlone(page, keys(page), ['La combe', 'Quatre lances', 'Quatre haches']);
      await playOut(page, keys(page));
      await page.locator('.end-of-game').waitFor();
      await page.getByText('La courbe se trace').waitFor({ state: 'hidden', timeout: 60_000 });
    },
  ],
]);

interface Now {
  readonly kind?: string;
  readonly what?: string;
}

/** Plays on until that is asked or done. Some skirmishes are over before: then another one is begun. */
async function inSome(page: Page, fits: (now: Now) => boolean, keeps = false): Promise<void> {
  for (let games = 0; games < 5 && !(await until(page, fits, keeps)); games++) {
    await page.goto('/');
    await beginAlone(page, keys(page), ['La combe', 'Quatre lances', 'Quatre haches']);
  }
}

/** Plays on until that is asked or done; false if all is over before. With `keeps`, a charge is laid out and not declared. */
async function until(page: Page, fits: (now: Now) => boolean, keeps = false): Promise<boolean> {
  let last = '';
  for (let i = 0; i < 80; i++) {
    const asked = await nextQuestion(page, last);
    if (!asked) return false;
    if (fits(asked)) return true;
    if ((await askedAt(page)).id !== asked.id) continue;
    const done = await answerOne(page, asked, keys(page), keeps);
    if (fits(done)) return true;
    last = asked.id;
  }
  return false;
}
