/** Lower case and without accents: "Zoe" finds "Zoë". PostgreSQL's `fold_text` does the same. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
