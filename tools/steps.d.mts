/** Builds all packages and programs; ends the process if that fails. */
export function build(step?: readonly string[]): void;
/** The commands by name, each as the arguments of a Node of its own. */
export const steps: Readonly<Record<'build' | 'emit', readonly string[]>>;
