/** The languages in which everything is said. */
export type Language = 'fr' | 'en';
