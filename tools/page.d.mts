/** The folder of the built page; with the stage, of one for tests. */
export function buildPage(options?: { readonly stage?: boolean }): string;
