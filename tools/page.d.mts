/** The folder of the built page. */
export function buildPage(): string;
