import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { folder, reverie } from './reverie.ts';

const actor = (name: string) => fileURLToPath(new URL(`../../../games/reve/test/actors/${name}.json`, import.meta.url));

test('an actor of Foundry becomes a character, and goes back; what did not cross is said', async () => {
  const ours = join(folder(), 'reservee.json');
  const read = await reverie(['character', actor('reserves'), '--save', ours, '--lang', 'en']);
  expect(read.code).toBe(0);
  expect(read.out).toMatch(/Réservée · Rêve de Dragon/);
  expect(read.out).toContain('nothing like it here, left out: 2 × arme');
  expect(JSON.parse(readFileSync(ours, 'utf8'))).toMatchObject({ kind: 'reverie character', game: 'reve', chain: [] });
  const theirs = join(folder(), 'actor.json');
  const back = await reverie(['character', ours, '--to', 'foundry', '--save', theirs, '--json']);
  expect(back.code).toBe(0);
  expect(JSON.parse(back.out.trim())).toMatchObject({ line: 'character', provenance: 'new', tables: [] });
  expect(JSON.parse(readFileSync(theirs, 'utf8'))).toMatchObject({ type: 'personnage', name: 'Réservée' });
});

test('what is no character is refused in words', async () => {
  const bad = join(folder(), 'bad.json');
  writeFileSync(bad, '{"kind":"reverie character","version":1,"game":"go"}');
  expect((await reverie(['character', bad])).code).toBe(2);
  writeFileSync(bad, '{"kind":"rev');
  expect((await reverie(['character', bad])).err).toMatch(/JSON/);
  expect((await reverie(['character', actor('creature'), '--lang', 'en'])).err).toContain('not of a person');
  expect((await reverie(['character', actor('minimal'), '--to', 'roll20', '--lang', 'en'])).err).toContain('foundry');
});
