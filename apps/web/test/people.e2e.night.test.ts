/** People at one table, each with a browser of their own: all that may come up among them. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityFaults, atOwnSite, PHONE } from './browser.ts';
import { meeting } from './meeting.ts';
import { answer } from './playing.ts';

const here = atOwnSite();
const { visit } = here;
const { openTable, sitDown } = meeting(visit);

test('two dreamers and a gardien at one table of Rêve; one goes up, the others see it; they talk', async () => {
  const ada = await visit();
  const links = await openTable(ada.page, 'reve', 'Ada', (page) =>
    page.getByRole('button', { name: /Ajouter : gardien/ }).click(),
  );
  expect(links).toHaveLength(2);
  const blaise = await sitDown(links[0] as string, 'Blaise', { viewport: PHONE });
  const claire = await sitDown(links[1] as string, 'Claire', { language: 'en' });
  await ada.page.getByText('Tous les sièges sont pris').waitFor();
  await ada.page.getByRole('button', { name: 'Commencer la partie' }).click();
  // The code of the seat, still to be written down, does not stand before the first move.
  const [choice, code] = await Promise.all([
    blaise.page.locator('.rv-question button').first().boundingBox(),
    blaise.page.getByText('Un code pour retrouver ce siège').boundingBox(),
  ]);
  expect((choice?.y ?? 0) + (choice?.height ?? 0)).toBeLessThan(PHONE.height);
  expect(code?.y).toBeGreaterThan(choice?.y ?? 0);
  await answer(ada.page, /^monter \(1 point/);
  // Nobody goes up without the gardien's leave.
  await answer(claire.page, 'allow', 'en');
  // The log tells of the dreamers, not of those who play them.
  await claire.page
    .getByText(/Nitouche goes up/)
    .first()
    .waitFor();
  await blaise.page.getByRole('tab', { name: 'Journal' }).click();
  await blaise.page
    .getByText(/Nitouche monte en TMR/)
    .first()
    .waitFor();
  await claire.page.getByRole('tab', { name: 'Chat' }).click();
  await claire.page.getByLabel('Say something to the table').fill('Doucement, Ada.');
  await claire.page.keyboard.press('Enter');
  await ada.page.getByRole('tab', { name: 'Discussion' }).click();
  await ada.page.getByRole('listitem').filter({ hasText: 'Doucement, Ada.' }).waitFor();
  for (const { complaints } of [ada, blaise, claire]) expect(complaints).toEqual([]);
  for (const { leave } of [ada, blaise, claire]) await leave();
});

test('a move that others have seen is taken back only if they agree', async () => {
  const ada = await visit();
  const [link] = await openTable(ada.page, 'tic-tac-toe', 'Ada');
  expect(await accessibilityFaults(ada.page)).toEqual([]);
  const blaise = await sitDown(link as string, 'Blaise');
  await blaise.page.getByRole('button', { name: 'Commencer la partie' }).click();
  await answer(ada.page, 'case 4');
  await answer(blaise.page, 'case 0');
  await ada.page.getByRole('button', { name: /Demander à reprendre mon coup/ }).click();
  await ada.page.getByText('Votre demande de reprise attend Blaise.').waitFor();
  await blaise.page.getByText('Ada demande à reprendre son dernier coup.').waitFor();
  expect(await accessibilityFaults(blaise.page)).toEqual([]);
  await blaise.page.getByRole('button', { name: 'Non', exact: true }).click();
  await ada.page.getByText('Blaise n’est pas d’accord.').first().waitFor();
  await ada.page.getByRole('button', { name: /Demander à reprendre mon coup/ }).click();
  await blaise.page.getByRole('button', { name: 'D’accord' }).click();
  await ada.page.getByText('Un coup est repris.').first().waitFor();
  await ada.page.getByRole('radio', { name: 'case 4' }).waitFor({ state: 'attached' });
  for (const { complaints } of [ada, blaise]) expect(complaints).toEqual([]);
  for (const { leave } of [ada, blaise]) await leave();
});

test('whoever waits sees for whom, and nudges: once a minute, seen by the other even from another window', async () => {
  const ada = await visit();
  const [link] = await openTable(ada.page, 'tic-tac-toe', 'Ada');
  const wished = [{ name: 'reverie.settings', value: JSON.stringify({ notify: true }) }];
  const blaise = await sitDown(link as string, 'Blaise', {
    viewport: PHONE,
    storageState: { cookies: [], origins: [{ origin: here.site.address, localStorage: wished }] },
  });
  await ada.page.getByRole('button', { name: 'Commencer la partie' }).click();
  await answer(ada.page, 'case 4');
  await blaise.page.getByRole('radio').first().waitFor({ state: 'attached' });
  await lookAway(blaise.page);
  const panel = ada.page.getByRole('region', { name: 'Et maintenant ?' });
  await panel.getByText('On attend Blaise.').waitFor();
  await panel.getByRole('button', { name: 'Relancer Blaise' }).click();
  await panel.getByText('On vient de relancer Blaise.').waitFor();
  expect(await panel.getByRole('button', { name: 'Relancer Blaise' }).count()).toBe(0);
  // Whatever else is open on a phone, the notice stands over it.
  await blaise.page.getByRole('tab', { name: 'Journal' }).click();
  const notice = blaise.page.locator('.nudged', { hasText: 'Ada vous attend : c’est à vous.' });
  await notice.waitFor();
  await expect
    .poll(() => blaise.page.evaluate(() => (globalThis as unknown as Told).told))
    .toEqual([expect.stringMatching(/^Ada vous attend\s: Morpion$/)]);
  expect(await accessibilityFaults(blaise.page)).toEqual([]);
  await blaise.page.getByRole('tab', { name: 'Décider' }).click();
  await answer(blaise.page, 'case 0');
  await notice.waitFor({ state: 'detached' });
  await answer(ada.page, 'case 1');
  await blaise.leave();
  await panel.getByText('On attend Blaise (absent).').waitFor();
  await standIn(ada.page, () => panel.getByRole('button', { name: 'Un programme pour Blaise' }).click());
  for (const { complaints } of [ada, blaise]) expect(complaints).toEqual([]);
  await ada.leave();
});

/** What the menu opens can be left by a button that is seen, not by Escape alone. */
async function leaveDialogs(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const name of ['Partager…', 'Mon siège…', 'Public et paroles…', 'Changer de nom…', 'Aide et touches']) {
    await page.getByRole('button', { name: 'Menu de la table' }).click();
    await page.getByRole('menuitem', { name }).click();
    await dialog.getByRole('button', { name: /^(Fermer|Annuler)$/ }).click();
    await dialog.waitFor({ state: 'detached' });
  }
}

