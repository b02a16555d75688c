import { readFileSync } from 'node:fs';
import { games } from '@reverie/shelf/shelf';
import { expect, test } from 'vitest';
import { jsonLines, reverie } from './reverie.ts';

test('without arguments: what this is, what there is, and how to begin', async () => {
  const { code, out, err } = await reverie([]);
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Une table pour quatre jeux de rêve');
  expect(out).toMatch(/Sur l’étagère :\n {2}reve +Rêve de Dragon/);
  for (const { texts } of games) expect(out).toContain(texts.fr.title);
  expect(out).toContain('npm start -- play reve');
  expect(out.split('\n').length).toBeLessThan(20);
});

test('the list of games is the shelf, and the examples where they are asked for', async () => {
  const { out } = await reverie(['games', '--lang', 'en']);
  expect(out).toMatch(/On the shelf:\n {2}reve +Rêve de Dragon/);
  expect(out).not.toContain('tic-tac-toe');
  const all = (await reverie(['games', '--examples', '--lang', 'en'])).out;
  expect(all).not.toContain('Meanwhile');
  expect(all).toMatch(/tic-tac-toe +Tic-tac-toe +player × 2 · rules 1/);
});

test('as JSON the same, with nothing else on the output', async () => {
  const { out } = await reverie(['games', '--examples', '--json']);
  expect(jsonLines(out)).toEqual([
    ...games.map(({ rules, texts }) =>
      expect.objectContaining({ line: 'game', id: rules.id, title: texts.fr.title, example: false }),
    ),
    expect.objectContaining({ line: 'game', id: 'tic-tac-toe', title: 'Morpion', version: '1', example: true }),
    expect.objectContaining({ line: 'game', id: 'two-card-poker', seats: [{ role: 'player', min: 2, max: 2 }] }),
  ]);
  for (const argv of [['--json'], ['--json', '--help'], ['--json', '--version']]) {
    const { code, out } = await reverie(argv);
    expect(code).toBe(0);
    expect(jsonLines(out).length).toBeGreaterThan(0);
  }
});

test('the language: asked for, wished for, spoken by the machine, else French', async () => {
  const first = async (argv: string[], env: Record<string, string>) =>
    (await reverie([...argv, 'games'], { env })).out.startsWith('On the shelf') ? 'en' : 'fr';
  expect(await first([], {})).toBe('fr');
  expect(await first([], { LANG: 'C.UTF-8' })).toBe('fr');
  expect(await first([], { LANG: 'en_GB.UTF-8' })).toBe('en');
  expect(await first([], { LC_ALL: 'de_DE.UTF-8', LANG: 'en_GB.UTF-8' })).toBe('fr');
  expect(await first([], { LC_MESSAGES: 'en_US', LANG: 'fr_FR' })).toBe('en');
  expect(await first([], { REVERIE_LANG: 'fr', LANG: 'en_GB.UTF-8' })).toBe('fr');
  expect(await first([], { REVERIE_LANG: 'klingon', LANG: 'en_GB.UTF-8' })).toBe('en');
  expect(await first(['--lang', 'en'], { REVERIE_LANG: 'fr' })).toBe('en');
  expect(await first(['--lang=fr'], { REVERIE_LANG: 'en' })).toBe('fr');
});

test('the help is in the language spoken, down to its titles', async () => {
  const fr = (await reverie(['play', '--help'])).out;
  expect(fr).toContain('Usage : reverie play [options] <jeu>');
  expect(fr).toContain('Options générales :');
  const en = (await reverie(['play', '--help', '--lang', 'en'])).out;
  expect(en).toContain('Usage: reverie play [options] <game>');
  for (const french of ['jeu', 'fichier', 'partie', 'graine']) expect(en).not.toContain(french);
  const all = (await reverie(['--help'])).out;
  for (const english of ['display help', 'output the version', 'Commands:', 'command]'])
    expect(all).not.toContain(english);
  expect((await reverie(['help', 'play'])).out).toBe(fr);
});

test('colours are for a terminal, and not for everybody', async () => {
  const ESC = String.fromCharCode(27);
  expect((await reverie(['games'], { tty: true })).out).toContain(`${ESC}[36m`);
  expect((await reverie(['games'], { tty: true, env: { NO_COLOR: '1' } })).out).not.toContain(ESC);
  expect((await reverie(['games'], { tty: true, env: { TERM: 'dumb' } })).out).not.toContain(ESC);
  expect((await reverie(['games', '--json'], { tty: true })).out).not.toContain(ESC);
  expect((await reverie(['games'])).out).not.toContain(ESC);
});

test('the version is the one of the package', async () => {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect((await reverie(['--version'])).out).toBe(`${version}\n`);
});
