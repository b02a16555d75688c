/** Where rules meet: what a second reading of the book found, each by its rule. */
import { describe, expect, test } from 'vitest';
import type { Answer } from '../answers.ts';
import { distance, shifted, within } from '../hex.ts';
import { changedTo, drawn, FAILED, index, MASTER, MASTERED } from './lost.ts';
import { CAST_OWN, facing, GO_UP, meets, ownSpell, type Setting, Table } from './table.ts';

const roll = (d100: number) => ['cast', d100] as const;
const SEND: Answer = { do: 'send', cell: 'J4' };

/** A Messager met on the own cell and sent to the hills of J4, where a spell is cast and takes. */
function castThrough(start: string, setting: Setting = {}): Table {
  const sheet = { start, points: 14, spells: [ownSpell()], ...setting.sheet };
  const t = new Table({ ...setting, sheet });
  t.fixed(...meets(1, 8))
    .answer(GO_UP)
    .fixed(['mastering', 1])
    .answer(MASTER)
    .answer(SEND);
  return t.fixed(roll(30));
}

const reserve = (coord: string) => ({ cell: index(coord), spell: 'own:0', parameters: { cost: 4 }, erratic: false });

describe('RDD-MES-01 the own cell after a cast through a Messager', () => {
  test('RDD-WET-01 a spell that is kept leaves the own water to be mastered', () => {
    const t = castThrough('L3').answer(CAST_OWN);
    t.fixed(MASTERED).answer({ do: 'keep' }).used();
    expect(t.told('mastering')).toMatchObject({ encounter: 'humide', success: true });
    expect(t.open).toEqual(['0 aim']);
  });

  test('RDD-WET-02 failed, it breaks concentration, and the spell comes all the same', () => {
    const t = castThrough('L3').answer(CAST_OWN);
    t.fixed(FAILED).answer({ do: 'keep' }).used();
    expect(t.kinds).toContain('broken');
    expect(t.has('arrives')).toBe(true);
    expect(t.open).toEqual(['0 aim']);
  });

  test('RDD-WET-01 put away, as before', () => {
    const t = castThrough('L3').answer(CAST_OWN);
    t.fixed(MASTERED).answer({ do: 'reserve' }).used();
    expect(t.told('mastering').encounter).toBe('humide');
  });

  test('RDD-RES-02 a reserve on the own cell fires, and both spells come down, the one cast first', () => {
    const spells = [ownSpell({ name: 'Un' }), ownSpell({ name: 'Deux', where: 'plaines' })];
    const t = castThrough('I4', { sheet: { spells } });
    t.dreamer().reserves.push({ ...reserve('I4'), spell: 'own:1' });
    t.answer(CAST_OWN).answer({ do: 'keep' });
    expect(t.told('fired')).toMatchObject({ rule: 'RDD-RES-02', spell: 'own:1' });
    expect(t.all('arrives').map(({ spell }) => spell)).toEqual(['own:0', 'own:1']);
    expect(t.asked('aim').about).toMatchObject({ spell: 'own:0' });
    const self: Answer = {
      do: 'aim',
      target: 'soi',
      distance: 0,
      visible: true,
      pointed: true,
      fitting: true,
      points: 10,
    };
    t.answer(self);
    expect(t.asked('aim').about).toMatchObject({ spell: 'own:1' });
    t.answer(self);
    expect(t.open).toEqual(['0 world']);
  });

  test('RDD-CAST-01 nothing else is cast that round', () => {
    const t = castThrough('H2').answer(CAST_OWN).answer({ do: 'keep' });
    expect(t.open).toEqual(['0 aim']);
  });
});

describe('RDD-PAS-01 RDD-HID-01 lost, every cell within the force can be reached', () => {
  test('RDD-PAS-01 by two directions, wherever he is', () => {
    const t = changedTo('K9').answer({ do: 'comeDown' });
    t.fixed(...meets(26, 3))
      .answer({ do: 'pass' })
      .answer(GO_UP)
      .fixed(MASTERED)
      .answer(MASTER);
    const from = index(t.where());
    const ends = t
      .choices()
      .flatMap((a) =>
        a.do === 'teleport' && a.towards && a.steps
          ? [shifted(from, { ...a, towards: a.towards, steps: a.steps })]
          : [],
      );
    // A disc of radius 3 has 36 cells around its middle.
    expect(ends).toHaveLength(36);
    expect(new Set(ends.filter((cell) => cell !== undefined))).toEqual(
      new Set(within(from, 3).filter((c) => c !== from)),
    );
    t.answer({ do: 'teleport', towards: 'N', steps: 1, bend: 'NE', more: 2 });
    expect(distance(from, index(t.where()))).toBe(3);
    expect(within(from, 3)).toContain(index(t.where()));
  });

  test('RDD-PAS-01 no farther than the force in all', () => {
    const t = changedTo('K9').answer({ do: 'comeDown' });
    t.fixed(...meets(26, 3))
      .answer({ do: 'pass' })
      .answer(GO_UP)
      .fixed(MASTERED)
      .answer(MASTER);
    const far = { do: 'teleport', towards: 'N', steps: 2, bend: 'NE', more: 2 } as const;
    expect(t.why(far)).toBe('RDD-PAS-01 tooFar');
    expect(t.why({ do: 'teleport', towards: 'N', steps: 1, bend: 'S' })).toBe('RDD-PAS-01 whereTo');
  });
});