/** A spectator speaks apart from the players, marked as one, and is shown out; words are deleted; a player is muted. */
async function keepOrder(owner: Page, player: Page, pathname: string): Promise<void> {
  const menu = async () => {
    await owner.getByRole('button', { name: 'Menu de la table' }).click();
    await owner.getByRole('menuitem', { name: 'Public et paroles…' }).click();
  };
  const close = () => owner.keyboard.press('Escape');
  const speak = async (page: Page, text: string) => {
    await page.getByRole('tab', { name: /^Discussion/ }).click();
    await page.getByLabel('Dire quelque chose à la table').fill(text);
    await page.getByLabel('Dire quelque chose à la table').press('Enter');
  };
  await menu();
  await owner.getByLabel('tout le monde').click();
  await owner.getByRole('radio', { name: 'tout le monde', checked: true }).waitFor();
  await close();
  const eve = await visit({ at: '/settings' });
  await eve.page.getByLabel('Votre nom').fill('Eve');
  await eve.page.goto(pathname);
  await speak(eve.page, 'Joue au coin');
  await owner.getByRole('tab', { name: /^Discussion/ }).click();
  const gallery = owner.getByRole('region', { name: 'Le public' });
  await gallery.getByText('(public)').waitFor();
  await gallery.getByText('Joue au coin').waitFor();
  await gallery.getByRole('button', { name: 'Effacer ce que dit Eve' }).click();
  for (const page of [owner, eve.page])
    await page.locator('.chat').getByText('Joue au coin').waitFor({ state: 'detached' });
  await menu();
  expect(await accessibilityFaults(owner)).toEqual([]);
  await owner.getByRole('button', { name: 'Faire sortir Eve' }).click();
  await owner.getByText('Eve (dehors)').waitFor();
  await owner.getByRole('button', { name: 'Faire taire Blaise' }).click();
  await owner.getByRole('button', { name: 'Rendre la parole à Blaise' }).waitFor();
  await speak(player, 'Tiens');
  await player
    .getByText(/retiré la parole/)
    .first()
    .waitFor();
  await owner.getByRole('button', { name: 'Rendre la parole à Blaise' }).click();
  await close();
  await eve.leave();
}

/** Asks for a program until it is let in: whoever has just left is not absent yet. Then it is one's own turn again. */
async function standIn(page: Page, ask: () => Promise<void>): Promise<void> {
  const own = page.getByRole('radio').first();
  for (let tries = 0; tries < 30 && (await own.count()) === 0; tries++) {
    await ask();
    await own.waitFor({ state: 'attached', timeout: 1000 }).catch(() => undefined);
  }
  await own.waitFor({ state: 'attached' });
}

