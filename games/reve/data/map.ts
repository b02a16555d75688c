/**
 * The map of the TMR (RDD-MAP-01): 189 cells, thirteen columns of fifteen and fourteen in turn. One line a cell, column
 * by column from north to south, in the spellings of the third edition; proper names are the same in both languages.
 * The first word of a name is its kind. The river's cells have no names of their own: all are the Fleuve de l’Oubli.
 *
 * RDD-MAP-02: A15 is a city, the river leaves the map at A13. G9 is a desolation, as on the printed map.
 */
import { TERRAIN_WORDS, TERRAINS, type Terrain } from './terrains.ts';

export interface Cell {
  /** A letter for the column, west to east, and a number for the row, north to south. */
  readonly coord: string;
  readonly kind: Terrain;
  readonly name: string;
}

/** The place of a cell in CELLS: 0 is A1, 15 is B1, 188 is M15. */
export type CellIndex = number;

const MAP = `
A1   Cité Vide
A2   Désert de Mieux
A3   Désolation de Demain
A4   Forêt de Falconax
A5   Plaines de Trilkh
A6   Nécropole de Zniak
A7   Plaines de l’Arc
A8   Gouffre de Shok
A9   Collines de Korrex
A10  Sanctuaire d’Olis
A11  Désolation d’Hier
A12  Plaines Sages
A13  Fleuve de l’Oubli
A14  Collines de Stolis
A15  Cité de Mielh

B1   Plaines d’Assorh
B2   Collines de Dawell
B3   Plaines de Rubega
B4   Monts Crâneurs
B5   Collines de Tanegy
B6   Forêt de Bust
B7   Marais Bluants
B8   Fleuve de l’Oubli
B9   Lac de Lucre
B10  Monts Salés
B11  Cité de Brilz
B12  Fleuve de l’Oubli
B13  Gouffre des Litiges
B14  Nécropole de Gorlo

C1   Nécropole de Kroak
C2   Marais Glignants
C3   Fleuve de l’Oubli
C4   Pont de Giolii
C5   Marais Flouants
C6   Cité Pavois
C7   Fleuve de l’Oubli
C8   Forêt Turmide
C9   Monts Tuméfiés
C10  Marais de Dom
C11  Pont de Roï
C12  Lac de Fricassa
C13  Désert de Neige
C14  Forêt de Bissam
C15  Plaines de Toué

D1   Fleuve de l’Oubli
D2   Cité de Frost
D3   Gouffre d’Oki
D4   Lac de Foam
D5   Fleuve de l’Oubli
D6   Fleuve de l’Oubli
D7   Plaines d’Affa
D8   Cité d’Olak
D9   Pont d’Orx
D10  Fleuve de l’Oubli
D11  Désolation de Partout
D12  Collines d’Huaï
D13  Cité Sordide
D14  Sanctuaire Plat

E1   Monts de Kanaï
E2   Plaines de Fiask
E3   Forêt d’Estoubh
E4   Plaines d’Orti
E5   Monts Brûlants
E6   Sanctuaire de Plaine
E7   Forêt de Glusks
E8   Plaines d’Iolise
E9   Fleuve de l’Oubli
E10  Gouffre de Junk
E11  Lac de Glinster
E12  Monts Ajourés
E13  Plaines de Xnez
E14  Monts de Quath
E15  Forêt des Furies

F1   Cité Glauque
F2   Lac de Misère
F3   Fleuve de l’Oubli
F4   Fleuve de l’Oubli
F5   Cité de Panople
F6   Fleuve de l’Oubli
F7   Fleuve de l’Oubli
F8   Lac des Chats
F9   Plaines de Foe
F10  Marais Zultants
F11  Cité de Noape
F12  Nécropole de Throat
F13  Forêt des Cris
F14  Plaines Brisées

G1   Désolation de Jamais
G2   Marais Nuisants
G3   Gouffre de Sun
G4   Sanctuaire Blanc
G5   Pont d’Ik
G6   Marais Glutants
G7   Cité de Terwa
G8   Plaines Sans Joie
G9   Désolation de Sel
G10  Cité de Sergal
G11  Fleuve de l’Oubli
G12  Plaines de Lufmil
G13  Plaines Calcaires
G14  Désert de Sek
G15  Plaines des Soupirs

H1   Lac d’Anticalme
H2   Collines de Parta
H3   Forêt de Ganna
H4   Plaines de Psark
H5   Désert de Krane
H6   Monts Gurdes
H7   Gouffre de Kapfa
H8   Forêt d’Ourf
H9   Collines de Noirseul
H10  Plaines Noires
H11  Fleuve de l’Oubli
H12  Collines de Tooth
H13  Désolation de Rien
H14  Plaines Blanches

I1   Plaines Grises
I2   Forêt Fade
I3   Monts Grinçants
I4   Plaines de Xiax
I5   Désolation de Toujours
I6   Nécropole de Xotar
I7   Plaines de Troo
I8   Fleuve de l’Oubli
I9   Fleuve de l’Oubli
I10  Lac Wanito
I11  Pont de Yalm
I12  Gouffre Abimeux
I13  Monts Bigleux
I14  Cité Destituée
I15  Monts des Dragées

J1   Monts Fainéants
J2   Désert de Poly
J3   Cité Venin
J4   Collines d’Encre
J5   Marais de Jab
J6   Lac d’Iaupe
J7   Fleuve de l’Oubli
J8   Monts Barask
J9   Marais Gronchants
J10  Fleuve de l’Oubli
J11  Plaines de Miltiar
J12  Cité Folle
J13  Gouffre de Gromph
J14  Désert de Sank

K1   Cité d’Onkause
K2   Forêt Tamée
K3   Plaines de Dois
K4   Pont de Fah
K5   Fleuve de l’Oubli
K6   Désolation de Poor
K7   Cité de Kolix
K8   Désert de Fumée
K9   Sanctuaire Noir
K10  Plaines Jaunes
K11  Cité Tonnerre
K12  Désolation d’Amour
K13  Forêt de Kluth
K14  Nécropole d’Antinear
K15  Collines Pourpres

L1   Fleuve de l’Oubli
L2   Fleuve de l’Oubli
L3   Lac Laineux
L4   Sanctuaire Mauve
L5   Collines Suaves
L6   Forêt Gueuse
L7   Gouffre d’Episophe
L8   Monts Tavelés
L9   Collines Cornues
L10  Désert de Nicrop
L11  Collines de Kol
L12  Plaines Venteuses
L13  Monts Dormants
L14  Plaines de Jislith

M1   Cité Jalouse
M2   Nécropole de Logos
M3   Monts de Vdah
M4   Gouffre Grisant
M5   Cité Rimarde
M6   Désolation de Presque
M7   Désert de Lave
M8   Plaines Lavées
M9   Nécropole de Zonar
M10  Forêt de Jajou
M11  Cité Crapaud
M12  Collines Révulsantes
M13  Plaines d’Anjou
M14  Désolation d’Après
M15  Cité de Klana
`;

