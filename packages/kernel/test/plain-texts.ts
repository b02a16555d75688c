import type { Event } from '../src/events.ts';
import type { Texts } from '../src/game.ts';
import { canonical } from '../src/plain.ts';

/** Words for a test game that nobody reads: the rules in one language, everything else as it is. */
export function plainTexts<A, E extends Event, V>(
  title: string,
  rules: Texts['rules'],
): Record<'fr' | 'en', Texts<A, E, V>> {
  const texts: Texts<A, E, V> = {
    title,
    pitch: title,
    rules,
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
