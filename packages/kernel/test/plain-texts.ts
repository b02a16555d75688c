import type { GameTypes, Texts } from '../src/game.ts';
import { canonical } from '../src/plain.ts';
import type { Rulebook } from '../src/rulebook.ts';

/** Words for a test game that nobody reads: everything as it is. */
export function plainTexts<G extends GameTypes>(title: string): Record<'fr' | 'en', Texts<G>> {
  const texts: Texts<G> = {
    title,
    pitch: title,
    role: (role) => role,
    event: (e) => canonical(e),
    decision: (d) => d.kind,
    choice: (_, a) => canonical(a),
    way: (way) => way,
    reason: (reason) => reason,
    purpose: (label) => label,
    drawn: (_, outcome) => String(outcome),
    term: (what) => what,
    board: (view) => canonical(view),
  };
  return { fr: texts, en: texts };
}

/** A rule book of which only the ids matter. */
export const plainRulebook = (ids: readonly string[]): Rulebook => [
  {
    id: 'all',
    title: { fr: 'Tout', en: 'All' },
    preface: { fr: 'Tout.', en: 'All.' },
    rules: Object.fromEntries(ids.map((id) => [id, { mark: 'M', fr: `${id}.`, en: `${id}.` }])),
  },
];
