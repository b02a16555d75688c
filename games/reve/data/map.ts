/**
 * The map of the TMR (RDD-MAP-01): 189 cells, thirteen columns of fifteen and fourteen in turn. Five cells a line, column
 * by column from north to south, in the spellings of the third edition; proper names are the same in both languages.
 * The first word of a name is its kind. The river's cells have no names of their own: all are the Fleuve de l’Oubli.
 *
 * RDD-MAP-02: A15 is a city, the river leaves the map at A13. G9 is a desolation, as on the printed map.
 */
import { TERRAIN_WORDS, TERRAINS, type Terrain } from './terrains.ts';

/** The coordinate is a letter for the column, west to east, and a number for the row, north to south. */
export type Cell = { readonly coord: string; readonly kind: Terrain; readonly name: string };

/** The place of a cell in CELLS: 0 is A1, 15 is B1, 188 is M15. */
export type CellIndex = number;

const MAP = `
A1  Cité Vide · Désert de Mieux · Désolation de Demain · Forêt de Falconax · Plaines de Trilkh
A6  Nécropole de Zniak · Plaines de l’Arc · Gouffre de Shok · Collines de Korrex · Sanctuaire d’Olis
A11 Désolation d’Hier · Plaines Sages · Fleuve de l’Oubli · Collines de Stolis · Cité de Mielh
B1  Plaines d’Assorh · Collines de Dawell · Plaines de Rubega · Monts Crâneurs · Collines de Tanegy
B6  Forêt de Bust · Marais Bluants · Fleuve de l’Oubli · Lac de Lucre · Monts Salés
B11 Cité de Brilz · Fleuve de l’Oubli · Gouffre des Litiges · Nécropole de Gorlo
C1  Nécropole de Kroak · Marais Glignants · Fleuve de l’Oubli · Pont de Giolii · Marais Flouants
C6  Cité Pavois · Fleuve de l’Oubli · Forêt Turmide · Monts Tuméfiés · Marais de Dom
C11 Pont de Roï · Lac de Fricassa · Désert de Neige · Forêt de Bissam · Plaines de Toué
D1  Fleuve de l’Oubli · Cité de Frost · Gouffre d’Oki · Lac de Foam · Fleuve de l’Oubli
D6  Fleuve de l’Oubli · Plaines d’Affa · Cité d’Olak · Pont d’Orx · Fleuve de l’Oubli
D11 Désolation de Partout · Collines d’Huaï · Cité Sordide · Sanctuaire Plat
E1  Monts de Kanaï · Plaines de Fiask · Forêt d’Estoubh · Plaines d’Orti · Monts Brûlants
E6  Sanctuaire de Plaine · Forêt de Glusks · Plaines d’Iolise · Fleuve de l’Oubli · Gouffre de Junk
E11 Lac de Glinster · Monts Ajourés · Plaines de Xnez · Monts de Quath · Forêt des Furies
F1  Cité Glauque · Lac de Misère · Fleuve de l’Oubli · Fleuve de l’Oubli · Cité de Panople
F6  Fleuve de l’Oubli · Fleuve de l’Oubli · Lac des Chats · Plaines de Foe · Marais Zultants
F11 Cité de Noape · Nécropole de Throat · Forêt des Cris · Plaines Brisées
G1  Désolation de Jamais · Marais Nuisants · Gouffre de Sun · Sanctuaire Blanc · Pont d’Ik
G6  Marais Glutants · Cité de Terwa · Plaines Sans Joie · Désolation de Sel · Cité de Sergal
G11 Fleuve de l’Oubli · Plaines de Lufmil · Plaines Calcaires · Désert de Sek · Plaines des Soupirs
H1  Lac d’Anticalme · Collines de Parta · Forêt de Ganna · Plaines de Psark · Désert de Krane
H6  Monts Gurdes · Gouffre de Kapfa · Forêt d’Ourf · Collines de Noirseul · Plaines Noires
H11 Fleuve de l’Oubli · Collines de Tooth · Désolation de Rien · Plaines Blanches
I1  Plaines Grises · Forêt Fade · Monts Grinçants · Plaines de Xiax · Désolation de Toujours
I6  Nécropole de Xotar · Plaines de Troo · Fleuve de l’Oubli · Fleuve de l’Oubli · Lac Wanito
I11 Pont de Yalm · Gouffre Abimeux · Monts Bigleux · Cité Destituée · Monts des Dragées
J1  Monts Fainéants · Désert de Poly · Cité Venin · Collines d’Encre · Marais de Jab
J6  Lac d’Iaupe · Fleuve de l’Oubli · Monts Barask · Marais Gronchants · Fleuve de l’Oubli
J11 Plaines de Miltiar · Cité Folle · Gouffre de Gromph · Désert de Sank
K1  Cité d’Onkause · Forêt Tamée · Plaines de Dois · Pont de Fah · Fleuve de l’Oubli
K6  Désolation de Poor · Cité de Kolix · Désert de Fumée · Sanctuaire Noir · Plaines Jaunes
K11 Cité Tonnerre · Désolation d’Amour · Forêt de Kluth · Nécropole d’Antinear · Collines Pourpres
L1  Fleuve de l’Oubli · Fleuve de l’Oubli · Lac Laineux · Sanctuaire Mauve · Collines Suaves
L6  Forêt Gueuse · Gouffre d’Episophe · Monts Tavelés · Collines Cornues · Désert de Nicrop
L11 Collines de Kol · Plaines Venteuses · Monts Dormants · Plaines de Jislith
M1  Cité Jalouse · Nécropole de Logos · Monts de Vdah · Gouffre Grisant · Cité Rimarde
M6  Désolation de Presque · Désert de Lave · Plaines Lavées · Nécropole de Zonar · Forêt de Jajou
M11 Cité Crapaud · Collines Révulsantes · Plaines d’Anjou · Désolation d’Après · Cité de Klana
`;

const KIND_OF_WORD: ReadonlyMap<string, Terrain> = new Map(TERRAINS.map((kind) => [TERRAIN_WORDS[kind].fr, kind]));

function cellsIn(line: string): Cell[] {
  const [column = '', row, names = ''] = /^([A-M])(\d+) +(.+)$/.exec(line)?.slice(1) ?? [];
  return names.split(' · ').map((name, i) => {
    const kind = KIND_OF_WORD.get(name.split(' ')[0]?.toLowerCase() ?? '');
    if (kind === undefined) throw new SyntaxError(`no cells: ${line}`);
    return { coord: `${column}${Number(row) + i}`, kind, name };
  });
}

export const CELLS: readonly Cell[] = MAP.trim().split('\n').flatMap(cellsIn);

const INDEX: ReadonlyMap<string, CellIndex> = new Map(CELLS.map(({ coord }, index) => [coord, index]));

export const cellAt = (coord: string): CellIndex | undefined => INDEX.get(coord);

/** The name of a cell. */
export const coordOf = (cell: CellIndex): string => CELLS[cell]?.coord ?? '';

const OF_KIND: ReadonlyMap<Terrain, readonly CellIndex[]> = new Map(
  TERRAINS.map((kind) => [kind, [...CELLS.keys()].filter((index) => CELLS[index]?.kind === kind)]),
);

/** In the order of the map. */
export const cellsOfKind = (kind: Terrain): readonly CellIndex[] => OF_KIND.get(kind) ?? [];
