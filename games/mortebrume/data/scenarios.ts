/** HB-34, HB-35: five scenarios. Lengths in centimetres on a table of 75; on a larger one the pieces move apart. */
import type { Words } from '@reverie/kernel/words';
import type { TerrainKind } from './terrain.ts';

export type Goal = 'fight' | 'relic' | 'hostage' | 'cross' | 'hold';

export interface SceneryPiece {
  readonly kind: TerrainKind;
  /** Its corners, in order. */
  readonly at: readonly (readonly [number, number])[];
  /** Its height; for a pit its depth. */
  readonly height: number;
}

export interface Scenario {
  readonly id: string;
  readonly name: Words;
  readonly goal: Goal;
  readonly turns: number;
  /** What the rolled visibility is multiplied by, in halves: 2 is plain, 1 a pea soup. */
  readonly halves: number;
  readonly weather: 'calm' | 'rain';
  readonly strip: number;
  readonly scenery: readonly SceneryPiece[];
  readonly things: readonly { readonly thing: string; readonly at: readonly [number, number] }[];
  /** The ground to hold: a disc around the middle. */
  readonly zone: number;
}

export const box = (kind: TerrainKind, x: number, y: number, w: number, h: number, height: number): SceneryPiece => ({
  kind,
  // biome-ignore format: corners go around
  at: [[x, y], [x + w, y], [x + w, y + h], [x, y + h]],
  height,
});

/** The same piece seen from the other side of the table: neither player has the better half. */
const turned = (piece: SceneryPiece): SceneryPiece => ({
  ...piece,
  at: piece.at.map(([x, y]) => [75 - x, 75 - y] as const),
});
const twice = (pieces: readonly SceneryPiece[]): SceneryPiece[] => pieces.flatMap((one) => [one, turned(one)]);

const plain = { turns: 8, halves: 2, weather: 'calm', strip: 15, things: [], zone: 0 } as const;

export const SCENARIOS: readonly Scenario[] = [
  {
    ...plain,
    id: 'escarmouche',
    name: { fr: 'Escarmouche', en: 'Skirmish' },
    goal: 'fight',
    scenery: twice([
      box('wall', 12, 24, 12, 2, 5),
      box('wood', 46, 20, 13, 9, 7),
      box('rock', 28, 27, 8, 7, 3),
      box('mire', 5, 36, 11, 7, 0),
    ]),
  },
  {
    ...plain,
    id: 'relique',
    name: { fr: 'La relique', en: 'The relic' },
    goal: 'relic',
    things: [{ thing: 'relique', at: [37.5, 37.5] }],
    scenery: twice([
      box('wall', 26, 29, 2, 10, 4),
      box('wall', 31, 24, 9, 2, 4),
      box('wood', 8, 18, 12, 10, 7),
      box('rock', 52, 21, 9, 8, 4),
    ]),
  },
  {
    ...plain,
    id: 'otage',
    name: { fr: 'L’otage', en: 'The hostage' },
    goal: 'hostage',
    halves: 1,
    scenery: [
      ...twice([box('wall', 18, 26, 14, 2, 6), box('steps', 44, 22, 10, 10, 2), box('mire', 6, 33, 9, 9, 0)]),
      box('wood', 32, 33, 11, 9, 7),
    ],
  },
  {
    ...plain,
    id: 'traversee',
    name: { fr: 'La traversée', en: 'The crossing' },
    goal: 'cross',
    weather: 'rain',
    scenery: [
      box('hole', 14, 36.5, 20, 2, 6),
      box('hole', 41, 36.5, 20, 2, 6),
      ...twice([box('wood', 18, 20, 12, 8, 7), box('wall', 48, 24, 10, 2, 5)]),
    ],
  },
  {
    ...plain,
    id: 'colline',
    name: { fr: 'La colline', en: 'The hill' },
    goal: 'hold',
    zone: 9,
    scenery: [
      // biome-ignore format: corners go around
      { kind: 'steps', at: [[33, 29], [42, 29], [46, 33], [46, 42], [42, 46], [33, 46], [29, 42], [29, 33]], height: 3 },
      ...twice([box('rock', 12, 24, 8, 7, 4), box('wood', 50, 18, 11, 8, 7), box('hole', 22, 20, 8, 4, 5)]),
    ],
  },
];

export const scenarioOf = (id: string): Scenario | undefined => SCENARIOS.find((one) => one.id === id);
