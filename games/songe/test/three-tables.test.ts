/** An Arpenteur over three tables: XP, wounds, Karma and a learnt combination of a botte. */
import { comeHome, newDocument, provenanceOf, readDocument, writeDocument } from '@reverie/kernel/character';
import { canonical, hashOf } from '@reverie/kernel/plain';
import { describe, expect, test } from 'vitest';
import type { Body } from '../body.ts';
import { characters } from '../character.ts';
import { game } from '../game.ts';
import { count, Table } from './table.ts';

const SEATS = [
  { name: 'P0', role: 'arpenteur' },
  { name: 'C', role: 'conteur' },
];
const CONTEUR = 1;
/** The files that other tests carry from house to house are the same whatever the version of the rules. */
const dated = { ...game, rules: { ...game.rules, version: '0' } };
const aurelie = newDocument(dated, characters.ready[0] as never, 'test-0000-0001');

/** A Conteur's table with one Arpenteur; his purse and the Conteur's are drawn when it opens. */
const seated = (character: { name: string; body: Body }) =>
  new Table({
    options: characters.seat({ mode: 'table' }, SEATS, [character]) as Record<string, unknown>,
    conteur: true,
    purses: ['○○●●'],
    setup: [count('○')],
  });

function home(t: Table, before: typeof aurelie, match: string) {
  const character = characters.from(t.view(0), 0);
  if (!character) throw new Error('nobody came home');
  const document = comeHome(dated, before, character, { match, seat: 0, entry: 0, journal: hashOf(match) });
  const file = writeDocument(document);
  const read = readDocument(game, JSON.parse(file));
  if (!('body' in read)) throw new Error(canonical(read));
  expect(writeDocument(read)).toBe(file);
  return document;
}

describe('SON-XP an Arpenteur over three tables', () => {
  test('SON-XP-05, SON-BOT-06, SON-WND-02, SON-KAR-05 what was earned and suffered stays', async () => {
    const one = seated(aurelie);
    one.answerTo('preside', { do: 'xp', amount: 5 }, CONTEUR).answerTo('preside', { do: 'xp', amount: 2 }, CONTEUR);
    one.answerTo('preside', { do: 'harm', to: 0, kind: 'serieuse', place: 'main gauche' }, CONTEUR);
    one.answerTo('preside', { do: 'judge', to: 0, cases: 2 }, CONTEUR);
    for (let n = 0; n < 5; n++) one.answerTo('act', { do: 'experience', use: 'round' }, 0);
    one.answerTo('preside', { do: 'close' }, CONTEUR);
    const first = home(one, aurelie, 'one');
    expect(first.body).toMatchObject({ karma: 2, xp: { free: 2, rounds: 5, total: 7 }, day: 1, hour: 8 });
    expect(first.body.wounds).toEqual([{ kind: 'serieuse', place: 'main gauche', day: 1 }]);

    const two = seated(first);
    expect(two.figure(0)).toMatchObject({ karma: 2, xp: { free: 2, rounds: 5, total: 7 } });
    // SON-PPS-04: the panache of the last evening is lost, and four stones are drawn.
    expect(two.figure(0).panache).toEqual({ white: 2, black: 2 });
    two.answerTo('preside', { do: 'xp', amount: 3 }, CONTEUR);
    for (let n = 0; n < 3; n++) two.answerTo('act', { do: 'experience', use: 'round' }, 0);
    two.answerTo('act', { do: 'experience', use: 'gift', gift: 'combination', name: 'nevers' }, 0);
    two.answerTo('preside', { do: 'time', days: 3, hours: 0 }, CONTEUR).answerTo('preside', { do: 'close' }, CONTEUR);
    const second = home(two, first, 'two');
    expect(second.body.sheet.combinations).toMatchObject([{ botte: 'nevers' }]);
    expect(second.body).toMatchObject({ day: 4, xp: { free: 2, rounds: 0, total: 10 } });
    expect(second.body.wounds).toHaveLength(1);
    expect(second.chain.map(({ match }) => match)).toEqual(['one', 'two']);
    await expect(writeDocument(second)).toMatchFileSnapshot('documents/scarred.json');

    // SON-HEA-01: a Sérieuse of day 1 heals on day 8, at whatever table that day is.
    const three = seated(second);
    expect(three.s).toMatchObject({ day: 4, hour: 8 });
    expect(three.figure(0).sheet.combinations).toEqual(second.body.sheet.combinations);
    three.answerTo('preside', { do: 'time', days: 4, hours: 0 }, CONTEUR);
    expect(three.told('healed')).toMatchObject({ wound: 'serieuse', by: 'time' });
    const third = home(three.answerTo('preside', { do: 'close' }, CONTEUR), second, 'three');
    expect(third.body).toMatchObject({ wounds: [], day: 8, karma: 2 });
    expect(provenanceOf(third)).toBe('whole');
    await expect(writeDocument(third)).toMatchFileSnapshot('documents/healed.json');
    for (const language of ['fr', 'en'] as const) {
      const said = game.texts[language].changes?.(first, third) ?? [];
      expect(said.length).toBeGreaterThan(2);
      expect(said.join()).not.toMatch(/undefined|\bnevers\b/);
    }
  });

  test('a valet comes along, with what he is owed', () => {
    const t = seated(aurelie);
    t.answerTo('preside', { do: 'newCharacter', to: 0, as: 'valet', text: 'Grimaud' }, CONTEUR);
    const { body } = home(t, aurelie, 'one');
    expect(body.valets).toMatchObject([{ name: 'Grimaud', paid: false, unpaid: 0 }]);
    const next = seated({ name: aurelie.name, body });
    expect(next.s.figures.at(-1)).toMatchObject({ kind: 'valet', valet: { of: 0 }, sheet: { name: 'Grimaud' } });
  });

  test('SON-DTH-01, SON-KAR-10, SON-DTH-02 who cannot come any more, or not to this table', () => {
    const out = (how: Body['out'], options: object = { mode: 'table' }, seats = SEATS) =>
      game.rules.check?.(
        game.rules.options.parse(
          characters.seat(options, seats, [{ name: 'A', body: { ...aurelie.body, out: how } }]) as never,
        ),
        seats,
      )?.reason;
    expect(out('dead')).toBe('deadAndGone');
    expect(out('conteur')).toBe('theConteurs');
    expect(out('withdrawn')).toBeUndefined();
    expect(out('withdrawn', { mode: 'crossing' }, SEATS.slice(0, 1))).toBe('stillHealing');
    expect(characters.retired({ name: 'A', body: { ...aurelie.body, out: 'dead' } })?.reason).toBe('deadAndGone');
  });

  test('SON-XP-11, SON-BOT-06 what is wrong with a document', () => {
    const wrong = (change: object) =>
      characters.wrong({ name: 'A', body: { ...aurelie.body, ...change } as Body }).map(({ details }) => details.field);
    expect(wrong({ xp: { free: 3, rounds: 0, total: 1, toward: {} } })).toEqual(['xp.free']);
    expect(wrong({ xp: { free: 0, rounds: 9, total: 9, toward: {} } })).toEqual(['xp.rounds']);
    expect(
      wrong({ sheet: { ...aurelie.body.sheet, bottes: [], combinations: [{ botte: 'nevers', places: '○○○○○○' }] } }),
    ).toEqual(['sheet.combinations']);
  });
});
