/** Files that people bring: whatever they are, one is told in words what they are not, and nothing half-read is kept. */
import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { type CharacterDocument, comeHome, MAX_DOCUMENT } from '@reverie/kernel/character';
import { type Game, LANGUAGES } from '@reverie/kernel/game';
import { findGame } from '@reverie/shelf/shelf';
import { keepPieces, type Piece } from '@reverie/ui/collection';
import { asked } from '@reverie/ui/idb';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { tiered } from '../../../../tools/tiers.mjs';

let beside: typeof import('./characters.ts').beside;
let fileOf: typeof import('./characters.ts').fileOf;
let fromLink: typeof import('./characters.ts').fromLink;
let keepSheet: typeof import('./characters.ts').keepSheet;
let readFile: typeof import('./characters.ts').readFile;
beforeAll(async () => {
  vi.stubGlobal('navigator', { language: 'fr' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  ({ beside, fileOf, fromLink, keepSheet, readFile } = await import('./characters.ts'));
});

const at = (path: string) => readFileSync(new URL(`../../../../games/${path}.json`, import.meta.url), 'utf8');
const FILES = {
  reve: ['reve/test/documents/lost', 'reve/test/documents/fired'],
  songe: ['songe/test/documents/scarred', 'songe/test/documents/healed'],
} as const;
const ALL = [...FILES.reve, ...FILES.songe];
const documentAt = (path: string) => JSON.parse(at(path)) as CharacterDocument;
const lost = documentAt(FILES.reve[0]);

/** Why a file is not taken, in both languages: sentences that people can read. */
async function why(text: string): Promise<string> {
  const said = await Promise.all(
    LANGUAGES.map(async (language) => {
      const { pieces, notes } = await readFile(text, language);
      expect(pieces).toEqual([]);
      expect(notes.length).toBeGreaterThan(0);
      for (const note of notes) {
        expect(note.trim().length, note).toBeGreaterThan(10);
        expect(note.length).toBeLessThan(400);
        expect(note).not.toMatch(/undefined|\[object|NaN|null\)/);
      }
      return notes.join(' ');
    }),
  );
  expect(said[0]).not.toBe(said[1]);
  return said[0] ?? '';
}

describe('a file that is no character of ours is refused in words of both languages', () => {
  const changed = (change: object) => JSON.stringify({ ...lost, ...change });
  test.each([
    ['nothing at all', '', /n’est pas du JSON/],
    ['a picture', '\u0089PNG\r\n\u001a\n', /n’est pas du JSON/],
    ['a text', 'Nitouche, haut-rêvante', /n’est pas du JSON/],
    ['null', 'null', /n’est pas celui d’un personnage/],
    ['a list', '[1, 2]', /n’est pas celui d’un personnage/],
    ['a journal', '{"reverie":"journal-1","game":"reve"}', /n’est pas celui d’un personnage/],
    ['a chronicle', '{"reverie":"chronicle-1","game":"songe"}', /n’est pas celui d’un personnage/],
    ['a newer form', changed({ version: 2 }), /forme que cette version ne connaît pas \(2\)/],
    ['an older form', changed({ version: 0 }), /forme que cette version ne connaît pas \(0\)/],
    ['no form', changed({ version: undefined }), /forme que cette version ne connaît pas/],
    ['a form that is no number', changed({ version: { a: 1 } }), /forme que cette version ne connaît pas/],
    ['a game that is not here', changed({ game: 'go' }), /autre jeu \(go/],
    ['a game without characters', changed({ game: 'artefacts' }), /pas de personnages/],
    ['a game of another name', changed({ game: '__proto__' }), /autre jeu \(__proto__/],
    ['a game that is no text', changed({ game: 7 }), /mal formé à « game »/],
    ['the body of another game', changed({ body: documentAt(FILES.songe[0]).body }), /mal formé|autres règles/],
    ['rules of tomorrow', changed({ rules: '999', body: { later: 1 } }), /suit d’autres règles \(999/],
    ['rules of yesterday', changed({ rules: '1', body: { sheet: {} } }), /suit d’autres règles \(1/],
    ['no name', changed({ name: '' }), /mal formé à « name »/],
    ['a name without end', changed({ name: 'x'.repeat(81) }), /mal formé à « name »/],
    ['an id that is a path', changed({ id: '../../../etc' }), /mal formé à « id »/],
    ['a portrait from elsewhere', changed({ portrait: 'https://example.org/a.png' }), /mal formé à « portrait »/],
    ['a portrait with a script', changed({ portrait: 'data:image/svg+xml;base64,AAAA' }), /mal formé à « portrait »/],
    ['a chain that is none', changed({ chain: 'long' }), /mal formé à « chain »/],
    ['an unknown field', changed({ wealth: 9 }), /champ inconnu « wealth »/],
    ['another system of Foundry', '{"name":"A","type":"character","system":{"abilities":{}},"items":[]}', /./],
    [
      'another system by name',
      '{"name":"A","type":"personnage","_stats":{"systemId":"dnd5e"},"system":{},"items":[]}',
      /./,
    ],
    ['a broken actor', at('reve/test/actors/broken'), /./],
    ['a creature', at('reve/test/actors/creature'), /pas celui d’une personne/],
    ['nested without end', `${'['.repeat(100_000)}`, /n’est pas du JSON/],
    [
      'nested in its body',
      changed({ body: 0 }).replace(/"body":0/, `"body":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`),
      /n’est pas du JSON/,
    ],
    ['a huge one', changed({ notes: 'x'.repeat(MAX_DOCUMENT) }), /trop grand pour un personnage/],
  ])('%s', async (_, text, expected) => {
    expect(await why(text)).toMatch(expected);
  });

  test.each(ALL)('%s, cut anywhere', async (path) => {
    const text = at(path);
    for (let n = 1; n < 40; n++) await why(text.slice(0, Math.floor((text.length * n) / 40)));
  });
});

test.each([
  ['reve', 'Nitouche'],
  ['songe', 'Aurélie de Brumeval'],
])('a bare sheet of %s is somebody new', async (id, name) => {
  const { body } = documentAt(FILES[id as 'reve' | 'songe'][0]) as unknown as { body: { sheet: object } };
  const { pieces, notes } = await readFile(JSON.stringify({ ...body.sheet, name }), 'fr');
  expect(notes).toEqual([]);
  expect(pieces).toMatchObject([{ game: id, kind: 'character', name, data: { chain: [], name } }]);
});

/** Every place in some data, with what stands there. */
function places(data: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof data !== 'object' || data === null) return [path];
  return [
    path,
    ...Object.entries(data).flatMap(([key, value]) =>
      places(value, [...path, Array.isArray(data) ? Number(key) : key]),
    ),
  ];
}

function put(data: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.map((one, i) => (i === key ? put(one, rest, value) : one));
  const fields = data as Record<string, unknown>;
  return { ...fields, [key]: put(fields[key], rest, value) };
}

describe('hostile documents', () => {
  const PUT = tiered([0, 5], [0, 3, 6, 9]);
  // Every place of a document gets something that does not belong there: it is refused in words, or read as it stands.
  test.each(ALL)('%s with anything anywhere', async (path) => {
    const document = documentAt(path);
    const wrong: readonly unknown[] = [
      null,
      -1,
      1e308,
      0.5,
      'x',
      '',
      '__proto__',
      [],
      {},
      true,
      'é'.repeat(300),
      { __proto__: null, toString: 1 },
    ];
    let refused = 0;
    for (const [i, place] of places(document).entries()) {
      // Some of them at each place, in turn.
      for (const value of PUT.map((n) => wrong[(n + i) % wrong.length])) {
        const text = JSON.stringify(put(document, place, value));
        const { pieces, notes } = await readFile(text, 'fr');
        if (pieces.length > 0) {
          expect(notes).toEqual([]);
          continue;
        }
        refused++;
        expect(notes.join(' ').length, `${place.join('.')} = ${JSON.stringify(value)}`).toBeGreaterThan(10);
        expect(notes.join(' ')).not.toMatch(/undefined|\[object|NaN/);
      }
    }
    expect(refused).toBeGreaterThan(75 * PUT.length);
  });

  test.each(ALL)('%s with keys of prototypes', async (path) => {
    const text = at(path);
    const withKey = (key: string) => text.replace('"body": {', `"body": {"${key}": {"points": 99, "polluted": true},`);
    for (const key of ['constructor', 'toString', 'hasOwnProperty'])
      expect(await why(withKey(key))).toMatch(/champ inconnu|autres règles/);
    // This one is no field at all: it goes, and the rest is as it was.
    const { pieces } = await readFile(withKey('__proto__'), 'fr');
    expect(pieces).toHaveLength(1);
    expect(fileOf(pieces)).toBe(text);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe('a whole collection', () => {
  const piece = (n: number, portrait = 'data:image/jpeg;base64,'): Piece => ({
    id: `piece-000${n}`,
    game: 'reve',
    kind: 'character',
    name: `N${n}`,
    data: { ...lost, id: `piece-000${n}`, name: `N${n}` },
    portrait,
    changed: 1,
  });

  test('as large as people make it comes back whole', async () => {
    const portrait = `data:image/jpeg;base64,${'A'.repeat(150_000)}`;
    const text = fileOf(Array.from({ length: 8 }, (_, n) => piece(n, portrait)));
    expect(text.length).toBeGreaterThan(MAX_DOCUMENT);
    const { pieces, notes } = await readFile(text, 'fr');
    expect(notes).toEqual([]);
    expect(pieces.map(({ name, portrait: found }) => [name, found === portrait])).toEqual(
      Array.from({ length: 8 }, (_, n) => [`N${n}`, true]),
    );
  });

  test('with something broken in it: the others come, and what did not is named', async () => {
    const good = JSON.parse(fileOf([piece(1), piece(2)]));
    const bad = [
      { document: { ...lost, name: 'Mélisande', body: {} } },
      { document: { ...lost, game: 'go' } },
      { id: 'x', game: 'artefacts', kind: 'spell', name: 'Sort', data: {} },
      null,
      7,
      { document: null },
    ];
    const { pieces, notes } = await readFile(JSON.stringify({ ...good, pieces: [...bad, ...good.pieces] }), 'fr');
    expect(pieces.map(({ name }) => name)).toEqual(['N1', 'N2']);
    expect(notes).toHaveLength(bad.length);
    expect(notes[0]).toContain('Mélisande');
  });

  test('of a form that is not ours, or with more than anybody has', async () => {
    expect(await why('{"kind":"reverie collection","version":2,"pieces":[]}')).toMatch(/forme/);
    expect(await why('{"kind":"reverie collection","version":1,"pieces":{}}')).toMatch(/./);
    const many = { kind: 'reverie collection', version: 1, pieces: Array.from({ length: 501 }, () => null) };
    expect(await why(JSON.stringify(many))).toMatch(/500/);
  });
});

test('another sheet for somebody leaves notes and portrait as they are', async () => {
  const { sheet } = lost.body as unknown as { sheet: object };
  const written = async () => {
    const db = await asked(indexedDB.open('reverie-collection'));
    return asked<Piece[]>(db.transaction('pieces').objectStore('pieces').getAll());
  };
  const first = await keepSheet('reve', 'fr', { ...sheet, name: 'Nitouche' }, undefined, 'no room');
  const [made] = (await written()) as [Piece];
  expect(first).toEqual({ id: made.id });
  const noted = { ...made, notes: 'Cherche Brillos.', portrait: 'data:image/png;base64,AAAA' };
  await keepPieces(noted);
  const changed = { ...sheet, name: 'Nitouche la Grise' };
  expect(await keepSheet('reve', 'fr', changed, noted, 'no room')).toEqual({ id: made.id });
  const { notes, portrait } = noted;
  expect(await written()).toMatchObject([{ id: made.id, name: 'Nitouche la Grise', notes, portrait }]);
});

describe('somebody who comes by a link', () => {
  const piece = (data: CharacterDocument, more: Partial<Piece> = {}): Piece => {
    const { id, game, name } = data;
    return { id, game, kind: 'character', name, data, changed: 1, ...more };
  };
  const copyOf = (name: string) => `${name} (copie)`;
  const own = piece(lost, { secret: 'a' });
  const reve = findGame('reve') as Game;
  const later = comeHome(
    reve,
    lost,
    { body: { ...(lost.body as object), later: true } as never },
    {
      ...{ match: 'next', seat: 0, entry: 9, journal: '0'.repeat(32) },
    },
  );

  test('takes the place of the same one, and of what that one was before the next table', () => {
    expect(fromLink(piece(lost), 'a', [own], copyOf)).toMatchObject({ id: lost.id, data: lost, secret: 'a' });
    expect(fromLink(piece(later), 'a', [own], copyOf)).toMatchObject({ id: lost.id, data: later, secret: 'a' });
  });

  test.each<[string, Piece]>([
    ['played on', piece(later, { secret: 'a' })],
    ['changed by hand', piece({ ...lost, body: { ...(lost.body as object), by: 'hand' } as never }, { secret: 'a' })],
    ['written about', { ...own, notes: 'Cherche Brillos.' }],
    ['kept elsewhere', { ...own, secret: 'b' }],
  ])('comes beside one that was %s here, and only once', (_, changed) => {
    const came = fromLink(piece(lost), 'a', [changed], copyOf);
    expect(came).toMatchObject({ name: copyOf(lost.name), secret: 'a', data: { body: lost.body, chain: lost.chain } });
    expect(came.id).not.toBe(lost.id);
    expect(fromLink(piece(lost), 'a', [changed, came], copyOf)).toEqual(came);
  });

  test('a copy has no part in what the server keeps', () => {
    expect(beside(own, 'Autre')).not.toHaveProperty('secret');
  });
});
