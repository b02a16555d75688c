/** What both ends of a wire must agree on, apart from the schemas that check it: a client need not carry those. */

export const PROTOCOL = 1;

/** A small fixed set, so that a reaction is never a text. */
export const REACTIONS = ['bravo', 'oh', 'rire', 'aie', 'coeur', 'hate'] as const;
