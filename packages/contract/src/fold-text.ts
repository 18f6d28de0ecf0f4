/** In characters. A longer text cannot be meant as a search. */
export const MAX_SEARCH_LENGTH = 200;

/** The faster way for most texts. */
export const isAscii = (text: string): boolean => /^[\t\n\r -~]*$/.test(text);

/** Lower case and without accents: "Zoe" finds "Zoë". PostgreSQL's `fold_text` does the same. */
export const foldText = (text: string): string =>
  isAscii(text) ? text.toLowerCase() : text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