interface Told {
  told: string[];
}

/** Somebody who wished for notices has another window before this one; what they would be told is kept. */
const lookAway = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const told: string[] = [];
    class Notice {
      static readonly permission = 'granted';
      onclick: unknown = null;
      constructor(text: string) {
        told.push(text);
      }
      close(): void {}
    }
    Object.assign(globalThis, { told, Notification: Notice });
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
  });

test('an answer that comes too late, from another tab: refused, nothing changed, and why in words', async () => {
  const ada = await visit();
  const [link] = await openTable(ada.page, 'tic-tac-toe', 'Ada');
  const blaise = await sitDown(link as string, 'Blaise');
  await ada.page.getByRole('button', { name: 'Commencer la partie' }).click();
  await ada.page.getByRole('radio').first().waitFor({ state: 'attached' });
  // A second tab of hers that hears nothing for a while.
  const tab = await ada.page.context().newPage();
  const late: (() => void)[] = [];
  let deaf = false;
  await tab.routeWebSocket(/\/ws$/, (page) => {
    const server = page.connectToServer();
    page.onMessage((message) => server.send(message));
    server.onMessage((message) => (deaf ? late.push(() => page.send(message)) : page.send(message)));
  });
  await tab.goto(new URL(ada.page.url()).pathname);
  await tab.getByRole('radio').first().waitFor({ state: 'attached' });
  deaf = true;
  await answer(ada.page, 'case 4');
  await answer(blaise.page, 'case 0');
  await ada.page.getByRole('radio', { name: 'case 1' }).waitFor({ state: 'attached' });
  await answer(tab, 'case 8');
  // Two moves of others, at least, come before the word on hers.
  await expect.poll(() => late.length).toBeGreaterThanOrEqual(2);
  deaf = false;
  for (const hear of late) hear();
  await tab.getByRole('alert').filter({ hasText: 'Trop tard' }).waitFor();
  await tab.getByRole('radio', { name: 'case 8' }).waitFor({ state: 'attached' });
  expect(await tab.locator('.log li').filter({ hasText: 'marque la case 8' }).count()).toBe(0);
  for (const { complaints } of [ada, blaise]) expect(complaints).toEqual([]);
  for (const { leave } of [ada, blaise]) await leave();
});

test('a link that has slept too long asks for the recovery code, which this device still knows', async () => {
  const ada = await visit();
  const [link] = await openTable(ada.page, 'tic-tac-toe', 'Ada');
  const blaise = await sitDown(link as string, 'Blaise');
  // What a server says after a month without a move.
  await blaise.page.route('**/look', async (route) => {
    const answer = await route.fetch();
    const { good, ...card } = (await answer.json()) as { good: { seat: number } };
    await route.fulfill({ response: answer, json: { ...card, good: { for: 'expired', seat: good.seat } } });
  });
  await blaise.page.reload();
  await blaise.page.getByRole('heading', { name: 'Ce lien a trop dormi' }).waitFor();
  expect(await accessibilityFaults(blaise.page)).toEqual([]);
  await blaise.page.unroute('**/look');
  await blaise.page.getByRole('button', { name: 'Retrouver mon siège' }).click();
  await blaise.page.getByText('Blaise (vous)').first().waitFor();
  for (const { complaints, leave } of [ada, blaise]) {
    expect(complaints).toEqual([]);
    await leave();
  }
});

