/** How an answer may turn out, by the first event that settles it, and what that is worth to whom. */
import type { Worth } from '@reverie/kernel/game';
import type { Answer } from './answers.ts';
import type { Event } from './events.ts';
import type { Decision } from './types.ts';

/** After these answers the dice may fall. */
const ROLLING: ReadonlySet<Answer['do']> = new Set([
  'answer',
  'dice',
  'declare',
  'react',
  'cast',
  'escape',
  'stake',
  'fight',
  'slip',
  'pass',
  'name',
  'choose',
  'blow',
]);

export function wayOf(e: Event, d: Decision, a: Answer): string | undefined {
  if (!ROLLING.has(a.do)) return undefined;
  switch (e.kind) {
    case 'struck':
      // A sweep meets several: whoever answers, or adds dice, asks how it ends for himself.
      if (d.kind === 'answer' && e.target.id !== d.about.fighter) return undefined;
      if (d.kind === 'dice' && e.target.id !== d.about.fighter && e.who.id !== d.about.fighter) return undefined;
      return e.special ? `${e.result}.special` : e.result;
    case 'shot':
      return e.hit ? 'hit' : 'missed';
    case 'cast':
      return e.success ? 'cast' : 'notCast';
    case 'freed':
      // Whoever is struck down or captured lets go of his own prisoners.
      return d.kind === 'blow' ? undefined : 'freed';
    case 'escapeFailed':
      return 'held';
    case 'morale':
      return e.seat === null ? 'morale.none' : `morale.${e.seat}`;
    case 'initiative':
      return `initiative.${e.seat}`;
    case 'wounded':
      // What stuns may wound by itself first; nobody deals that.
      if (d.kind !== 'blow' || e.by === null) return undefined;
      return e.left === 0 ? 'out' : `wounds.${e.wounds}`;
    case 'captured':
    case 'captureFailed':
      return e.kind;
    default:
      return undefined;
  }
}

/** Morale and initiative are worth having whatever is asked; the ways given are worth something besides. */
const worth =
  (good: readonly string[], bad: readonly string[]) =>
  ({ seat }: Decision): Worth => ({
    good: [...good, `morale.${seat}`, `initiative.${seat}`],
    bad: [...bad, `morale.${1 - seat}`, `initiative.${1 - seat}`],
  });

/** Blows and shots are told of the attacker: what is good for him is bad for whom he attacks. */
const GOOD = ['dominates.special', 'dominates', 'hit', 'cast'];
const BAD = ['missed', 'dodged', 'notCast', 'dominated', 'dominated.special'];
export const toAttacker = worth(GOOD, BAD);
export const toAttacked = worth([...BAD].reverse(), [...GOOD].reverse());
/** With dice in hand, or a way that may be barred, either side may be the attacker: then nothing is said. */
export const toEither = worth([], []);
export const toCaptor = worth(['captured', 'out'], ['captureFailed']);
export const toPrisoner = worth(['freed'], ['held']);
