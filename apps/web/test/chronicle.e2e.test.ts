/**
 * A chronicle of Songe: by day how it begins and its first evening; at night five, over a restart, with a latecomer, a
 * death and a correction. The server's own tests play such evenings without a page (apps/server/test/chronicles.test.ts).
 */
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { atNight, NIGHTLY } from '../../../tools/tiers.mjs';
import { accessibilityFaults, atOwnSite, outOfReach, PHONE, type Visitor } from './browser.ts';

const here = atOwnSite();
const { visit } = here;

/** Does something on the board: a tab, an act in it, given as it stands. */
async function act(page: Page, tab: string, name: RegExp): Promise<void> {
  await page.getByRole('tab', { name: tab, exact: true }).click();
  await page.locator('.sg-acts').getByRole('button', { name }).first().click();
  const form = page.locator('.sg-form');
  await form.waitFor();
  await form.locator('button[type=submit]').click();
  await form.waitFor({ state: 'detached' });
}

async function enter(link: string, name: string, given: Parameters<typeof visit>[0] = {}): Promise<Visitor> {
  const visitor = await visit({ ...given, at: link });
  await visitor.page.getByLabel('Votre nom').fill(name);
  await visitor.page.getByRole('button', { name: 'Entrer dans la chronique' }).click();
  await visitor.page.getByRole('heading', { name: 'Soirée après soirée' }).waitFor();
  return visitor;
}

/** Brings a ready character, and whoever leads agrees. */
async function bring(page: Page, master: Page, character: string): Promise<void> {
  await page.getByRole('button', { name: 'Choisir mon personnage' }).click();
  await page.getByLabel('Choisir mon personnage').selectOption({ label: character });
  await page.getByRole('button', { name: 'Apporter', exact: true }).click();
  await page.getByText('attend l’accord de qui mène').waitFor();
  await master.reload();
  await master.getByRole('button', { name: 'Accepter' }).click();
  await master.getByRole('button', { name: 'Accepter' }).waitFor({ state: 'detached' });
}

/** The next evening, in one press; the others come from the chronicle. */
async function begin(master: Page, ...others: readonly Page[]): Promise<void> {
  await master.getByRole('button', { name: 'Ouvrir la table' }).click();
  await goOn(master, ...others);
}

async function goOn(master: Page, ...others: readonly Page[]): Promise<void> {
  await master.getByRole('button', { name: 'Commencer la partie' }).click();
  for (const page of others) {
    await page.reload();
    await page.getByRole('button', { name: 'Rejoindre la table' }).click();
    await page.locator('.board-area').waitFor();
  }
}

