import { foldText, isAscii } from '../../fold-text.ts';
import type { Translations } from '../../own-words.ts';
import type { PetStory } from '../../pets/pet.ts';

/** The texts of a pet that are searched, and how much a word in them counts. */
export const fieldWeights = { name: 8, breed: 4, summary: 2, description: 1 } as const;
type Field = keyof typeof fieldWeights;

export type SearchablePet = { [Name in Field]: string | null } & {
  /** Their words are found in every language. */
  translations?: Translations<PetStory>;
};

/**
 * Words, and single characters that belong to no word. Chinese and Japanese have no spaces between words: each of
 * their characters is a word of its own.
 */
const TOKENS =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]|(?:(?![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])[\p{L}\p{N}])+|[^\s\p{L}\p{N}]/gu;
/** The same for ASCII, several times as fast. */
const ASCII_TOKENS = /[a-z0-9]+|[^\sa-z0-9]/g;
const WORD = /[\p{L}\p{N}]/u;

/** Only words have more than the two units of a sign such as "🐶". */
const isWord = (token: string): boolean => token.length > 2 || WORD.test(token);

function tokensOf(text: string): string[] {
  const folded = foldText(text);
  return folded.match(isAscii(folded) ? ASCII_TOKENS : TOKENS) ?? [];
}

const SIGNS = /[^\p{L}\p{N}]+/gu;

/** Words around punctuation as one: "AC/DC" and "O'Malley" are found without it, too. */
const joinedWordsOf = (text: string): string[] =>
  foldText(text)
    .split(/\s+/)
    .map((part) => [part, part.replace(SIGNS, '')] as const)
    .filter(([part, joined]) => joined !== '' && joined !== part)
    .map(([, joined]) => joined);

function textsOf(pet: SearchablePet, field: Field): string[] {
  const others =
    field === 'summary' || field === 'description'
      ? Object.values(pet.translations ?? {}).map((story) => story?.[field])
      : [];
  return [pet[field], ...others].filter((text) => typeof text === 'string');
}

/**
 * The words of a pet with their weights; a word in several texts has the greatest one. Signs such as "%"
 * or "🐶" count in the name and the breed.
 */
export function wordsOf(pet: SearchablePet): Map<string, number> {
  const words = new Map<string, number>();
  for (const [field, weight] of Object.entries(fieldWeights)) {
    const isShort = field === 'name' || field === 'breed';
    const text = textsOf(pet, field as Field).join('\n');
    for (const token of isShort ? [...tokensOf(text), ...joinedWordsOf(text)] : tokensOf(text)) {
      if (!isShort && !isWord(token)) continue;
      if ((words.get(token) ?? 0) < weight) words.set(token, weight);
    }
  }
  return words;
}

export interface SearchedWord {
  text: string;
  /** It is the last one and may be the beginning of a word. */
  isBeginning: boolean;
  /** It was written in quotes: neither corrected nor replaced. */
  isLiteral: boolean;
}

/** Between words: pets that have what stands on either side. */
export const OR = 'or';
/** "caniche o boxer", "siamés u otro", and not the name "O'Malley". */
const SPANISH_OR = /\s[ou](?=\s)/gi;

/** More words make the search slower and find nothing. */
const MAX_WORDS = 12;

/**
 * The words of a search: pets have all words of one of the groups, in any order. "or" between words begins
 * another group. Signs are searched only when there is nothing else.
 */
export function searchedWords(search: string): SearchedWord[][] {
  const parts = search
    .split('"')
    .map((part, index) => (index % 2 === 0 ? part.replace(SPANISH_OR, ` ${OR}`) : part));
  const tokens = parts.flatMap((part, index) => {
    const isLiteral = index % 2 === 1 && index < parts.length - 1;
    return tokensOf(part).map((text) => ({ text, isLiteral }));
  });
  const words = tokens.filter(({ text }) => isWord(text));
  const searched = (words.length > 0 ? words : tokens).slice(0, MAX_WORDS);
  const groups: SearchedWord[][] = [[]];
  for (const [index, word] of searched.entries()) {
    const isLast = index === searched.length - 1;
    if (word.text === OR && !word.isLiteral && index > 0 && !isLast) groups.push([]);
    else {
      const isBeginning = isLast && !word.isLiteral && isWord(word.text);
      groups.at(-1)?.push({ ...word, isBeginning });
    }
  }
  return groups.filter((group) => group.length > 0);
}

/** Plural and singular: "huskies" finds "husky", and "cat" finds "cats". */
export function formsOf(word: string): string[] {
  if (word.length < 3) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`];
  if (word.endsWith('s')) return [word, word.slice(0, -1)];
  return [word, `${word}s`, ...(word.endsWith('y') ? [`${word.slice(0, -1)}ies`] : [])];
}
