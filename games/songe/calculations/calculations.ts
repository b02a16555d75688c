/** What players of Songe ask about a draw: whether a test succeeds, and how many Réussites a blow brings. */
import {
  type Calculation,
  hundred,
  panel,
  shareOf,
  type Token,
  type WeighedWay,
  whole,
} from '@reverie/kernel/calculation';
import type { Chance } from '@reverie/kernel/chance/chance';
import type { Language } from '@reverie/kernel/game';
import type { MapPlot, Panel, Settings } from '@reverie/kernel/plot';
import { decimal, put, signed, wordsIn } from '@reverie/kernel/words';
import { type Fraction, toNumber } from '@reverie/odds/fraction';
import { PRINTED } from '../data/book-odds.ts';
import { countedByTheBook } from '../odds/book.ts';
import { clampFixed, drawnFor, reussites, succeeds, whiteWith } from '../resolution.ts';
import { drawCount, newStore, putBack, type Store } from '../stones.ts';
import { successOf, type Trial, whiteWays } from '../success.ts';
import { BLOW_WORDS, PANELS, TEST_WORDS } from './words.ts';

const MOST = 8;
/** In the table of the book, and so in the map: beyond it everything succeeds, or nothing does. */
const TABLE = 4;
const TEST = { label: 'test', seen: 'all' } as const;

const points = (share: Fraction): number => 100 * toNumber(share);

const trialOf = (settings: Settings, other: Partial<Trial> = {}): Trial => ({
  bag: settings.bag === 'coin' ? 'coin' : { white: whole(settings, 'white'), black: whole(settings, 'black') },
  fixed: whole(settings, 'fixed'),
  redraws: whole(settings, 'redraws'),
  fortune: settings.fortune === 'yes',
  ...other,
});

const storeOf = ({ bag }: Trial): Store => (bag === 'coin' ? newStore(true) : newStore(false, bag.white, bag.black));

/** Whether the bag holds what is drawn with so many fixed stones; with a coin there is always another toss. */
const holds = (settings: Settings, fixed: number): boolean =>
  settings.bag === 'coin' || drawnFor(fixed) <= whole(settings, 'white') + whole(settings, 'black');

const whyNot = (settings: Settings) =>
  holds(settings, whole(settings, 'fixed')) ? undefined : { setting: 'white', reason: 'bagTooSmall' };

const BAG = [
  { id: 'bag', kind: 'one', of: ['coin', 'bag'], usual: 'coin' },
  { id: 'white', kind: 'whole', least: 0, most: 90, usual: 30 },
  { id: 'black', kind: 'whole', least: 0, most: 90, usual: 30 },
] as const;

function drawTest(settings: Settings, chance: Chance): string {
  const { fixed, redraws = 0, fortune = false, ...trial } = trialOf(settings);
  const store = storeOf({ fixed, ...trial });
  const n = drawnFor(fixed);
  let white = drawCount(store, TEST, n, chance);
  if (!succeeds(whiteWith(fixed, white), fortune)) {
    const again = Math.min(redraws, n - white);
    putBack(store, 'black', again);
    white += drawCount(store, TEST, again, chance);
  }
  return succeeds(whiteWith(fixed, white), fortune) ? 'success' : 'failure';
}

const printedFor = (fixed: number, redraws: number, fortune: boolean): number | undefined =>
  PRINTED.find(([one]) => one === fixed)?.[1][redraws]?.[fortune ? 1 : 0];

/** Where the printed figure does not even follow the book's own way of counting. */
const isMisprint = (fixed: number, redraws: number, fortune: boolean, printed: number): boolean =>
  Math.abs(printed - points(countedByTheBook(fixed, redraws, fortune))) > 0.51;

function map(settings: Settings, language: Language): MapPlot {
  const t = wordsIn(language, PANELS);
  const at = trialOf(settings);
  const fortune = at.fortune === true;
  const rows = Array.from({ length: 2 * TABLE + 1 }, (_, i) => TABLE - i);
  return {
    kind: 'map',
    across: t.allowed,
    down: t.fixed,
    columns: Array.from({ length: MOST + 1 }, (_, redraws) => `${redraws}`),
    rows: rows.map((fixed) => ({
      name: signed(fixed),
      cells: Array.from({ length: MOST + 1 }, (_, redraws) => {
        if (redraws > drawnFor(fixed) || !holds(settings, fixed)) return null;
        const value = points(successOf(trialOf(settings, { fixed, redraws })));
        const printed = printedFor(fixed, redraws, fortune);
        return {
          value,
          gap: printed === undefined ? 0 : value - printed,
          sets: { ...settings, fixed, redraws },
          ...(printed !== undefined && { second: printed, marked: isMisprint(fixed, redraws, fortune, printed) }),
        };
      }),
    })),
    ...(Math.abs(at.fixed) <= TABLE && {
      at: [TABLE - at.fixed, Math.min(at.redraws ?? 0, drawnFor(at.fixed))] as const,
    }),
    legend: { above: t.above, below: t.below, second: t.second, marked: t.marked },
  };
}

