/** Hordes, scenery, deployment, options: what is refused before the first step. */
import { Match } from '@reverie/kernel/match';
import { isRefusal } from '@reverie/kernel/refusal';
import { recorded } from '@reverie/kernel/testing/recorder';
import { describe, expect, test } from 'vitest';
import type { Do } from '../answers.ts';
import { FIGHTERS, HORDE_IDS, profileOf, READY_HORDES } from '../data/fighters.ts';
import { box, SCENARIOS } from '../data/scenarios.ts';
import { SPELLS } from '../data/spells.ts';
import { WEAPONS } from '../data/weapons.ts';
import { hordeFault } from '../options.ts';
import { actingIn, linesIn, reachIn } from '../overlay.ts';
import { rules } from '../rules.ts';
import { sceneryFault, spreadOut } from '../scenery.ts';
import { viewOf } from '../view.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { crowd, declaration, Table } from './table.ts';

const seats = [
  { name: 'Ada', role: 'chef' },
  { name: 'Blaise', role: 'chef' },
];
const open = (options: object) =>
  Match.open(recorded(rules, 'test'), { match: 'm', options, seats, chance: { kind: 'fast', seed: 1 } });

test('the cards: six fighters in each of three hordes, thirteen weapons, six spells, five scenarios', () => {
  for (const horde of HORDE_IDS) expect(FIGHTERS.filter((one) => one.horde === horde).length).toBeGreaterThanOrEqual(6);
  expect([WEAPONS.length, SPELLS.length, SCENARIOS.length]).toEqual([13, 6, 5]);
  for (const { fighters } of Object.values(READY_HORDES)) expect(hordeFault(fighters, 40)).toBeUndefined();
  for (const { weapons, spells } of FIGHTERS) {
    expect(weapons.every((id) => WEAPONS.some((one) => one.id === id))).toBe(true);
    expect(spells.every(({ spell }) => SPELLS.some((one) => one.id === spell))).toBe(true);
  }
  expect(profileOf('tha-broyeur')).toMatchObject({ cost: 13, size: 3, physique: 20, move: 12 });
});

describe('HB-36 hordes', () => {
  test('over the points, too few, mixed, unknown', () => {
    expect(
      open({ hordes: [['tha-broyeur', 'tha-broyeur', 'tha-broyeur', 'tha-hallebardier'], 'meleiens'] }),
    ).toMatchObject({ rule: 'HB-36', reason: 'hordeOver', details: { cost: 47, points: 40 } });
    expect(open({ hordes: [['tha-broyeur', 'tha-broyeur'], 'meleiens'] })).toMatchObject({
      rule: 'HB-36',
      reason: 'hordeSize',
    });
    expect(open({ hordes: [['tha-broyeur', 'mel-sapeur', 'mel-sapeur'], 'meleiens'] })).toMatchObject({
      rule: 'HB-36',
      reason: 'hordeMixed',
    });
    expect(open({ hordes: [['dragon', 'mel-sapeur', 'mel-sapeur'], 'meleiens'] })).toMatchObject({
      rule: 'HB-36',
      reason: 'noSuchFighter',
    });
    const match = open({ hordes: ['meute', ['mel-sapeur', 'mel-sapeur', 'mel-garde']] });
    expect(isRefusal(match)).toBe(false);
    // HB-05: a destiny point for each fighter.
    if (!isRefusal(match)) expect(match.state.destiny).toEqual([6, 3]);
  });
});

describe('HB-37 HB-38 scenery', () => {
  test('crossing edges are refused with the piece, the edges and the place', () => {
    const crossed = {
      kind: 'wall',
      at: [
        [10, 10],
        [20, 20],
        [20, 10],
        [10, 20],
      ],
      height: 4,
    };
    expect(open({ scenario: { name: 'x', scenery: [crossed] } })).toMatchObject({
      rule: 'HB-37',
      reason: 'sceneryCrosses',
      details: { piece: 1, first: 1, second: 3, x: 10, y: 10 },
    });
    const off = {
      kind: 'wall',
      at: [
        [70, 10],
        [80, 10],
        [80, 20],
      ],
      height: 4,
    };
    expect(open({ scenario: { name: 'x', scenery: [off] } })).toMatchObject({
      rule: 'HB-37',
      reason: 'sceneryOff',
      details: { x: 80, y: 10 },
    });
    expect(open({ scenario: { name: 'x', things: [{ thing: 'lune', at: [1, 1] }] } })).toMatchObject({
      rule: 'HB-37',
      reason: 'noSuchThing',
    });
    expect(open({ scenario: { name: 'x', scenery: [{ kind: 'cloud', at: [] }] } })).toMatchObject({
      refusal: 'invalid',
    });
  });
  test('every scenario stands on every size of table', () => {
    for (const { scenery, id } of SCENARIOS) {
      for (const side of [75, 90, 120] as const) {
        expect(sceneryFault(spreadOut(scenery, side), side, 8), `${id} on ${side}`).toBeUndefined();
        expect(isRefusal(open({ scenario: id, side }))).toBe(false);
      }
    }
  });
});

