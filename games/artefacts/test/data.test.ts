import { describe, expect, test } from 'vitest';
import { CARDS, PACK_SIZE } from '../data/cards.ts';
import { BEATS, COLOURS, KINDS, LOSES_TO, RAINBOW, SPECIAL } from '../data/colours.ts';
import { ALL_POWERS, DREAM_POWERS } from '../data/dream-powers.ts';
import { DREAMERS } from '../data/dreamers.ts';
import { POWER_CARDS, POWERS } from '../data/powers.ts';
import { FOR_MORE, FOR_TWO, STARTER_DECKS } from '../data/starter-decks.ts';
import { adviseDeck, checkDeck, deckFrom, readDeck, writeDeck } from '../deck.ts';
import { rules } from '../rules.ts';
import { card, SEATS } from './table.ts';

const starter = CARDS.slice(0, PACK_SIZE);
const second = CARDS.slice(PACK_SIZE);

describe('the common cards', () => {
  test('ART-COMP-01 sixty-six dream powers and twelve Dreamers', () => {
    expect(ALL_POWERS.reduce((sum, n) => sum + n, 0)).toBe(66);
    expect(DREAMERS).toHaveLength(12);
  });

  test('ART-DP-01 ART-DP-02 five kinds and five colours, fourteen of each kind but ten specials', () => {
    expect([KINDS.length, COLOURS.length, DREAM_POWERS.length]).toEqual([5, 5, 25]);
    const ofKind = KINDS.map((_, kind) => ALL_POWERS.filter((__, sort) => DREAM_POWERS[sort]?.kind === kind));
    expect(ofKind.map((counts) => counts.reduce((a, b) => a + b))).toEqual([14, 14, 14, 14, 10]);
    expect(DREAM_POWERS.filter(({ kind, colour }) => kind === SPECIAL && colour === RAINBOW)).toHaveLength(1);
  });

  test('ART-DP-05 dream powers print a resistance and a weakness, rainbow ones none', () => {
    for (const { colour, resistance, weakness } of DREAM_POWERS) {
      expect([resistance === null, weakness === null]).toEqual([colour === RAINBOW, colour === RAINBOW]);
    }
  });

  test('ART-DREAM-01 ART-DREAM-02 three Dreamers of each colour, six of each property, Z 1 to 4, spirals that do not follow from it', () => {
    for (const colour of [0, 1, 2, 3]) expect(DREAMERS.filter((d) => d.colour === colour)).toHaveLength(3);
    expect(DREAMERS.filter(({ property }) => property === 1)).toHaveLength(6);
    for (const { endurance, spirals } of DREAMERS) {
      expect(endurance).toBeGreaterThanOrEqual(1);
      expect(endurance).toBeLessThanOrEqual(4);
      expect(spirals).toBeLessThanOrEqual(3);
    }
    expect(DREAMERS.filter(({ spirals }) => spirals === 0)).toHaveLength(3);
    expect(new Set(DREAMERS.map(({ endurance, spirals }) => `${endurance} ${spirals}`)).size).toBeGreaterThan(4);
  });

  test('ART-COLOUR-03 the wheel: each colour beats one and loses to one, and never both ways', () => {
    expect(BEATS.map((colour) => COLOURS[colour]?.en)).toEqual(['green', 'white', 'red', 'blue']);
    for (const colour of [0, 1, 2, 3] as const) expect(BEATS[LOSES_TO[colour]]).toBe(colour);
  });
});

describe('the artefacts', () => {
  test('ART-COMP-02 ART-COMP-03 two sets of forty, ten of each colour, of three types', () => {
    for (const set of [starter, second]) {
      expect(set).toHaveLength(40);
      for (const colour of [0, 1, 2, 3]) expect(set.filter((one) => one.colour === colour)).toHaveLength(10);
      expect(new Set(set.map(({ type }) => type))).toEqual(new Set(['monster', 'weapon', 'item']));
    }
  });

  test('ART-MON-01 ART-WPN-01 ART-ITEM-01 cards print what their type prints', () => {
    for (const one of CARDS) {
      expect(one.cost).toBeGreaterThanOrEqual(1);
      if (one.type === 'item') {
        expect([one.attack, one.defence, one.resistance, one.weakness, one.phase]).toEqual([
          null,
          null,
          null,
          null,
          null,
        ]);
        expect(one.power).not.toBeNull();
      } else {
        expect(one.attack).not.toBeNull();
        expect([one.resistance, one.weakness]).toEqual([BEATS[one.colour], LOSES_TO[one.colour]]);
        expect(one.phase === null).toBe(one.type === 'weapon');
        if (one.type === 'monster') expect(one.defence).not.toBeNull();
      }
    }
  });

  test('ART-POW-01 the nine powers, each with a value where it needs one; the second set knows no tenth', () => {
    expect(POWERS).toHaveLength(9);
    for (const set of [starter, second]) {
      expect(new Set(set.flatMap(({ power }) => (power ? [power.id] : [])))).toEqual(new Set(POWERS));
    }
    for (const { power, type } of CARDS) {
      if (!power) continue;
      const valueless =
        power.id === 'tradePower' || power.id === 'swapDreamer' || (power.id === 'doubleAttack' && type !== 'item');
      expect(power.value === undefined).toBe(valueless);
    }
    expect(new Set(Object.values(POWER_CARDS).map(({ rule }) => rule)).size).toBe(9);
  });

  test('names and ids are not shared, and everything is named and flavoured in both languages', () => {
    for (const key of ['fr', 'en'] as const) expect(new Set(CARDS.map(({ name }) => name[key])).size).toBe(80);
    expect(new Set(CARDS.map(({ id }) => id)).size).toBe(80);
    for (const { name, flavour } of [...CARDS, ...DREAMERS, ...DREAM_POWERS]) {
      for (const text of [name.fr, name.en, flavour.fr, flavour.en]) expect(text).not.toBe('');
    }
    const mixes = new Set(
      starter.map(({ type, colour, cost, attack, defence, power }) =>
        JSON.stringify([type, colour, cost, attack, defence, power]),
      ),
    );
    const again = second.filter(({ type, colour, cost, attack, defence, power }) =>
      mixes.has(JSON.stringify([type, colour, cost, attack, defence, power])),
    );
    expect(again.map(({ name }) => name.en)).toEqual([]);
  });
});

