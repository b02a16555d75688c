/** RDD-X-01: how an answer may turn out, by the first event that settles it, and what that is worth to a haut-rêvant. */
import type { Decision, Worth } from '@reverie/kernel/game';
import type { Answer } from './answers.ts';
import type { Event, Mastered } from './events.ts';
import { isSuccess, RESULTS } from './resolution.ts';

/** Answers after which what is met on the cell is the question. */
const ARRIVING = new Set<Answer['do']>(['goUp', 'go', 'stay', 'home', 'river', 'allow', 'require']);

/** What is better not failed totally: RDD-WET-02, RDD-RDR-01. */
const GRAVE = new Set<Mastered>(['humide', 'cite', 'purification', 'reveDeDragon']);

type Way<K extends Event['kind']> = (e: Extract<Event, { kind: K }>, arriving: boolean) => string | false | undefined;

/** What settles an answer; `arriving`, after one that leads to a cell. */
const WAYS: { readonly [K in Event['kind']]?: Way<K> } = {
  // On a wet cell the roll to master it settles the matter; where a reserve waits, that it fires (RDD-RES-02).
  encounterRoll: (e, arriving) => arriving && (e.met ? 'encounter' : !e.wet && !e.fires && 'calm'),
  monteeRuled: (e) => !e.allowed && 'refused',
  fired: (_e, arriving) => arriving && 'fires',
  met: (_e, arriving) => arriving && 'encounter',
  offMap: (_e, arriving) => arriving && 'offMap',
  // RDD-ENC-05: a total failure is no worse than another, but where it brings a souffle or a second queue.
  mastering: ({ success, rolled, encounter }) =>
    success ? 'mastered' : rolled.result === 'echecTotal' && GRAVE.has(encounter) ? 'totalFailure' : 'notMastered',
  refoulementTest: (e) => (e.holds ? 'holds' : 'souffle'),
  cast: (e) => e.rolled.result,
  took: (e) => `took.${e.on}`,
  aimed: (e) => e.on === 'impossible' && 'impossible',
  fellAsleep: () => 'asleep',
};

export function wayOf(e: Event, _d: Decision, a: Answer): string | undefined {
  const way = WAYS[e.kind] as ((e: Event, arriving: boolean) => string | false | undefined) | undefined;
  return way?.(e, ARRIVING.has(a.do)) || undefined;
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
