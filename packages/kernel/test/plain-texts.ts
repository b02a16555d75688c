import type { GameTypes, Texts } from '../src/game.ts';
import { canonical } from '../src/plain.ts';

/** Words for a test game that nobody reads: the rules in one language, everything else as it is. */
export function plainTexts<G extends GameTypes>(title: string, rules: Texts['rules']): Record<'fr' | 'en', Texts<G>> {
  const texts: Texts<G> = {
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
