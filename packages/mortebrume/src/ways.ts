/** How an answer may turn out, by the first event that settles it. */
import type { Decision } from '@reverie/kernel/game';
import type { Answer } from './answers.ts';
import type { Event } from './events.ts';

/** After these answers the dice may fall. */
const ROLLING: ReadonlySet<Answer['do']> = new Set([
  'answer',
  'dice',
  'declare',
  'react',
  'cast',
  'escape',
  'stake',
  'plan',
  'fight',
  'slip',
  'pass',
  'name',
  'choose',
  'blow',
]);

export function wayOf(e: Event, _d: Decision, a: Answer): string | undefined {
  if (!ROLLING.has(a.do)) return undefined;
  switch (e.kind) {
    case 'struck':
      return e.special ? `${e.result}.special` : e.result;
    case 'shot':
      return e.hit ? 'hit' : 'missed';
    case 'cast':
      return e.success ? 'cast' : 'notCast';
    case 'freed':
      return 'freed';
    case 'escapeFailed':
      return 'held';
    case 'morale':
      return e.seat === null ? 'morale.none' : `morale.${e.seat}`;
    case 'initiative':
      return `initiative.${e.seat}`;
    case 'captured':
      return 'captured';
    case 'captureFailed':
      return 'captureFailed';
    default:
      return undefined;
  }
}
