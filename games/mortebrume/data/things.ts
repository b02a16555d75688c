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
export const thingOf = (id: string): Thing | undefined => things.get(id);

/** Reserved actions, and how often each: once a turn or once a game. */
export const RESERVED = {
  'garde-haute': { limit: 'turn', name: { fr: 'Garde haute', en: 'High guard' } },
  'pas-de-cote': { limit: 'turn', name: { fr: 'Pas de côté', en: 'Sidestep' } },
  rage: { limit: 'game', name: { fr: 'Rage', en: 'Rage' } },
  'second-souffle': { limit: 'game', name: { fr: 'Second souffle', en: 'Second wind' } },
  'oeil-du-guetteur': { limit: 'game', name: { fr: 'Œil du guetteur', en: 'Watcher’s eye' } },
} satisfies Readonly<Record<string, { readonly limit: 'turn' | 'game'; readonly name: Words }>>;
export type Reserved = keyof typeof RESERVED;
