/** How an answer may turn out, by the first event that settles it. */
import type { Decision, Worth } from '@reverie/kernel/game';
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

/** Blows and shots are told of the attacker: what is good for him is bad for whom he attacks. */
const STRIKING: Worth = {
  good: ['dominates.special', 'dominates', 'hit', 'cast'],
  bad: ['missed', 'dodged', 'notCast', 'dominated', 'dominated.special'],
};
const STRUCK: Worth = { good: [...STRIKING.bad].reverse(), bad: [...STRIKING.good].reverse() };
const NEITHER: Worth = { good: [], bad: [] };

/** With dice in hand, or a way that may be barred, either side may be the attacker: then nothing is said. */
function fightOf({ kind }: Decision): Worth {
  switch (kind) {
    case 'declare':
    case 'attack':
    case 'continue':
    case 'cast':
    case 'stake':
      return STRIKING;
    case 'answer':
    case 'plan':
      return STRUCK;
    case 'blow':
      return { good: ['captured'], bad: ['captureFailed'] };
    case 'escape':
      return { good: ['freed'], bad: ['held'] };
    default:
      return NEITHER;
  }
}

export function worthOf(d: Decision): Worth {
  const { good, bad } = fightOf(d);
  return {
    good: [...good, `morale.${d.seat}`, `initiative.${d.seat}`],
    bad: [...bad, `morale.${1 - d.seat}`, `initiative.${1 - d.seat}`],
  };
}
