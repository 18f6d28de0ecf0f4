/** `1,240`. */
export const formatCount = (count: number): string => count.toLocaleString('en-US');

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Words within a sentence, such as "size, coat, and age". */
export const listInWords = (words: readonly string[]): string => list.format(words);
