/** The four voies, apart from the schemas that check them: whatever only shows them need not carry those. */
export const VOIES = ['oniros', 'hypnos', 'narcos', 'thanatos'] as const;
export type Voie = (typeof VOIES)[number];
