/** The figures of a spell as it stands on a sheet: of the list, or of the sheet's own making. */
import { CELLS, type CellIndex } from '../data/map.ts';
import { leastCost, suits } from '../data/spells.ts';
import { isTerrain, type Terrain } from '../data/terrains.ts';
import type { SpellFacts } from '../sketch.ts';

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
