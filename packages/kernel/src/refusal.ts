import type { RuleId } from './seats.ts';

/**
 * Why an answer was not taken. A refusal is a value; the state is as it was.
 * - stale: that decision is not open any more.
 * - invalid: never allowed.
 * - unavailable: allowed as far as the seat could know, but the truth forbids it. Being told so is itself news.
 */
export type RefusalKind = 'stale' | 'invalid' | 'unavailable';

export interface Refusal {
  readonly refusal: RefusalKind;
  readonly rule: RuleId;
  /** A key into the texts of the game (or of the kernel, for rules that begin with `KER-`). */
  readonly reason: string;
  readonly details: Readonly<Record<string, string | number>>;
}

const NO_DETAILS: Refusal['details'] = Object.freeze({});

export function refuse(
  refusal: RefusalKind,
  rule: RuleId,
  reason: string,
  details: Refusal['details'] = NO_DETAILS,
): Refusal {
  return { refusal, rule, reason, details };
}

/** The usual one: what is never allowed. */
export const invalid = (rule: RuleId, reason: string, details?: Refusal['details']): Refusal =>
  refuse('invalid', rule, reason, details);

export function isRefusal(x: unknown): x is Refusal {
  return typeof x === 'object' && x !== null && 'refusal' in x && 'reason' in x;
}
