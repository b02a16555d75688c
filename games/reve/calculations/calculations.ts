/** What players of Rêve ask about dice: a roll, the encounters of a way, who is met on a terrain, and mastering one. */
import { type Calculation, hundred, panel, shareOf, type WeighedWay, whole } from '@reverie/kernel/calculation';
import type { Language } from '@reverie/kernel/game';
import type { Axis, BarPlot, LinePlot, MapCell, Series, Settings } from '@reverie/kernel/plot';
import { decimal, put, wordsIn } from '@reverie/kernel/words';
import { die, explode, sum } from '@reverie/odds/dice';
import type { Dist } from '@reverie/odds/dist';
import { ENCOUNTER_WORDS, encounterAt, encounterWeights, forceOf, KINDS, type TableKind } from '../data/encounters.ts';
import { TERRAIN_WORDS, TERRAINS, type Terrain } from '../data/terrains.ts';
import { chanceOf, isSuccess, RESULTS, type Result, read, weights } from '../resolution.ts';
import { drawForce } from '../rules/purposes.ts';
import { ENCOUNTERS_WORDS, MASTERING_WORDS, MET_WORDS, PANELS, ROLL_WORDS } from './words.ts';

const ROLL = { label: 'roll', seen: 'all' } as const;

const weighed = (ways: readonly string[], weights: readonly number[]): readonly WeighedWay[] =>
  weights.flatMap((weight, i) => (weight === 0 ? [] : [{ way: ways[i] as string, weight: BigInt(weight) }]));

/** How often each of these ways comes; those that are hoped for count. */
function bars(calculation: Calculation, ways: readonly string[], settings: Settings, language: Language): BarPlot {
  const { percent } = wordsIn(language, PANELS);
  const all = calculation.exact(settings);
  const values = ways.map((way) => 100 * shareOf(all, [way]));
  return {
    kind: 'bars',
    y: { label: percent, least: 0, most: Math.max(10, ...values) },
    names: ways.map(calculation.words[language].way),
    series: [{ name: percent, look: 'solid', values }],
    among: ways.map((way) => calculation.good.includes(way)),
  };
}

/** A chance along one of the settings, and where that stands. */
function line(language: Language, along: Along, chance: (x: number) => number, at: number): LinePlot {
  const { name, look, ...x } = along;
  const points = Array.from({ length: x.most - x.least + 1 }, (_, i) => [x.least + i, chance(x.least + i)] as const);
  const { percent } = wordsIn(language, PANELS);
  return { kind: 'lines', x, y: hundred(percent), series: [{ name, look, points }], at: Math.min(at, x.most) };
}
type Along = Axis & Pick<Series, 'name' | 'look'>;

/** RDD-ROLL-01 */
const roll: Calculation = {
  id: 'roll',
  settings: [
    { id: 'characteristic', kind: 'whole', least: 1, most: 30, usual: 12 },
    { id: 'adjustment', kind: 'whole', least: -17, most: 22, usual: -2 },
  ],
  words: ROLL_WORDS,
  good: RESULTS.filter(isSuccess),
  exact: (settings) => weighed(RESULTS, weights(whole(settings, 'characteristic'), whole(settings, 'adjustment'))),
  draw(settings, chance) {
    const adjustment = whole(settings, 'adjustment');
    return read(chanceOf(whole(settings, 'characteristic'), adjustment), adjustment, chance.die(ROLL, 100));
  },
  panels(settings, language) {
    const t = wordsIn(language, PANELS);
    const success = (adjustment: number): number => 100 * shareOf(roll.exact({ ...settings, adjustment }), roll.good);
    const at = whole(settings, 'adjustment');
    const chance = chanceOf(whole(settings, 'characteristic'), at);
    const more = success(at + 1) - success(at);
    const worth = more < 0.05 ? t.noMore : put(t.adjustmentsText, { more: decimal(language, more, 1) });
    const along = { label: t.adjustment, least: -17, most: 11, name: t.success, look: 'stems' } as const;
    return [
      panel('results', t.resultsTitle, put(t.resultsText, { chance }), bars(roll, RESULTS, settings, language)),
      panel('adjustments', t.adjustmentsTitle, worth, line(language, along, success, at)),
    ];
  },
};

const MOST_CELLS = 20;
/** RDD-ENC-01: a seven on a die of seven. */
const FACES = 7;
const COUNTED = ['0', '1', '2', '3'] as const;
/** Three stands for three and more. */
const countedAs = (met: number): string => `${Math.min(met, 3)}`;

const encounters: Calculation = {
  id: 'encounters',
  settings: [{ id: 'cells', kind: 'whole', least: 1, most: MOST_CELLS, usual: 5 }],
  words: ENCOUNTERS_WORDS,
  good: ['1', '2', '3'],
  exact(settings) {
    const sums = new Map<string, bigint>();
    const met = die(FACES)
      .map((face) => (face === FACES ? 1 : 0))
      .times(whole(settings, 'cells'));
    for (const [times, weight] of met.entries) sums.set(countedAs(times), (sums.get(countedAs(times)) ?? 0n) + weight);
    return [...sums].map(([way, weight]) => ({ way, weight }));
  },
  draw(settings, chance) {
    let met = 0;
    for (let cell = whole(settings, 'cells'); cell > 0; cell--) if (chance.die(ROLL, FACES) === FACES) met++;
    return countedAs(met);
  },
  panels(settings, language) {
    const t = wordsIn(language, PANELS);
    const cells = whole(settings, 'cells');
    const met = (n: number): number => 100 * shareOf(encounters.exact({ cells: n }), encounters.good);
    const mean = decimal(language, cells / FACES, 1);
    const text = put(cells / FACES < 2 ? t.countText : t.countsText, { mean });
    const title = cells === 1 ? t.onOne : put(t.countsTitle, { cells });
    const along = { label: t.cells, least: 1, most: MOST_CELLS, name: t.atLeastOne, look: 'stems' } as const;
    return [
      panel('ways', t.waysTitle, t.waysText, line(language, along, met, cells)),
      panel('counts', title, text, bars(encounters, COUNTED, settings, language)),
    ];
  },
};

