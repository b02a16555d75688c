export const NIGHTLY: boolean;
export function tiered<T>(day: T, night: T): T;
export function atNight(title: string): string;
export function leftToTheNight(root: string): { readonly whole: readonly string[]; readonly part: readonly string[] };
