/** Texts that are the same in English by chance; others that stayed English fail a test. */
export const sameWords = ['Color', 'Microchip'];
