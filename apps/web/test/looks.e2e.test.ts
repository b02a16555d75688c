/**
 * One look at every page that has an address, by day: light on a desk or dark on a phone. By night screens-* show them all
 * in all their faces, and more screens besides; boards are looked at on the stage.
 */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { accessibilityFaults, atSite, DESK, PHONE, type Visitor } from './browser.ts';
import { ask, openedByAda } from './meeting.ts';
import { sideways } from './sleepers.ts';

const { visit } = atSite();
/** One for all pages: what they share is fetched once. */
let visitor: Visitor;
beforeAll(async () => {
  visitor = await visit({ at: '/settings' });
});
afterAll(() => visitor.leave());

const aTable = () => openedByAda(inject('site'), 'artefacts', 'player');
async function aChronicle(): Promise<string> {
  const { chronicle, secret } = await ask(inject('site'), '/api/chronicles', {
    game: 'songe',
    title: 'Les Brumes',
    name: 'Ada',
  });
  return `/c/${chronicle}#${secret}`;
}

type Look = readonly [
  what: string,
  at: string | (() => Promise<string>),
  see: string | ((page: Page) => Promise<unknown>),
];
const LOOKS: readonly Look[] = [
  [
    'the lobby, the first time',
    '/',
    async (page) => {
      await page.getByRole('heading', { name: /Comment vous appelle-t-on/ }).waitFor();
      await page.getByRole('article', { name: 'Rêve de Dragon' }).getByText('1 à 5').waitFor();
      await page.getByRole('article', { name: 'Mortebrume' }).waitFor();
    },
  ],
  ['a rule', '/rules/reve/RDD-ENC-04', (page) => page.getByRole('article', { name: 'RDD-ENC-04' }).waitFor()],
  ['the settings', '/settings', (page) => page.getByRole('heading', { name: 'Réglages' }).waitFor()],
  ['a table of Rêve to be opened', '/open/reve', (page) => page.locator('.seat-plan').waitFor()],
  ['a table of Mortebrume to be opened', '/open/mortebrume', 'Escarmouche'],
  ['the replay', '/replay', 'Revoir une partie'],
  ['a dead link', '/t/personne#rien', 'table'],
  ['an address that leads nowhere', '/rien/du/tout', 'Il n’y a rien ici'],
  ['the lesson', '/tutorial/reve', 'La leçon'],
  ['the guide', '/guide', 'Guide des joueurs'],
  ['an invitation', async () => (await aTable()).free, (page) => page.getByLabel('Votre nom à cette table').waitFor()],
  ['a table that waits for others', async () => (await aTable()).own, 'La partie n’a pas commencé'],
  ['the collection', '/workshop', (page) => page.locator('.collection-bar').waitFor()],
  ['the workshop of Rêve', '/workshop/reve', (page) => page.locator('.rv-setup').waitFor()],
  ['the workshop of Songe', '/workshop/songe', (page) => page.locator('.sg-budget').waitFor()],
  ['the chronicles', '/c', 'Comment s’appelle-t-elle'],
  ['a chronicle', aChronicle, (page) => page.getByRole('heading', { level: 1, name: 'Les Brumes' }).waitFor()],
  ['the lab', '/lab', (page) => page.locator('.mini svg').nth(3).waitFor()],
  ['a calculation of Songe', '/lab/songe', 'Une épreuve'],
  ['a calculation of Rêve', '/lab/reve/met', 'Qui rencontre-t-on ici'],
  ['a calculation of Artefacts', '/lab/artefacts', 'Une attaque'],
  ['a calculation of Mortebrume', '/lab/mortebrume?dice=1', 'Un échange'],
  ['a new study', '/lab/new/artefacts', 'Nouvelle étude'],
];

test.each(LOOKS.map((look, i) => ({ look, what: look[0], face: i % 2 ? 'dark, phone' : 'light, desk' })))(
  '$what ($face)',
  async ({ look: [, at, see], face }) => {
    const { page, complaints } = visitor;
    const before = complaints.length;
    const dark = face === 'dark, phone';
    await page.setViewportSize(dark ? PHONE : DESK);
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    await page.goto(typeof at === 'string' ? at : await at());
    await (typeof see === 'string' ? page.getByText(see).first().waitFor() : see(page));
    // Whatever is still on its way, fonts above all.
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await sideways(page)).toEqual([]);
    // A dead link is asked for on purpose.
    expect(complaints.slice(before).filter((text) => !text.includes('404'))).toEqual([]);
  },
);
