/** Builds all packages and programs; ends the process if that fails. */
export function build(step?: readonly string[]): void;