function testPanels(settings: Settings, language: Language): readonly Panel[] {
  const t = wordsIn(language, PANELS);
  const { fixed, redraws = 0, fortune = false } = trialOf(settings);
  const n = drawnFor(fixed);
  const chance = Array.from({ length: n + 1 }, (_, more) => points(successOf(trialOf(settings, { redraws: more }))));
  const printed = chance.flatMap((_, more) => {
    const one = printedFor(fixed, more, fortune);
    return one === undefined ? [] : [[more, one] as const];
  });
  const whites = whitesOf(settings).map(([white, weight]) => ({ way: `${white}`, weight }));
  const counts = Array.from({ length: n + 1 }, (_, white) => 100 * shareOf(whites, [`${white}`]));
  const worth = put(t.redrawsText, { first: decimal(language, (chance[1] ?? 0) - (chance[0] ?? 0), 1) });
  const title =
    fixed === 0 ? t.noneFixed : t[`${Math.abs(fixed) === 1 ? 'one' : 'some'}${fixed > 0 ? 'White' : 'Black'}`];
  return [
    panel('map', t.mapTitle, t.mapText, map(settings, language)),
    panel('redraws', put(title, { n: Math.abs(fixed), drawn: n }), n === 0 ? t.noRedraws : worth, {
      kind: 'lines',
      x: { label: t.allowed, least: 0, most: Math.max(1, n) },
      y: hundred(t.percent),
      series: [
        { name: t.true, look: 'true', points: chance.map((value, more) => [more, value] as const) },
        ...(printed.length > 1 ? [{ name: t.book, look: 'printed' as const, points: printed }] : []),
      ],
      at: Math.min(redraws, n),
    }),
    panel('whites', t.whitesTitle, put(t.whitesText, { drawn: n }), {
      kind: 'bars',
      y: { label: t.percent, least: 0, most: Math.max(10, ...counts) },
      names: counts.map((_, white) => `${white}`),
      series: [{ name: t.whites, look: 'solid', values: counts }],
      among: counts.map((_, white) => succeeds(whiteWith(fixed, white), fortune)),
      levels: [{ at: 100 / (n + 1), name: t.bookLevel, look: 'reference' }],
    }),
  ];
}

/** How many of the drawn stones are white, with whole weights. */
function whitesOf(settings: Settings): readonly (readonly [number, bigint])[] {
  const { bag, fixed } = trialOf(settings);
  return whiteWays(bag, drawnFor(fixed));
}

/** Fixed stones first, then as many places as are drawn. */
function tokens(settings: Settings): readonly Token[] {
  const fixed = clampFixed(whole(settings, 'fixed'));
  return [
    ...new Array<Token>(Math.abs(fixed)).fill(fixed > 0 ? 'light' : 'dark'),
    ...new Array<Token>(drawnFor(fixed)).fill('open'),
  ];
}

function weigh(share: Fraction): readonly WeighedWay[] {
  return [
    { way: 'success', weight: share.num },
    { way: 'failure', weight: share.den - share.num },
  ];
}

const test: Calculation = {
  id: 'test',
  settings: [
    { id: 'fixed', kind: 'whole', least: -MOST, most: MOST, usual: 2 },
    { id: 'redraws', kind: 'whole', least: 0, most: MOST, usual: 2 },
    { id: 'fortune', kind: 'one', of: ['no', 'yes'], usual: 'no' },
    ...BAG,
  ],
  words: TEST_WORDS,
  good: ['success'],
  whyNot,
  exact: (settings) => weigh(successOf(trialOf(settings))),
  draw: drawTest,
  tokens,
  panels: testPanels,
};

const blow: Calculation = {
  id: 'blow',
  settings: [{ id: 'fixed', kind: 'whole', least: -MOST, most: MOST, usual: 1 }, ...BAG],
  words: BLOW_WORDS,
  good: ['1', '2', '3', '4'],
  whyNot,
  exact(settings) {
    const fixed = whole(settings, 'fixed');
    const sums = new Map<string, bigint>();
    for (const [white, weight] of whitesOf(settings)) {
      const way = `${reussites(whiteWith(fixed, white))}`;
      sums.set(way, (sums.get(way) ?? 0n) + weight);
    }
    return [...sums].map(([way, weight]) => ({ way, weight }));
  },
  draw(settings, chance) {
    const trial = trialOf(settings);
    return `${reussites(whiteWith(trial.fixed, drawCount(storeOf(trial), TEST, drawnFor(trial.fixed), chance)))}`;
  },
  tokens,
  panels(settings, language) {
    const t = wordsIn(language, PANELS);
    const fixed = Array.from({ length: 2 * TABLE + 1 }, (_, i) => i - TABLE).filter((at) => holds(settings, at));
    const mean = (at: number): number => {
      const ways = blow.exact({ ...settings, fixed: at });
      return ways.reduce((sum, { way }) => sum + Number(way) * shareOf(ways, [way]), 0);
    };
    const ways = blow.exact(settings);
    const values = ['0', '1', '2', '3', '4'].map((way) => 100 * shareOf(ways, [way]));
    return [
      panel('reussites', t.blowTitle, put(t.blowText, { mean: decimal(language, mean(whole(settings, 'fixed')), 2) }), {
        kind: 'bars',
        y: { label: t.percent, least: 0, most: Math.max(10, ...values) },
        names: ['0', '1', '2', '3', '4'],
        series: [{ name: t.reussites, look: 'solid', values }],
        among: [false, true, true, true, true],
      }),
      panel('means', t.meansTitle, t.meansText, {
        kind: 'lines',
        x: { label: t.fixed, least: -TABLE, most: TABLE },
        y: { label: t.reussites, least: 0, most: 4, digits: 2 },
        series: [{ name: t.mean, look: 'stems', points: fixed.map((at) => [at, mean(at)] as const) }],
        at: Math.max(-TABLE, Math.min(TABLE, whole(settings, 'fixed'))),
      }),
    ];
  },
};

export const calculations: readonly Calculation[] = [test, blow];
