/** A haut-rêvant over three tables: everything that the last one left is there at the next. */
import { comeHome, newDocument, provenanceOf, provenBy, readDocument, writeDocument } from '@reverie/kernel/character';
import { Match } from '@reverie/kernel/match';
import { canonical, hashOf } from '@reverie/kernel/plain';
import { isRefusal } from '@reverie/kernel/refusal';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import type { Body } from '../body.ts';
import { characters } from '../character.ts';
import { READY } from '../characters.ts';
import { EFFECT_IDS } from '../data/dragons.ts';
import { encounterRanges, KINDS } from '../data/encounters.ts';
import { CELLS, cellAt } from '../data/map.ts';
import { isWet } from '../data/terrains.ts';
import { game } from '../game.ts';
import { DIRECTIONS, step } from '../hex.ts';
import { FAILED, index, kindOf, MASTER, MASTERED, ofKind } from './lost.ts';
import { CALM, GO_UP, meets, Table, upOn } from './table.ts';

const SEATS = [{ name: 'A', role: 'haut-revant' }];
const OPTIONS = { disturbedBy: 'dreamer' };
const ID = 'test-0000-0000';

/** The files that other tests carry from house to house are the same whatever the version of the rules. */
const dated = { ...game, rules: { ...game.rules, version: '0' } };

/** Home from a table, through a file; the next table with it. */
function through(t: Table, before = newDocument(dated, characters.from(t.view(0), 0) as never, ID), match = 'one') {
  const character = characters.from(t.view(0), 0);
  if (!character) throw new Error('nobody came home');
  const document = comeHome(dated, before, character, { match, seat: 0, entry: 0, journal: hashOf(match) });
  const file = writeDocument(document);
  const read = readDocument(game, JSON.parse(file));
  if (!('body' in read)) throw new Error(canonical(read));
  expect(writeDocument(read)).toBe(file);
  return document;
}
const seated = (body: { name: string; body: Body }) =>
  new Table({ options: characters.seat(OPTIONS, SEATS, [body]) as object });

/** The shortest way over cells that are there, as directions. */
function wayTo(from: string, to: string) {
  const seen = new Map<number, readonly (typeof DIRECTIONS)[number][]>([[index(from), []]]);
  for (const [cell, way] of seen) {
    if (cell === index(to)) return way;
    for (const direction of DIRECTIONS) {
      const next = step(cell, direction);
      if (next !== undefined && !seen.has(next)) seen.set(next, [...way, direction]);
    }
  }
  throw new Error('no way');
}

