/** What both ends must agree on, apart from the schemas: a client need not load those. */

export const PROTOCOL = 1;

/**
 * Reasons of a policy close (1008) after which a client may retry: an expired ticket or one of another node, and too
 * many frames. After all others, retrying is useless.
 */
export const RETRYABLE = { ticket: 'ticket', haste: 'too many frames' } as const;

const retryable: ReadonlySet<string> = new Set(Object.values(RETRYABLE));
export const mayReconnect = (reason: string): boolean => retryable.has(reason);

/** A small fixed set, so that a reaction is never free text. */
export const REACTIONS = ['bravo', 'oh', 'rire', 'aie', 'coeur', 'hate'] as const;

/** Minimum time between two reminders of a seat, in milliseconds. */
export const NUDGE_INTERVAL = 60_000;
