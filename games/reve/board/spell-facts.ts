/** The figures of a spell as it stands on a sheet: of the list, or of the sheet's own making. */
import { CELLS, type CellIndex } from '../data/map.ts';
import { type Cost, leastCost, type Resistance, spellById, suits } from '../data/spells.ts';
import { isTerrain, type Terrain } from '../data/terrains.ts';
import type { Voie } from '../data/voies.ts';
import type { DreamerView } from '../view.ts';

export interface SpellFacts {
  readonly id: string;
  readonly name: string;
  readonly voies: readonly Voie[];
  readonly ritual: boolean;
  readonly where: string;
  readonly difficulty: number | 'variable';
  readonly cost: Cost;
  readonly target: 'zone' | 'objet' | 'creature' | 'soi';
  readonly resistance: Resistance;
}

export function spellFacts(d: DreamerView, id: string): SpellFacts | undefined {
  const listed = spellById(id);
  if (listed) return listed;
  const own = d.sheet.spells.filter((one) => typeof one !== 'string')[Number(/^own:(\d+)$/.exec(id)?.[1] ?? -1)];
  return own && { ...own, id, voies: [own.voie], cost: { fixed: own.cost } };
}

export const costIsFree = ({ cost }: SpellFacts): boolean => cost === 'variable' || 'atLeast' in cost;

export const terrainOf = ({ where }: SpellFacts): Terrain | undefined => {
  if (where === 'sanctuaireOuOrigine') return 'sanctuaire';
  return isTerrain(where) ? where : CELLS.find(({ coord }) => coord === where)?.kind;
};

/** Where on the map it can be cast, as far as the map alone can tell. */
export const cellsFor = ({ where }: SpellFacts): readonly CellIndex[] =>
  [...CELLS.keys()].filter((cell) => suits(where, cell));

/** What words there are for what a spell costs. */
interface CostWords {
  spellCost(least: number, more: boolean): string;
  readonly freeCost: string;
}

/** "R−5, 4 points de rêve" */
export function figuresOf(facts: SpellFacts, signed: (n: number) => string, words: CostWords): string {
  const difficulty = facts.difficulty === 'variable' ? 'R ?' : `R${signed(facts.difficulty)}`;
  const cost = facts.cost === 'variable' ? words.freeCost : words.spellCost(leastCost(facts), costIsFree(facts));
  return `${difficulty}, ${cost}`;
}
