/** Hauts-rêvants to Foundry and back. The actors are written from the form that its files have, with words of our own. */
import { readFileSync } from 'node:fs';
import type { BridgeNote } from '@reverie/kernel/game';
import { isRefusal } from '@reverie/kernel/refusal';
import { sayRefusal } from '@reverie/kernel/texts/say';
import { describe, expect, test } from 'vitest';
import type { Body } from '../body.ts';
import { characters } from '../character.ts';
import { foundry } from '../foundry/bridge.ts';
import { game } from '../game.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { Table } from './table.ts';

const actor = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`./actors/${name}.json`, import.meta.url), 'utf8'));
const SEATS = [{ name: 'A', role: 'haut-revant' }];

function taken(name: string) {
  const read = foundry.read(actor(name));
  if (isRefusal(read)) throw new Error(sayRefusal('en', read));
  return read;
}
const kinds = (notes: readonly BridgeNote[]) => [...new Set(notes.map(({ what }) => what))].sort();

/** What comes back of a body that was written for Foundry; the clock is another one there. */
function back(body: Body, name = 'X'): Body {
  const read = foundry.read(JSON.parse(JSON.stringify(foundry.write({ name, body }).json)));
  if (isRefusal(read)) throw new Error(read.reason);
  return read.character.body as Body;
}

describe.each(['minimal', 'lost', 'reserves', 'queues', 'old'])('%s', (name) => {
  test('is read, can be played, and comes back the same', () => {
    const { character, notes } = taken(name);
    expect(characters.wrong(character)).toEqual([]);
    expect(new Table({ options: characters.seat({}, SEATS, [character]) as object, draws: [] }).open[0]).toBe(
      '0 world',
    );
    expect(back(character.body as Body)).toEqual(character.body);
    for (const { what, details } of notes)
      for (const words of [fr, en]) expect(words.note?.({ what, details })).not.toMatch(/undefined|^\w+$/);
  });
});

describe('what an actor holds', () => {
  test('minimal: figures as text, missing ones said', () => {
    const { character, notes } = taken('minimal');
    expect(character).toMatchObject({
      name: 'Ysengrin',
      body: { points: 11, cell: 'G4', levels: { oniros: 2, thanatos: -11 } },
    });
    expect((character.body as Body).sheet).toMatchObject({ reve: 13, vue: 10, birthHour: 8 });
    expect(notes).toContainEqual({ what: 'missing', details: { field: 'vue', value: 10 } });
  });
  test('lost: the dreamer may be on any cell of that kind, and the table knows on which', () => {
    const { body } = taken('lost').character;
    expect(body).toMatchObject({ cell: 'D13', shadowed: true });
    const t = new Table({ options: characters.seat({}, SEATS, [{ name: 'X', body: body as Body }]) as object });
    expect(t.where()).toBe('D13');
    expect(t.sees().cell).toBeNull();
    expect(fr.character?.({ name: 'X', body: body as Body }).what).toMatch(/perdu, \d+ cases possibles/);
  });
  test('reserves: by id or by name, costs however they are written, and what cannot be read is said', () => {
    const { character, notes } = taken('reserves');
    expect((character.body as Body).reserves).toEqual([
      { spell: 'tympan-d-hypnos', cell: 'J4', erratic: false, parameters: { cost: 6, voie: 'hypnos', hour: 4 } },
      { spell: 'own:0', cell: 'C6', erratic: true, parameters: { cost: 12, voie: 'oniros' } },
    ]);
    expect((character.body as Body).cellBonus).toEqual([{ cell: 'J4', spell: 'tympan-d-hypnos', successes: 2 }]);
    expect(kinds(notes)).toEqual(['items', 'missing', 'ownSpell', 'texts', 'unknownReserve', 'unknownSpell'].sort());
  });
  test('queues: with their cells; what is unknown is written down', () => {
    const { effects, written, waiting } = taken('queues').character.body as Body;
    expect(effects.map(({ id }) => id).sort()).toEqual([
      'debordement',
      'pelerinage',
      'reserveSecurite',
      'terreAttache',
    ]);
    expect(effects.find(({ id }) => id === 'terreAttache')?.cells).toEqual(['B10']);
    expect(written).toEqual(['Humeur de lune']);
    expect(waiting).toMatchObject([{ kind: 'mangeur', force: 4, cell: 'C6' }]);
  });
  test('old: `data` in place of `system`, a list of reserves, voies with their long names', () => {
    const { body } = taken('old').character;
    expect(body).toMatchObject({ levels: { hypnos: 3, oniros: -2 } });
    expect((body as Body).reserves).toMatchObject([{ spell: 'tympan-d-hypnos', cell: 'J4', parameters: { cost: 5 } }]);
  });
});

describe('what is refused', () => {
  test.each([
    ['broken', 'bridgeEmpty'],
    ['creature', 'bridgeType'],
  ])('%s', (name, reason) => {
    expect(foundry.read(actor(name))).toMatchObject({ reason });
  });
  test('another system, no actor, hostile data', () => {
    expect(foundry.read({ type: 'character', system: {}, items: [], _stats: { systemId: 'dnd5e' } })).toMatchObject({
      reason: 'bridgeSystem',
    });
    for (const junk of [null, [], 'x', { items: 'many' }, { type: 'personnage', system: [], items: [] }])
      expect(isRefusal(foundry.read(junk))).toBe(true);
    const items = Array.from({ length: 50_000 }, () => ({
      type: 'sort',
      name: '__proto__',
      system: { bonuscase: 'A1:2' },
    }));
    expect(isRefusal(foundry.read({ type: 'personnage', system: { carac: { reve: { value: 1e9 } } }, items }))).toBe(
      false,
    );
  });
});

test('what Foundry has no place for is noted, and everybody of ours can go there', () => {
  for (const character of characters.ready) {
    const { notes } = foundry.write(character);
    expect(notes).toEqual([]);
    // Where a new sheet begins is in the living state.
    const sheet = { ...character.body.sheet, fatigue: 0, refoulement: 0 };
    expect(back(character.body, character.name)).toEqual({ ...character.body, sheet });
  }
  const [nitouche] = characters.ready;
  const body: Body = {
    ...(nitouche?.body as Body),
    ...{
      round: 5000,
      written: ['oubli.tenebres'],
      cell: null,
      belief: [
        ['G4', 1],
        ['H8', 2],
      ],
    },
    effects: [{ id: 'inertie', until: 14_400, price: 1 }],
  };
  const { json, notes } = foundry.write({ name: 'Nitouche', body });
  expect(kinds(notes)).toEqual(['lostPlace', 'noPlace', 'noTime']);
  expect(JSON.stringify(json)).toContain('Don de haut-rêve');
  expect(game.characters?.bridges?.[0]?.fits(json)).toBe(true);
});
