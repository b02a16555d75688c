/** The place of an option in a setup card, as an address names it. */
export const optionId = (option: string): string => `option-${option}`;