test('links: used ones are dead, watching is offered, and what leads nowhere says so', async () => {
  const ada = await visit();
  const [link] = await openTable(ada.page, 'tic-tac-toe', 'Ada');
  const blaise = await sitDown(link as string, 'Blaise');
  // Whoever opens the link again that seated them is back at their seat.
  await blaise.page.goto('/');
  await blaise.page.goto(link as string);
  await blaise.page.getByText('La partie n’a pas commencé').waitFor();
  const late = await visit({ at: link as string });
  await late.page.getByRole('heading', { name: 'Ce lien ne mène plus à un siège' }).waitFor();
  // Blaise lost everything but the code that was shown when he sat down.
  const code = await blaise.page.evaluate(() => {
    const [seat] = Object.values(JSON.parse(localStorage.getItem('reverie.seats') ?? '{}') as object);
    return (seat as { recovery: string }).recovery;
  });
  const shown = blaise.page.getByRole('region', { name: /^Code de récupération/ });
  await shown.getByText('Un code pour retrouver ce siège').click();
  expect(await shown.getByRole('textbox').inputValue()).toBe(code);
  await shown.getByRole('button', { name: 'C’est noté' }).click();
  await shown.waitFor({ state: 'detached' });
  await late.page.getByLabel('Code de récupération').fill('nimporte-quoi-ici');
  await late.page.getByRole('button', { name: 'Retrouver mon siège' }).click();
  await late.page.getByRole('alert').nth(1).waitFor();
  await late.page.getByLabel('Code de récupération').fill(code.toUpperCase().replaceAll('-', ' '));
  await late.page.getByRole('button', { name: 'Retrouver mon siège' }).click();
  await late.page.getByText('Blaise (vous)').first().waitFor();
  await blaise.page.getByRole('heading', { name: 'Ce siège n’est plus le vôtre' }).waitFor();
  await late.page.goto('/t/nulle-part');
  await late.page.getByRole('heading', { name: 'Cette table est introuvable' }).waitFor();
  await late.page.goto('/solo/nulle-part');
  await late.page.getByRole('heading', { name: 'Cette table n’est pas sur cet appareil' }).waitFor();
  await late.page.goto('/rien/du/tout');
  await late.page.getByRole('heading', { name: 'Il n’y a rien ici' }).waitFor();
  // The seat is kept on this device: the lobby leads back to it, without its secret in the address.
  await ada.page.goto('/');
  await ada.page.getByRole('link', { name: 'Morpion', exact: true }).first().click();
  await ada.page.getByText('Tous les sièges sont pris').waitFor();
  expect(new URL(ada.page.url()).hash).toBe('');
  await ada.page.getByRole('button', { name: 'Menu de la table' }).click();
  await ada.page.getByRole('menuitem', { name: 'Partager…' }).click();
  await ada.page.getByRole('button', { name: 'Code QR' }).click();
  await ada.page.getByRole('img', { name: 'Code QR de ce lien' }).waitFor();
  await ada.page.getByRole('button', { name: 'Code à lire', exact: true }).click();
  const spoken = await ada.page.getByRole('textbox', { name: /^Code à lire/ }).inputValue();
  expect(await accessibilityFaults(ada.page)).toEqual([]);
  // Read aloud and typed as one hears it.
  await late.page.goto('/');
  const field = late.page.getByRole('textbox', { name: 'Lien ou code' });
  await field.fill('aaaaa bbbbb ccccc');
  await field.press('Enter');
  await late.page.getByText('« aaaaa » n’est pas un de nos mots').waitFor();
  await field.fill('hibou hibou hibou');
  await field.press('Enter');
  await late.page.getByText('Ce code ne mène à aucune table').waitFor();
  await field.fill(spoken.toUpperCase().replaceAll('-', ' '));
  await field.press('Enter');
  const { pathname } = new URL(ada.page.url());
  await late.page.waitForURL((url) => url.pathname === pathname);
  await late.page.getByRole('button', { name: 'Menu de la table' }).waitFor();
  for (const { leave } of [ada, blaise, late]) await leave();
});

