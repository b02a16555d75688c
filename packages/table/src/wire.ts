/** What both ends of a wire must agree on, apart from the schemas that check it: a client need not carry those. */

export const PROTOCOL = 1;

/**
 * Reasons of a close by policy (1008) that say nothing against who was shown out: a ticket that is too old or another node's,
 * and haste. With all others it would be useless to come back.
 */
export const RETRYABLE = { ticket: 'ticket', haste: 'too many frames' } as const;

const retryable: ReadonlySet<string> = new Set(Object.values(RETRYABLE));
export const mayReconnect = (reason: string): boolean => retryable.has(reason);

/** A small fixed set, so that a reaction is never a text. */
export const REACTIONS = ['bravo', 'oh', 'rire', 'aie', 'coeur', 'hate'] as const;

/** A seat is reminded no more often than this, in milliseconds, whoever does it. */
export const NUDGE_INTERVAL = 60_000;
