/** RDD-X-01: how an answer may turn out, by the first event that settles it, and what that is worth to a haut-rêvant. */
import type { Decision, Worth } from '@reverie/kernel/game';
import type { Answer } from './answers.ts';
import type { Event } from './events.ts';
import { isSuccess, RESULTS } from './resolution.ts';

/** Answers after which what is met on the cell is the question. */
const ARRIVING = new Set<Answer['do']>(['goUp', 'go', 'stay', 'home', 'river', 'allow', 'require']);

/** What is better not failed totally: RDD-WET-02, RDD-RDR-01. */
const GRAVE = new Set<Extract<Event, { kind: 'mastering' }>['encounter']>([
  'humide',
  'cite',
  'purification',
  'reveDeDragon',
]);

export function wayOf(e: Event, _d: Decision, a: Answer): string | undefined {
  switch (e.kind) {
    case 'encounterRoll':
      if (!ARRIVING.has(a.do)) return undefined;
      if (e.met) return 'encounter';
      // On a wet cell the roll to master it settles the matter; where a reserve waits, that it fires (RDD-RES-02).
      return e.wet || e.fires ? undefined : 'calm';
    case 'monteeRuled':
      return e.allowed ? undefined : 'refused';
    case 'fired':
      return ARRIVING.has(a.do) ? 'fires' : undefined;
    case 'met':
      return ARRIVING.has(a.do) ? 'encounter' : undefined;
    case 'offMap':
      return ARRIVING.has(a.do) ? 'offMap' : undefined;
    case 'mastering':
      if (e.success) return 'mastered';
      // RDD-ENC-05: a total failure is no worse than another, but where it brings a souffle or a second queue.
      return e.rolled.result === 'echecTotal' && GRAVE.has(e.encounter) ? 'totalFailure' : 'notMastered';
    case 'refoulementTest':
      return e.holds ? 'holds' : 'souffle';
    case 'cast':
      return e.rolled.result;
    case 'took':
      return `took.${e.on}`;
    case 'aimed':
      return e.on === 'impossible' ? 'impossible' : undefined;
    case 'fellAsleep':
      return 'asleep';
    default:
      return undefined;
  }
}

const worth = (onSelf: boolean): Worth => ({
  good: [...RESULTS.filter(isSuccess), 'calm', 'mastered', 'holds', 'took.target', ...(onSelf ? ['took.caster'] : [])],
  bad: [
    'notMastered',
    'took.nobody',
    ...(onSelf ? [] : ['took.caster']),
    'impossible',
    'asleep',
    'souffle',
    'totalFailure',
    ...RESULTS.filter((result) => !isSuccess(result)),
  ],
});

/** To whoever plays a haut-rêvant; whom one meets may be welcome or not. A gardien wishes for nothing. */
export const WORTH = worth(false);
/** To who aims at himself. */
export const ON_ONESELF = worth(true);