test('the owner keeps order; a program for who is away, the seat back again; a rematch where everybody sits down', async () => {
  const ada = await visit();
  const [link] = await openTable(ada.page, 'tic-tac-toe', 'Ada');
  const blaise = await sitDown(link as string, 'Blaise');
  await ada.page.getByRole('button', { name: 'Commencer la partie' }).click();
  await answer(ada.page, 'case 4');
  const { pathname } = new URL(blaise.page.url());
  await leaveDialogs(ada.page);
  await keepOrder(ada.page, blaise.page, pathname);
  await blaise.page.goto('/settings');
  const gone = ada.page.getByRole('group', { name: 'Blaise n’est plus là.' });
  await gone.getByRole('button', { name: 'Finir sans Blaise…' }).click();
  await ada.page.getByRole('button', { name: 'Annuler' }).click();
  await gone.getByRole('button', { name: 'Attendre' }).click();
  await ada.page.getByText('On attend Blaise.', { exact: false }).first().waitFor();
  await standIn(ada.page, async () => {
    await ada.page.getByRole('button', { name: 'Menu de la table' }).click();
    await ada.page.getByRole('menuitem', { name: 'Un programme pour Blaise' }).click();
  });
  await blaise.page.goto(pathname);
  await blaise.page.getByRole('button', { name: 'Menu de la table' }).click();
  await blaise.page.getByRole('menuitem', { name: 'Reprendre mon siège au programme' }).click();
  await ada.page.getByText('Blaise reprend son siège.').first().waitFor();
  await blaise.page.getByRole('button', { name: 'Annuler ce qu’il a fait' }).click();
  await blaise.page.getByRole('radio').first().waitFor({ state: 'attached' });
  await ada.page.getByRole('button', { name: 'Menu de la table' }).click();
  await ada.page.getByRole('menuitem', { name: 'Abandonner…' }).click();
  await ada.page.getByRole('button', { name: 'Abandonner', exact: true }).click();
  await blaise.page.getByText('Blaise l’emporte.').waitFor();
  await blaise.page.getByText('Vérifier les tirages').click();
  await blaise.page.getByRole('button', { name: 'Vérifier la partie' }).click();
  await blaise.page.getByText(/Tout est juste.*C’est bien la partie dont cet appareil se souvient/).waitFor();
  // A lying server: another game's journal, then this game's without its end. The page says which promise is broken.
  const golden = new URL('../../server/test/faults/golden/tic-tac-toe-1.jsonl', import.meta.url);
  await blaise.page.route('**/export', (route) => route.fulfill({ body: readFileSync(golden, 'utf8') }));
  await blaise.page.getByRole('button', { name: 'Vérifier la partie' }).click();
  await blaise.page.getByText(/La vérification échoue\s: ce journal est celui d’une autre partie/).waitFor();
  await blaise.page.unroute('**/export');
  await blaise.page.route('**/export', async (route) => {
    const lines = (await (await route.fetch()).text()).trimEnd().split('\n');
    await route.fulfill({ body: `${lines.slice(0, -1).join('\n')}\n` });
  });
  await blaise.page.getByRole('button', { name: 'Vérifier la partie' }).click();
  await blaise.page.getByText(/La vérification échoue\s: la fin manque/).waitFor();
  await blaise.page.unroute('**/export');
  await blaise.page.getByRole('button', { name: 'Revanche', exact: true }).click();
  for (const { page } of [ada, blaise]) {
    await page.getByRole('button', { name: 'Aller à la revanche' }).click();
    await page.getByText('Tous les sièges sont pris').waitFor();
  }
  for (const { complaints } of [ada, blaise]) expect(complaints).toEqual([]);
  for (const { leave } of [ada, blaise]) await leave();
});

test('a seat for anybody: seen in the lobby, taken with a name; one link seats the next; then the table is full', async () => {
  const ada = await visit();
  await openTable(ada.page, 'two-card-poker', 'Ada', async (page) => {
    await page.getByLabel('Tout le monde peut s’asseoir').check();
    await page.getByLabel('Le temps de chacun').selectOption('minutes');
    const minutes = page.getByLabel('Minutes par siège');
    // Erased and typed anew, key by key; what is too much becomes the most when the field is left.
    await minutes.press('End');
    for (const key of ['Backspace', 'Backspace', '3', '0']) await minutes.press(key);
    expect(await minutes.inputValue()).toBe('30');
    await minutes.pressSequentially('000');
    await minutes.blur();
    expect(await minutes.inputValue()).toBe('10080');
    await page.getByLabel('Le temps de chacun').selectOption('none');
  });
  const guests = await ada.page.getByRole('textbox', { name: 'Lien pour s’asseoir, le même pour tous' }).inputValue();
  // The code of the table in three words, for those who are told it.
  const spoken = ada.page.getByRole('list', { name: /^\p{L}{4,} \p{L}{4,} \p{L}{4,}$/u });
  await expect.poll(() => spoken.getByRole('listitem').count()).toBe(3);
  await ada.page.getByText('Cette table n’est visible que de cet ordinateur').first().waitFor();
  const late = await visit({ at: guests });
  await late.page.getByRole('button', { name: 'M’asseoir en face d’Ada' }).waitFor();
  expect(await accessibilityFaults(late.page)).toEqual([]);
  const blaise = await visit({ viewport: PHONE });
  await blaise.page.getByRole('link', { name: /^S’asseoir à la table\s: Poker à deux cartes$/ }).click();
  await blaise.page.getByLabel('Votre nom à cette table').fill('Blaise');
  await blaise.page.keyboard.press('Enter');
  await ada.page.getByText('Tous les sièges sont pris').waitFor();
  await blaise.page.getByText('La partie n’a pas commencé').waitFor();
  await blaise.page.goto('/');
  await blaise.page.goto(guests);
  await blaise.page.getByText('La partie n’a pas commencé').waitFor();
  await late.page.getByLabel('Votre nom à cette table').fill('Claire');
  await late.page.getByRole('button', { name: 'M’asseoir en face d’Ada' }).click();
  await late.page.getByText('La table est complète').waitFor();
  await late.page.reload();
  await late.page.getByRole('heading', { name: 'La table est complète' }).waitFor();
  for (const { leave } of [ada, blaise, late]) await leave();
});