const KIND_OF_WORD: ReadonlyMap<string, Terrain> = new Map(TERRAINS.map((kind) => [TERRAIN_WORDS[kind].fr, kind]));

function cell(line: string): Cell {
  const [coord, name] = /^(\w+) +(.+)$/.exec(line)?.slice(1) ?? [];
  const kind = KIND_OF_WORD.get(name?.split(' ')[0]?.toLowerCase() ?? '');
  if (coord === undefined || name === undefined || kind === undefined) throw new SyntaxError(`no cell: ${line}`);
  return { coord, kind, name };
}

export const CELLS: readonly Cell[] = MAP.split('\n')
  .filter((line) => line !== '')
  .map(cell);

const INDEX: ReadonlyMap<string, CellIndex> = new Map(CELLS.map(({ coord }, index) => [coord, index]));

export function cellAt(coord: string): CellIndex | undefined {
  return INDEX.get(coord);
}

/** The name of a cell. */
export const coordOf = (cell: CellIndex): string => CELLS[cell]?.coord ?? '';

const OF_KIND: ReadonlyMap<Terrain, readonly CellIndex[]> = new Map(
  TERRAINS.map((kind) => [kind, [...CELLS.keys()].filter((index) => CELLS[index]?.kind === kind)]),
);

/** In the order of the map. */
export function cellsOfKind(kind: Terrain): readonly CellIndex[] {
  return OF_KIND.get(kind) ?? [];
}