describe('RDD-POS-02 a haut-rêvant over three tables', () => {
  test('RDD-POS-02, RDD-RES-02, RDD-HID-01 lost at the second, a reserve that fires at the third', async () => {
    // The first evening: a Tympan is put in reserve on J4, then a step away.
    const one = upOn('J4');
    one.fixed(['cast', 30]).answer({ do: 'cast', spell: 'tympan-d-hypnos' }).answer({ do: 'reserve' });
    one.fixed(CALM, ...(isWet(kindOf('J3')) ? [MASTERED] : [])).answer({ do: 'go', towards: 'N' });
    if (one.open.includes('0 cast')) one.answer({ do: 'decline' });
    one.answer({ do: 'comeDown' }).answer({ do: 'end' });
    const first = through(one);
    expect(first.body).toMatchObject({
      cell: 'J3',
      belief: null,
      points: 8,
      fatigue: 2,
      spells: READY.nitouche.spells,
    });
    expect(first.body.reserves).toEqual([
      { spell: 'tympan-d-hypnos', parameters: { cost: 4, voie: 'hypnos' }, erratic: false, cell: 'J4' },
    ]);
    expect(provenanceOf(first)).toBe('whole');

    // The second: everything is there, byte for byte. A Changeur carries him off, and he comes down without knowing where.
    const two = seated(first);
    expect(canonical(characters.from(two.view(0), 0))).toBe(canonical({ name: first.name, body: first.body }));
    const roll = encounterRanges(kindOf('J3'))[KINDS.indexOf('changeur')]?.from ?? 0;
    const others = ofKind(kindOf('J3')).filter((coord) => coord !== 'J3');
    const far = others.at(-1) as string;
    two.fixed(...meets(roll, 7)).answer(GO_UP);
    two.fixed(FAILED, ['changeur', others.indexOf(far)]).answer(MASTER);
    expect(two.sees().cell).toBeNull();
    for (let tries = 0; two.open[0] !== '0 lands' && tries < 3; tries++)
      two.fixed(MASTERED).answer(two.open[0] === '0 cast' ? { do: 'decline' } : MASTER);
    two.answer({ do: 'comeDown' }).answer({ do: 'end' });
    const second = through(two, first, 'two');
    expect(second.body.cell).toBeNull();
    expect(new Set(second.body.belief?.map(([cell]) => cell))).toEqual(new Set(others));
    expect(canonical(second)).not.toContain(`"cell":"${far}"`);
    expect(second.body.reserves).toEqual(first.body.reserves);
    expect(second.chain.map(({ match }) => match)).toEqual(['one', 'two']);
    await expect(writeDocument(second)).toMatchFileSnapshot('documents/lost.json');

    // The third: where he is was drawn again among what he holds possible; he walks to J4, and the reserve fires.
    const near = others.toSorted((a, b) => wayTo(a, 'J4').length - wayTo(b, 'J4').length)[0] as string;
    const place = second.body.belief?.findIndex(([cell]) => cell === near) ?? -1;
    const three = new Table({
      options: characters.seat(OPTIONS, SEATS, [second]) as object,
      draws: [['place', place]],
    });
    expect(three.where()).toBe(near);
    expect(three.sees()).toMatchObject({ cell: null, points: second.body.points, fatigue: second.body.fatigue });
    expect(canonical(characters.from(three.view(0), 0))).toBe(canonical({ name: second.name, body: second.body }));
    three.dreamer().points = 14;
    const calm = (coord: string) => [CALM, ...(isWet(kindOf(coord)) ? [MASTERED] : [])];
    three.fixed(...calm(near)).answer(GO_UP);
    for (const towards of wayTo(near, 'J4')) {
      while (three.open[0] === '0 cast') three.answer({ do: 'decline' });
      const to = CELLS[step(cellAt(three.where()) ?? 0, towards) ?? 0]?.coord ?? '';
      three.fixed(...calm(to)).answer({ do: 'go', towards });
      if (three.open[0] === '0 encounter' || three.open[0] === '0 lands' || three.open[0] === '0 cast') continue;
    }
    expect(three.told('fired')).toMatchObject({ rule: 'RDD-RES-02', spell: 'tympan-d-hypnos' });
    expect(three.open).toContain('0 aim');
    expect(three.sees().reserves).toEqual([]);
    const home = through(three, second, 'three');
    expect(home.body.reserves).toEqual([]);
    expect(home.chain).toHaveLength(3);
    expect(provenanceOf(home)).toBe('whole');
    await expect(writeDocument(home)).toMatchFileSnapshot('documents/fired.json');
  });

  test('no time passes between two tables: what lasts for a time lasts as long as before', () => {
    const t = new Table();
    const d = t.dreamer();
    t.s.round = 30_000;
    d.effects.push({ id: 'inertie', until: 43_200, price: 1 });
    d.waiting.push({ kind: 'mangeur', force: 3, price: 1, until: 31_200, cell: index('C6') });
    const late = through(t);
    const other = { name: 'B', body: { ...(characters.ready[1]?.body as Body), round: 50_000 } };
    const seats = [...SEATS, { name: 'B', role: 'haut-revant' }];
    const both = new Table({ dreamers: 2, options: characters.seat(OPTIONS, seats, [late, other]) as object });
    expect(both.s.round).toBe(50_000);
    expect(both.dreamer(0).effects).toMatchObject([{ id: 'inertie', until: 63_200 }]);
    expect(both.dreamer(0).waiting).toMatchObject([{ until: 51_200 }]);
  });

  test('RDD-POS-02 RDD-TABLE-01 RDD-DREAM-01 every queue, ombre, souffle and tête, and all else that he has become', () => {
    const t = new Table();
    const d = t.dreamer();
    t.s.round = 40_000;
    for (const id of EFFECT_IDS) d.effects.push({ id });
    d.effects.push({ id: 'inertie', until: 43_200, price: 2, perpetual: true });
    d.effects.push({ id: 'presentCites', cells: [index('A1')], done: [index('J4')], kind: 'cite', left: 3 });
    d.waiting.push({ kind: 'mangeur', force: 3, price: 1, until: 41_000, cell: index('C6') });
    d.written.push('oubli.tympan-d-hypnos');
    d.experience.hypnos = 7;
    d.levels.hypnos = 4;
    d.cellBonus[`${index('J4')} tympan-d-hypnos`] = 2;
    Object.assign(d, { points: 5, fatigue: 9, seuil: 12, refoulement: 3, vie: 8, shadowed: true, ethylisme: -2 });
    d.at = index('C6');
    const home = through(t);
    expect(home.body.effects).toHaveLength(EFFECT_IDS.length + 2);
    expect(home.body).toMatchObject({
      round: 40_000,
      cell: 'C6',
      points: 5,
      fatigue: 9,
      refoulement: 3,
      shadowed: true,
    });
    const next = seated(home);
    expect(next.s.round).toBe(40_000);
    expect(canonical(characters.from(next.view(0), 0))).toBe(canonical({ name: home.name, body: home.body }));
  });

  test('a document edited by hand says so, and one that was never at a table is new', () => {
    const t = new Table();
    const fresh = newDocument(game, characters.ready[0] as never, ID);
    expect(provenanceOf(fresh)).toBe('new');
    const home = through(t, fresh);
    expect(provenanceOf({ ...home, ...{ name: 'Nitouche la Grise', notes: '…' } })).toBe('whole');
    expect(provenanceOf({ ...home, body: { ...home.body, points: 99 } })).toBe('changed');
    // Edited between two tables: the second does not wash it clean.
    const again = through(t, { ...home, body: { ...home.body, points: 13 } }, 'two');
    expect(provenanceOf(again)).toBe('changed');
    const [station] = home.chain;
    expect(provenanceOf({ ...home, chain: [{ ...station, title: 'Ailleurs' } as never] })).toBe('forged');
  });

  test('whoever has the journal can have it proved', () => {
    const match = Match.open(game.rules, {
      ...{ match: 'proved', options: OPTIONS, seats: SEATS, chance: { kind: 'fast', seed: 7 } },
    });
    if (isRefusal(match)) throw new Error(match.reason);
    const answer = (a: Answer) => match.answer(0, match.pending[0]?.id ?? -1, a);
    answer({ do: 'sleep', hours: 1 });
    answer({ do: 'end' });
    const character = characters.from(match.view(0), 0) as never;
    const last = match.journal.entries.at(-1);
    const visit = { match: 'proved', seat: 0, entry: last?.n ?? 0, journal: last?.hash ?? '' };
    const home = comeHome(game, newDocument(game, characters.ready[0] as never, ID), character, visit);
    const [station] = home.chain;
    if (!station) throw new Error('no station');
    expect(provenBy(game, station, match.journal)).toBe(true);
    expect(provenBy(game, { ...station, left: hashOf('forged') }, match.journal)).toBe(false);
    expect(provenBy(game, { ...station, match: 'another' }, match.journal)).toBe(false);
  });
});

