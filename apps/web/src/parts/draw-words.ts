/** Draws and answers that are typed in. Merged in words.ts. */
export const fr = {
  draw: {
    title: (purpose: string) => `À vous de tirer : ${purpose}`,
    waits: (purpose: string) => `On attend un tirage : ${purpose}.`,
    die: (sides: number) => `un dé à ${sides} faces`,
    pick: (top: number) => `un nombre de 0 à ${top}`,
    dice: (count: number, sides: number) => `${count} dés à ${sides} faces, dans n’importe quel ordre`,
    sum: (count: number, sides: number) => `la somme de ${count} dés à ${sides} faces`,
    list: 'les nombres, séparés par des espaces',
    shuffle: (top: number) => `les nombres de 0 à ${top}, dans leur nouvel ordre`,
    field: 'Ce qui est tombé',
    give: 'C’est tombé',
    bad: 'Ce n’est pas un résultat possible de ce tirage.',
  },
  adjust: {
    summary: 'Préciser la réponse',
    why: 'D’autres réponses que celles de la liste sont possibles ici.',
    pick: 'Choisissez d’abord la réponse la plus proche, puis changez ce qui doit l’être.',
    json: 'Réponse (JSON)',
    unread: 'Le jeu n’a pas pu être chargé : cette réponse ne peut pas être précisée.',
    notJson: 'Ce n’est pas du JSON.',
    bad: (why: string) => `Cette réponse ne convient pas : ${why}`,
    choose: 'Voir ce qu’elle apporterait',
    yes: 'oui',
  },
};

export const en: typeof fr = {
  draw: {
    title: (purpose: string) => `Your draw: ${purpose}`,
    waits: (purpose: string) => `Waiting for a draw: ${purpose}.`,
    die: (sides: number) => `a die with ${sides} faces`,
    pick: (top: number) => `a number from 0 to ${top}`,
    dice: (count: number, sides: number) => `${count} dice with ${sides} faces, in any order`,
    sum: (count: number, sides: number) => `the sum of ${count} dice with ${sides} faces`,
    list: 'the numbers, with spaces between them',
    shuffle: (top: number) => `the numbers from 0 to ${top}, in their new order`,
    field: 'Result',
    give: 'Enter',
    bad: 'This is not a possible outcome of this draw.',
  },
  adjust: {
    summary: 'Adjust the answer',
    why: 'Other answers than those listed are possible here.',
    pick: 'Choose the closest answer first, then change it.',
    json: 'Answer (JSON)',
    unread: 'The game could not be loaded: this answer cannot be adjusted.',
    notJson: 'This is not JSON.',
    bad: (why: string) => `This answer is not valid: ${why}`,
    choose: 'Preview',
    yes: 'yes',
  },
};