/** Somebody enters the chronicle during an evening and takes a free place there; whoever leads lets them in. */
async function comeLate(link: string, master: Page, chronicle: string): Promise<Visitor> {
  const visitor = await enter(link, 'Denis', { language: 'fr', colorScheme: 'dark' });
  const { page } = visitor;
  await page.getByText('Elle a commencé sans vous ; une place vous est gardée.').waitFor();
  await page.getByText('Choisissez d’abord votre personnage').waitFor();
  await page.getByRole('button', { name: 'Choisir mon personnage' }).click();
  await page.getByLabel('Choisir mon personnage').selectOption({ label: 'Gondrin Tête-de-Fer' });
  await page.getByRole('button', { name: 'Apporter', exact: true }).click();
  await page.getByRole('button', { name: 'M’asseoir à la table' }).click();
  await page.getByRole('button', { name: 'Rejoindre la table' }).click();
  await page.getByText('Gondrin Tête-de-Fer entre dès que Ada l’accorde.').waitFor();
  await master.goto(chronicle);
  await master.getByRole('button', { name: 'Rejoindre la table' }).click();
  await master.getByRole('button', { name: 'Accepter Gondrin Tête-de-Fer' }).click();
  await page.locator('.sg-strip', { hasText: 'Gondrin' }).waitFor();
  const back = await page.evaluate(() => location.pathname);
  expect(back).toMatch(/^\/t\//);
  await page.goto(new URL(link).pathname);
  return visitor;
}

const came: Visitor[] = [];
afterAll(() => Promise.all(came.map(({ leave }) => leave())));
/** Where Ada leads, where Blaise plays, and the link for others: the evenings that follow go on from there. */
let begun: { readonly chronicle: string; readonly home: string; readonly link: string } | undefined;

test('it begins, with a guest by its link, and the first evening comes home', async () => {
  const ada = await visit({ at: '/c' });
  came.push(ada);
  const a = ada.page;
  await a.getByText('Vous n’êtes encore d’aucune chronique').waitFor();
  await a.getByLabel('Comment s’appelle-t-elle').fill('Les Brumes de Bellerive');
  await a.getByLabel('Votre nom').fill('Ada');
  await a.getByRole('radio', { name: 'Songe' }).check();
  await a.getByRole('button', { name: 'Commencer', exact: true }).click();
  await a.getByRole('heading', { level: 1, name: 'Les Brumes de Bellerive' }).waitFor();
  const chronicle = a.url();
  const link = await a.getByRole('textbox', { name: 'Le lien de la chronique' }).inputValue();
  const blaise = await enter(link, 'Blaise', { viewport: PHONE });
  came.push(blaise);
  const b = blaise.page;
  const home = b.url();
  await bring(b, a, 'Maëlle aux Mille Mots');
  await b.getByLabel('Une note pour moi').fill('La clef ouvre la volière.');
  await b.getByLabel('Une note pour moi').press('Enter');
  await b.getByText('« La clef ouvre la volière. »').waitFor();
  await a.getByLabel('Un fil à suivre').fill('Qui achète les noms ?');
  await a.getByLabel('Un fil à suivre').press('Enter');
  await a.getByText('Qui achète les noms ?').waitFor();

  // Where nothing can be sent is said where it is seen, and what was typed stays.
  await a.getByText('Prévenir ailleurs (webhook)').click();
  const address = a.locator('details', { hasText: 'Prévenir ailleurs' }).getByRole('textbox');
  await address.fill('http://10.0.0.1/x');
  await address.press('Enter');
  await a.getByText('Rien ne peut être envoyé à cette adresse').waitFor();
  expect(await outOfReach(a.locator('.chronicle-problem'))).toEqual([]);
  expect(await address.inputValue()).toBe('http://10.0.0.1/x');

  // I: experience. Whoever has a seat and is elsewhere reads of it in the lobby.
  await a.getByRole('button', { name: 'Ouvrir la table' }).click();
  await a.getByRole('heading', { name: 'Toutes les places sont prises' }).waitFor();
  await b.goto(new URL('/', home).href);
  const card = b.locator('.table-card', { hasText: 'une soirée est en cours' });
  await card.getByRole('link', { name: /^Reprendre/ }).click();
  await b.getByText('La première soirée est en cours.').waitFor();
  await goOn(a, b);
  await act(a, 'Fin de soirée', /^Donner l’expérience/);
  await act(a, 'Fin de soirée', /^Lever la table/);
  await a.getByRole('link', { name: 'Retour à la chronique' }).click();
  await a.getByText(/Maëlle.*expérience gagnée\s:\s3/).waitFor();
  await b.getByRole('button', { name: /parmi mes personnages/ }).click();
  await b.getByText(/rentre avec vous/).waitFor();
  await a.getByText('Songe, avec un Conteur').waitFor();
  begun = { chronicle, home, link };
  expectNoComplaints();
}, 240_000);

test.runIf(NIGHTLY)(
  atNight('four more evenings follow it'),
  async () => {
    const { chronicle, home, link } = begun ?? expect.fail('the first evening did not come to its end');
    const [{ page: a }, { page: b }] = came as [Visitor, Visitor];

    // The server stops and starts again between two evenings.
    await here.site.kill();
    await here.site.start();

    // II: somebody comes later, and dies well.
    const claire = await enter(link, 'Claire');
    came.push(claire);
    const c = claire.page;
    const late = c.url();
    await c.getByText('I. Soirée 1').waitFor();
    await a.goto(chronicle);
    await b.goto(home);
    await begin(a, b, c);
    await act(c, 'Feuille', /^Choisir sa mort/);
    await act(a, 'Fin de soirée', /^Lever la table/);

    // III: the dead stay behind; the Conteuse sets something right, and ends the evening from the chronicle.
    await a.goto(chronicle);
    await a.locator('.evening-changes', { hasText: 'mort' }).waitFor();
    await a.getByRole('button', { name: 'Ouvrir la table' }).click();
    await a
      .getByRole('alert')
      .getByText(/n’est plus en vie/)
      .waitFor();
    await c.goto(late);
    await bring(c, a, 'Varthos');
    await b.goto(home);
    await begin(a, b, c);
    await act(a, 'Les gens', /^Juger/);
    await a.goto(chronicle);
    await a.getByRole('button', { name: 'Finir la soirée' }).click();
    await a.getByText(/Karma\s: de/).waitFor();

    // IV and V: each from where the last one ended; somebody joins while the fourth goes on, and sits down.
    let denis: Visitor | undefined;
    for (let n = 0; n < 2; n++) {
      await begin(a);
      if (n === 0) denis = await comeLate(link, a, chronicle);
      await a.goto(chronicle);
      await a.getByRole('button', { name: 'Finir la soirée' }).click();
      await a.getByRole('button', { name: 'Ouvrir la table' }).waitFor();
    }
    expect(await a.locator('.evening').count()).toBe(5);
    expect(await a.getByText('La clef ouvre la volière').count()).toBe(0);
    await b.goto(home);
    await b.getByText('Qui achète les noms ?').waitFor();
    expect(await b.locator('.evening').count()).toBe(5);
    expect(await accessibilityFaults(b)).toEqual([]);
    expect(await accessibilityFaults(a)).toEqual([]);
    if (process.env.REVERIE_LOOK) {
      await a.screenshot({ path: `${process.env.REVERIE_LOOK}/chronicle-desk.png` });
      await b.screenshot({ path: `${process.env.REVERIE_LOOK}/chronicle-phone.png`, fullPage: true });
    }
    // An evening is seen again, by somebody who was there and by somebody who was not.
    await c.goto(late);
    await c.getByRole('link', { name: /^Revoir la soirée.*Soirée 1$/ }).click();
    await c.getByText('La séance commence.').waitFor();
    expectNoComplaints();
    if (denis) came.push(denis);
    await denis?.page.reload();
    await denis?.page.getByText('Gondrin Tête-de-Fer').first().waitFor();
    expect(denis?.complaints).toEqual([]);
  },
  600_000,
);

/** The browser itself says that something was refused, and that the server was gone while pages were open. */
function expectNoComplaints(): void {
  for (const { complaints } of came) {
    expect(complaints.filter((text) => !/status of 40[09]|dynamically imported module/.test(text))).toEqual([]);
  }
}