describe('what is wrong with a document', () => {
  const base = newDocument(game, characters.ready[0] as never, ID);
  const wrong = (change: object) => {
    const read = readDocument(game, { ...base, body: { ...(base.body as object), ...change } });
    return Array.isArray(read) ? read.map(({ reason, details }) => `${reason} ${details.field ?? details.where}`) : [];
  };
  test.each([
    [{ points: 'many' }, 'characterShape body.points'],
    [{ fatigue: 60 }, 'tooTired fatigue'],
    [{ seuil: 40 }, 'seuilTooHigh seuil'],
    [{ vie: 12 }, 'tooMuchLife vie'],
    [{ spells: ['boule-de-feu'] }, 'noSuchSpell spells'],
    [{ effects: [{ id: 'mauvaiseHumeur' }] }, 'noSuchEffect effects'],
    [{ cell: null }, 'doubtful cell'],
    [
      {
        cell: null,
        belief: [
          ['A1', 1],
          ['A2', 1],
        ],
      },
      'doubtful belief',
    ],
    [
      { reserves: [{ spell: 'tympan-d-hypnos', parameters: { cost: 4 }, erratic: false, cell: null }] },
      'doubtful reserves',
    ],
  ])('%j', (change, said) => {
    expect(wrong(change)).toContain(said);
  });
  test('another game, another form, other rules', () => {
    const read = (change: object) => {
      const found = readDocument(game, { ...base, ...change });
      return Array.isArray(found) ? found[0]?.reason : 'taken';
    };
    expect(read({ game: 'songe' })).toBe('characterGame');
    expect(read({ version: 2 })).toBe('characterShape');
    expect(read({ rules: '1' })).toBe('taken');
    expect(read({ rules: '1', body: {} })).toBe('characterRules');
    expect(read({ portrait: 'javascript:alert(1)' })).toBe('characterShape');
  });
});