describe('decks', () => {
  test('ART-DECK-01 the ready decks have twenty cards for two players, ten for more, and share packs out', () => {
    for (const id of FOR_TWO) expect(checkDeck(STARTER_DECKS[id].cards, 2, 2)).toBeUndefined();
    for (const id of FOR_MORE) expect(checkDeck(STARTER_DECKS[id].cards, 4, 1)).toBeUndefined();
    const pack = (ids: readonly (keyof typeof STARTER_DECKS)[]) =>
      new Set(ids.flatMap((id) => [...STARTER_DECKS[id].cards]));
    expect([pack(['aurora', 'lagoon']).size, pack(['carnival', 'attic']).size, pack(FOR_MORE).size]).toEqual([
      40, 40, 40,
    ]);
  });

  const check = (decks: unknown[], players = 2, more: object = {}) =>
    rules.check?.(rules.options.parse({ decks, ...more }), SEATS.slice(0, players));

  test('ART-DECK-01 a deck of another size is refused', () => {
    expect(check([['emberling']])).toMatchObject({
      rule: 'ART-DECK-01',
      reason: 'deckSize',
      details: { size: 20, count: 1, field: 'decks.0' },
    });
    expect(check(['aurora', ['emberling']])).toMatchObject({ reason: 'deckSize', details: { field: 'decks.1' } });
    expect(check(['ember'])).toMatchObject({ rule: 'ART-DECK-01', details: { size: 20, count: 10 } });
    expect(check(['aurora'], 3)).toMatchObject({ rule: 'ART-DECK-01', details: { size: 10, count: 20 } });
    expect(check(['aurora', 'aurora', 'aurora'])).toMatchObject({ rule: 'ART-DECK-01', reason: 'tooManyDecks' });
  });

  test('ART-DECK-02 too many copies, nothing that attacks, and cards that do not exist are refused', () => {
    const three = ['3 emberling', ...writeDeck(STARTER_DECKS.lagoon.cards, 'en').split('\n').slice(0, 17)].join('\n');
    expect(check([three])).toMatchObject({ rule: 'ART-DECK-02', reason: 'tooManyCopies' });
    expect(check([three], 2, { maxCopies: 3 })).toBeUndefined();
    const items = CARDS.filter(({ type }) => type === 'item').map(({ id }) => id);
    expect(check([[...items, ...items, ...items].slice(0, 20)], 2, { maxCopies: 3 })).toMatchObject({
      reason: 'noAttackers',
    });
    expect(check(['2 Emberling\nNobody'])).toMatchObject({
      rule: 'ART-DECK-02',
      reason: 'noSuchCard',
      details: { line: 2 },
    });
    expect(check([['nobody']])).toMatchObject({ reason: 'noSuchCard' });
  });

  test('a deck as text is read back in either language, by id, with numbers and remarks', () => {
    for (const language of ['fr', 'en'] as const) {
      expect(readDeck(writeDeck(STARTER_DECKS.aurora.cards, language))).toEqual(
        [...STARTER_DECKS.aurora.cards].sort((a, b) => a - b),
      );
    }
    expect(readDeck('# mine\n2x Méduse de baignoire; chat d’amadou, ORCHARD GIANT\n')).toEqual(
      ['bathtub-jellyfish', 'bathtub-jellyfish', 'tinder-cat', 'orchard-giant'].map(card),
    );
    expect(deckFrom('tide')).toBe(STARTER_DECKS.tide.cards);
  });

  test('ART-DECK-02 the builder warns of few attackers, slow curves, scattered colours, one phase', () => {
    const good = adviseDeck(STARTER_DECKS.lagoon.cards);
    expect(good).toMatchObject({ size: 20, fewAttackers: false, slow: false, scattered: false, oneSided: false });
    expect(good.curve.reduce((a, b) => a + b)).toBe(20);
    const items = CARDS.flatMap(({ type }, number) => (type === 'item' ? [number] : []));
    expect(adviseDeck([...items, card('emberling')])).toMatchObject({ attackers: 1, fewAttackers: true, slow: false });
    const giants = CARDS.flatMap(({ cost }, number) => (cost >= 3 ? [number] : []));
    expect(adviseDeck(giants).slow).toBe(true);
    const days = CARDS.flatMap(({ phase }, number) => (phase === 0 ? [number] : []));
    expect(adviseDeck(days).oneSided).toBe(true);
    const patchwork = [...STARTER_DECKS.aurora.cards.slice(0, 18), card('velvet-hedgehog'), card('echo-shell')];
    expect(adviseDeck(patchwork).scattered).toBe(true);
  });
});
