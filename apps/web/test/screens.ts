/**
 * Every screen, light and dark, on a desk and on a phone, and in English, held to axe-core at night; by day
 * looks.e2e.test.ts looks once at every page. `npm run screenshots` runs the same with a camera.
 * REVERIE_SCREENS=artefacts,lobby-desk keeps to what begins so: a screen, then its size, then its theme.
 */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { withPalette } from '../../../tools/palette.mjs';
import { accessibilityFaults, atSite, DESK, PHONE, speak } from './browser.ts';
import { openList, select } from './playing.ts';
import { sideways } from './sleepers.ts';

/** Where pictures go; empty without the camera. */
const folder = process.env.REVERIE_SCREENSHOTS ?? '';
const camera = folder !== '';
const only = (process.env.REVERIE_SCREENS ?? '').split(',');

type Bring = (page: Page) => Promise<unknown>;

/** Goes on from the screen before it, as a visitor would; `suit` is done anew for each size. */
export type Screen = readonly [name: string, bring: Bring, suit?: Bring];

/** Screens that only luck leads to: a picture can be taken again, a test must not depend on it. Their boards have tests of their own. */
export const byChance = (...screens: readonly Screen[]): readonly Screen[] => (camera ? screens : []);

interface Face {
  readonly theme: 'light' | 'dark';
  readonly size: 'desk' | 'phone';
  readonly language?: 'en';
}
/** Pictures have the sizes of the mock-ups, to be laid beside them; what is only tried is tried with less room. */
const sizes = camera
  ? ({ desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const)
  : ({ desk: DESK, phone: PHONE } as const);
const french: readonly Face[] = (['light', 'dark'] as const).flatMap((theme) =>
  (['desk', 'phone'] as const).map((size) => ({ theme, size })),
);
/** Words have other lengths, and are no other colours. */
const english: readonly Face[] = [
  { theme: 'light', size: 'desk', language: 'en' },
  { theme: 'dark', size: 'phone', language: 'en' },
];
/** For pictures each face is a visit of its own. Without the camera one visitor sees every screen in all of them. */
const visits: readonly (readonly Face[])[] = camera ? french.map((face) => [face]) : [[...french, ...english]];

const spoken = ({ theme, size, language }: Face) => `${theme} on a ${size}${language ? ' in English' : ''}`;
const named = visits.map((faces) => ({ faces, name: faces.map(spoken).join(', ') }));

const pictureOf = (name: string, { size, theme }: Face): string => `${name}-${size}-${theme}`;
const isWanted = (picture: string): boolean => only.some((start) => picture.startsWith(start));

/**
 * Goes through some screens, up to the last that is wanted, since each goes on from the one before. One file for each
 * place keeps all cores busy.
 */
export function everyScreen(screens: readonly Screen[]): void {
  const { visit } = atSite();
  if (camera) mkdirSync(folder, { recursive: true });
  test.each(named)(
    'every screen, $name',
    async ({ faces }) => {
      const [{ theme, size }] = faces as readonly [Face];
      const { page, complaints, leave } = await visit({ colorScheme: theme, viewport: sizes[size] });
      const last = screens.findLastIndex(([name]) => faces.some((face) => isWanted(pictureOf(name, face))));
      for (const [name, bring, suit] of screens.slice(0, last + 1)) {
        await turnTo(page, faces[0] as Face);
        await bring(page);
        // Whatever is still on its way, fonts above all.
        await page.waitForLoadState('networkidle');
        for (const face of faces) {
          await turnTo(page, face);
          await suit?.(page);
          if (!isWanted(pictureOf(name, face))) continue;
          if (face.language) await speak(page, face.language);
          await page.evaluate(() => document.fonts.ready.then(() => undefined));
          const called = `${name}, ${spoken(face)}`;
          expect(await accessibilityFaults(page), called).toEqual([]);
          expect(await sideways(page), `${called} is wider than the screen`).toEqual([]);
          if (camera) writeFileSync(join(folder, `${pictureOf(name, face)}.png`), await photograph(page));
          if (face.language) await speak(page, 'fr');
        }
      }
      // A dead link is asked for on purpose.
      expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
      await leave();
    },
    900_000,
  );
}

async function turnTo(page: Page, { theme, size }: Face): Promise<void> {
  await page.setViewportSize(sizes[size]);
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
}

const photograph = async (page: Page): Promise<Buffer> => withPalette(await page.screenshot());

export async function go(page: Page, address: string, text: string): Promise<void> {
  await page.goto(address);
  await page.getByText(text).first().waitFor();
}

/** Selects a choice of the panel, and gives it if it is to be given. */
export async function choose(page: Page, name: RegExp, give: boolean): Promise<void> {
  await openList(page);
  const choice = page.getByRole('radio', { name });
  await select(choice);
  const confirm = page.getByRole('button', { name: 'Confirmer' });
  await confirm.waitFor();
  if (!give) return;
  await confirm.click();
  await choice.waitFor({ state: 'detached' });
}
