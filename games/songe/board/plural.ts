/** A number and its noun. In French nothing is singular, in English it is plural. */
export const plural = (n: number, one: string, many: string): string => `${n} ${n > 1 ? many : one}`;
export const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