/** The terrains that head a column of the table each; two share one. */
const COLUMNS: readonly Terrain[] = ['cite', 'plaines', 'collines', 'monts', 'fleuve', 'marais', 'necropole'];
const nameOf = (kind: string, language: Language): string => ENCOUNTER_WORDS[kind as TableKind]?.[language] ?? kind;

/** RDD-ENC-02 */
const met: Calculation = {
  id: 'met',
  settings: [{ id: 'terrain', kind: 'one', of: TERRAINS, usual: 'plaines' }],
  words: MET_WORDS,
  good: ['messager', 'passeur', 'fleur'],
  exact: (settings) => weighed(KINDS, encounterWeights(settings.terrain as Terrain)),
  draw: (settings, chance) => encounterAt(settings.terrain as Terrain, chance.die(ROLL, 100)),
  panels(settings, language) {
    const t = wordsIn(language, PANELS);
    const average = KINDS.map(
      (_, i) => COLUMNS.reduce((total, terrain) => total + (encounterWeights(terrain)[i] ?? 0), 0) / COLUMNS.length,
    );
    const here = encounterWeights(settings.terrain as Terrain).join();
    const column = COLUMNS.findIndex((terrain) => encounterWeights(terrain).join() === here);
    return [
      panel('map', t.metTitle, t.metText, {
        kind: 'map',
        across: t.terrain,
        down: t.encounter,
        columns: COLUMNS.map((terrain) => TERRAIN_WORDS[terrain][language]),
        rows: KINDS.map((kind, i) => ({
          name: nameOf(kind, language),
          cells: COLUMNS.map((terrain): MapCell => {
            const value = encounterWeights(terrain)[i] ?? 0;
            return { value, gap: value - (average[i] ?? 0), sets: { terrain } };
          }),
        })),
        at: [-1, column],
        legend: { above: t.above, below: t.below },
      }),
    ];
  },
};

/** How often a seven may follow a seven before the rest is left out: once in 16 million. */
const DEPTH = 8;
/** RDD-DDR-01: a die of eight where 8 counts 0, and 7 is added and rolled again. */
const draconic = (): Dist<number> =>
  explode(
    die(8).map((face) => (face === 8 ? 0 : face)),
    [7],
    { depth: DEPTH },
  );

const forces = new Map<TableKind, Dist<number>>();
/** RDD-ENC-03 */
function forcesOf(kind: TableKind): Dist<number> {
  let found = forces.get(kind);
  if (!found) {
    const force = forceOf(kind);
    found =
      force === '7+ddr'
        ? draconic()
            .followed()
            .map((more) => 7 + more)
        : sum(force.count, die(force.sides)).map((total) => total + force.plus);
    forces.set(kind, found);
  }
  return found;
}

/** RDD-ENC-05: current points against the force, with a Draconic. */
const mastering: Calculation = {
  id: 'mastering',
  settings: [
    { id: 'encounter', kind: 'one', of: KINDS, usual: 'mangeur' },
    { id: 'points', kind: 'whole', least: 1, most: 30, usual: 12 },
    { id: 'draconic', kind: 'whole', least: -11, most: 15, usual: 2 },
  ],
  words: MASTERING_WORDS,
  good: ['mastered'],
  exact(settings) {
    const { entries } = forcesOf(settings.encounter as TableKind);
    let [won, all] = [0n, 0n];
    for (const [force, weight] of entries) {
      const table = weights(whole(settings, 'points'), whole(settings, 'draconic') - force);
      const good = table.reduce((total, one, i) => (isSuccess(RESULTS[i] as Result) ? total + one : total), 0);
      won += weight * BigInt(good);
      all += weight * 100n;
    }
    return [
      { way: 'mastered', weight: won },
      { way: 'lost', weight: all - won },
    ];
  },
  draw(settings, chance) {
    const adjustment = whole(settings, 'draconic') - drawForce(forceOf(settings.encounter as TableKind), chance, ROLL);
    const percent = chanceOf(whole(settings, 'points'), adjustment);
    return isSuccess(read(percent, adjustment, chance.die(ROLL, 100))) ? 'mastered' : 'lost';
  },
  panels(settings, language) {
    const t = wordsIn(language, PANELS);
    const chance = (other: Settings): number => 100 * shareOf(mastering.exact({ ...settings, ...other }), ['mastered']);
    const along = { label: t.points, least: 1, most: 20, name: t.mastered, look: 'true' } as const;
    const plot = line(language, along, (points) => chance({ points }), whole(settings, 'points'));
    return [
      panel('kinds', t.kindsTitle, t.kindsText, {
        kind: 'rows',
        x: hundred(t.percent),
        reference: 50,
        rows: KINDS.map((encounter) => ({ name: nameOf(encounter, language), value: chance({ encounter }) })),
      }),
      panel('points', put(t.pointsTitle, { name: nameOf(settings.encounter as string, language) }), t.pointsText, plot),
    ];
  },
};

export const calculations: readonly Calculation[] = [encounters, roll, met, mastering];
