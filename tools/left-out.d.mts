/** The title of a test that needs something: where that is missing, with the reason, which the summary lists. */
export function needing(what: string, missing: string | undefined): string;
/** Why there is nothing to see of who may read a file. */
export const NO_MODES: string | undefined;
