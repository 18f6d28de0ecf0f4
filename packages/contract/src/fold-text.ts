/** The faster way for most texts. */
export const isAscii = (text: string): boolean => /^[\t\n\r -~]*$/.test(text);

/** Letters that Unicode does not decompose, in lower case, by what they are searched as. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  þ: 'th',
};

/** Lower case and without accents: "Zoe" finds "Zoë". PostgreSQL's `fold_text` does the same. */
export const foldText = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[ßæœøłđðħıþ]/g, (letter) => plainLetters[letter] ?? letter);
