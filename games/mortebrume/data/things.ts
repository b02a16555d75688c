/** MOR-OBJ-03: objects and what they weigh; HB-16: reserved actions. */
import type { Words } from '@reverie/kernel/words';

export interface Thing {
  readonly id: string;
  readonly name: Words;
  readonly encumbrance: number;
}

export const THINGS: readonly Thing[] = [
  { id: 'relique', name: { fr: 'relique', en: 'relic' }, encumbrance: 2 },
  { id: 'coffre', name: { fr: 'coffre', en: 'chest' }, encumbrance: 5 },
  { id: 'rocher', name: { fr: 'rocher', en: 'boulder' }, encumbrance: 4 },
  { id: 'grimoire', name: { fr: 'grimoire', en: 'grimoire' }, encumbrance: 1 },
];
const things = new Map(THINGS.map((one) => [one.id, one]));
export function thingOf(id: string): Thing | undefined {
  return things.get(id);
}

export const RESERVED = ['garde-haute', 'pas-de-cote', 'rage', 'second-souffle', 'oeil-du-guetteur'] as const;
export type Reserved = (typeof RESERVED)[number];

/** How often: once a turn or once a game. */
export const RESERVED_LIMIT: Readonly<Record<Reserved, 'turn' | 'game'>> = {
  'garde-haute': 'turn',
  'pas-de-cote': 'turn',
  rage: 'game',
  'second-souffle': 'game',
  'oeil-du-guetteur': 'game',
};

export const RESERVED_NAMES: Readonly<Record<Reserved, Words>> = {
  'garde-haute': { fr: 'Garde haute', en: 'High guard' },
  'pas-de-cote': { fr: 'Pas de côté', en: 'Sidestep' },
  rage: { fr: 'Rage', en: 'Rage' },
  'second-souffle': { fr: 'Second souffle', en: 'Second wind' },
  'oeil-du-guetteur': { fr: 'Œil du guetteur', en: 'Watcher’s eye' },
};