describe('RDD-RFL-04 alone, the world disturbs the dreamer by a draw, not by his wish', () => {
  const held = () =>
    facing('reflet', 7, { options: { disturbedBy: 'table' } })
      .fixed(FAILED, ['disturbance', 2])
      .answer(MASTER);

  test('RDD-RFL-04 outside is not his to say', () => {
    const t = held();
    expect(t.choices()).toEqual([MASTER]);
    expect(t.why({ do: 'outside' })).toBe('RDD-UP-05 forTheWorld');
  });

  test('RDD-RFL-04 in each round held, once in twenty, somebody jostles him', () => {
    const t = held().fixed(FAILED, ['disturbance', 1], ['refoulement', 20]).answer(MASTER).used();
    expect(t.told('outside')).toMatchObject({ rule: 'RDD-UP-05', by: 'draw' });
    expect(t.told('repressed')).toMatchObject({ rule: 'RDD-RFL-04', forced: true });
    expect(t.open).toEqual(['0 world']);
  });

  test('RDD-RFL-04 where the table allows it by name, he says it himself', () => {
    const t = facing('reflet', 7, { options: { disturbedBy: 'dreamer' } })
      .fixed(FAILED)
      .answer(MASTER);
    expect(t.choices()).toEqual([MASTER, { do: 'outside' }]);
  });

  test('RDD-UP-05 with a gardien nothing is drawn', () => {
    const t = facing('reflet', 7, { gardien: true }).fixed(FAILED).answer(MASTER).used();
    expect(t.open).toContain('0 struggle');
  });
});

describe('RDD-TBL-02 a struggle broken off', () => {
  test('RDD-TBL-02 the demi-rêve is where the drift had brought it by then', () => {
    const t = facing('tourbillonBlanc', 7, { sheet: { start: 'G4' }, gardien: true }).fixed(FAILED, FAILED);
    t.answer(MASTER).answer(MASTER);
    t.fixed(['refoulement', 20], drawn('S')).answerTo('watch', { do: 'break', seat: 0 }, t.gardien).used();
    expect(t.told('repressed')).toMatchObject({ rule: 'RDD-TBL-02', forced: true });
    expect(t.where()).toBe('G6');
    expect(t.sees(0)).toMatchObject({ cell: null });
  });

  test('RDD-OFF-01 a drift that leaves the map is told; where one is put back is not', () => {
    const t = facing('tourbillonBlanc', 7, { sheet: { start: 'A1' }, gardien: true })
      .fixed(FAILED)
      .answer(MASTER);
    t.fixed(['refoulement', 20], drawn('N'), ['place', 40]).answerTo('watch', { do: 'break', seat: 0 }, t.gardien);
    expect(t.told('offMap')).toMatchObject({ rule: 'RDD-OFF-01', by: 'draw' });
    expect(t.sees(0).cell).toBeNull();
  });
});

test('RDD-RES-01 RDD-UP-08 the last point may be spent on a reserve, and sleep follows', () => {
  const t = new Table({ sheet: { start: 'H2', points: 6, spells: [ownSpell()] } });
  t.fixed(['encounter.roll', 1]).answer(GO_UP).fixed(roll(30)).answer(CAST_OWN);
  t.answer({ do: 'reserve' });
  expect(t.told('reserved')).toMatchObject({ spell: 'own:0' });
  expect(t.told('fellAsleep')).toMatchObject({ rule: 'RDD-UP-08', why: 'points' });
});

test('RDD-JR-01 several targets resist one after another, each against the points of the cast', () => {
  const spell = ownSpell({ resistance: -6 });
  const t = new Table({ sheet: { start: 'H2', spells: [spell] } });
  t.fixed(['encounter.roll', 1]).answer(GO_UP).fixed(roll(30)).answer(CAST_OWN).answer({ do: 'keep' });
  t.fixed(['resistance', 99], ['resistance', 99], ['resistance', 99]).answer({
    ...{ do: 'aim', target: 'creature', distance: 5, visible: true, pointed: true, fitting: true, points: 12 },
    others: [{ points: 10 }, { points: 8 }],
  } as Answer);
  expect(
    t
      .used()
      .all('resistance')
      .map(({ rolled }) => rolled.characteristic),
  ).toEqual([12, 10, 8]);
  expect(t.all('took').map(({ on }) => on)).toEqual(['target', 'target', 'target']);
});