describe('what a rule could not deal with is refused at the door, with its field', () => {
  const reason = (options: object) => {
    const refusal = open(options);
    return isRefusal(refusal) ? [refusal.rule, refusal.reason, refusal.details?.where] : 'taken';
  };
  const own = (scenario: object) => reason({ scenario: { name: 'x', ...scenario } });
  test('HB-37 a pit that nobody climbs out of', () => {
    const pit = (height: number) => own({ scenery: [box('wall', 5, 30, 5, 1, 3), box('hole', 30, 30, 8, 8, height)] });
    expect(pit(10)).toEqual(['HB-37', 'pitTooDeep', 'scenario.scenery.1.height']);
    expect(pit(9)).toBe('taken');
    // Deeper than the table is high: not even a height.
    expect(open({ scenario: { name: 'x', scenery: [box('hole', 30, 30, 8, 8, 80)] } })).toMatchObject({
      refusal: 'invalid',
      details: { where: 'scenario.scenery.0.height' },
    });
  });
  test('HB-36 a horde of prisoners, or of nobody', () => {
    const horde = (...fighters: string[]) => reason({ hordes: ['meute', fighters] });
    expect(horde('prisonnier', 'prisonnier', 'prisonnier')).toEqual(['HB-36', 'noSuchFighter', 'hordes.1']);
    expect(horde('mel-sapeur')).toEqual(['HB-36', 'hordeSize', 'hordes.1']);
  });
  test('HB-35 HB-37 HB-34 no room to set up, an object in a wall or off the table, a goal without its relic', () => {
    expect(own({ scenery: [box('wall', 0, 0, 75, 15, 5)] })).toEqual(['HB-35', 'noRoom', 'scenario.scenery']);
    const wall = [box('wall', 30, 30, 10, 10, 5)];
    const lying = (x: number, y: number) => own({ scenery: wall, things: [{ thing: 'coffre', at: [x, y] }] });
    expect(lying(35, 35)).toEqual(['HB-37', 'thingInWall', 'scenario.things.0']);
    expect(lying(95, 35)).toEqual(['HB-37', 'thingOff', 'scenario.things.0']);
    expect(lying(45, 35)).toBe('taken');
    expect(own({ goal: 'relic' })).toEqual(['HB-34', 'noRelic', 'scenario.things']);
  });
});

describe('HB-35 deployment', () => {
  const fresh = () => {
    const match = open({});
    if (isRefusal(match)) throw new Error(match.reason);
    return match;
  };
  const deploy = (change: (places: { at: [number, number]; facing: [number, number] }[]) => void) => {
    const match = fresh();
    const places = Array.from({ length: 5 }, (_, i) => ({
      at: [1000 + i * 800, 800] as [number, number],
      facing: [0, 1000] as [number, number],
    }));
    change(places);
    const [d] = match.pending;
    return match.answer(0, d?.id ?? 0, { do: 'deploy', places } satisfies Do<'deploy'>);
  };
  test('overlaps, outside the strip, off the table, too few, facing nowhere', () => {
    expect(isRefusal(deploy(() => undefined))).toBe(false);
    expect(
      deploy((p) => {
        p[1]!.at = [1100, 800];
      }),
    ).toMatchObject({ rule: 'HB-35', reason: 'deployOverlap', details: { mark: 'B', other: 'A', x: 11, y: 8 } });
    expect(
      deploy((p) => {
        p[2]!.at = [3000, 1450];
      }),
    ).toMatchObject({ rule: 'HB-35', reason: 'outsideStrip', details: { mark: 'C' } });
    expect(
      deploy((p) => {
        p[0]!.at = [50, 800];
      }),
    ).toMatchObject({ rule: 'HB-35', reason: 'offTable' });
    expect(
      deploy((p) => {
        p.pop();
      }),
    ).toMatchObject({ rule: 'HB-35', reason: 'deployCount' });
    expect(
      deploy((p) => {
        p[0]!.facing = [0, 0];
      }),
    ).toMatchObject({ rule: 'HB-17', reason: 'noFacing' });
  });
  test('a deployment is told in words, a refused place by where it is', () => {
    const a: Do<'deploy'> = { do: 'deploy', places: [{ at: [9999, 1075], facing: [0, 1] }] };
    const d = { id: 1, seat: 0, kind: 'deploy', about: { first: 1, kinds: ['mel-lancier'] } } as const;
    expect(fr.choice(d, a)).toMatch(/^une figurine déployée\b/);
    expect(en.choice(d, a)).toMatch(/^one figure\b/);
    expect(fr.reason('offTable', { x: 99.99, y: 10.75 })).toContain('99,99 ; 10,75');
    expect(en.reason('offTable', { x: 99.99, y: 10.75 })).toContain('99.99, 10.75');
  });
});

test('MOR-GEN-05 strict measuring shows no distance before the declaration, free measuring does', () => {
  const at = (measuring: string) =>
    new Table({
      a: [['mel-lancier', 30, 10], ...crowd('mel-archere', 5)],
      b: [['tha-broyeur', 30, 40], ...crowd('tha-rodeur', 70)],
      options: { measuring },
    });
  const free = at('free');
  expect(linesIn(viewOf(free.s, 0))?.length).toBeGreaterThan(0);
  free.choose('A');
  expect(reachIn(viewOf(free.s, 0))?.length).toBeGreaterThan(100);
  // The others have no use for it.
  expect(reachIn(viewOf(free.s, 1))).toBe(null);
  expect(actingIn(viewOf(free.s, 0))).toBe(0);
  const strict = at('strict');
  expect(linesIn(viewOf(strict.s, 0))).toBe(null);
  strict.choose('A');
  expect([linesIn(viewOf(strict.s, 0)), reachIn(viewOf(strict.s, 0))]).toEqual([null, null]);
  strict.answer(declaration([]));
  expect(strict.question).toBe('1 choose');
});
