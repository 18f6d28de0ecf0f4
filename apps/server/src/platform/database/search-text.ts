import { type SearchWord, searchWords } from '@pawmatch/contract/search-text';
import { and, or, type SQL, sql } from 'drizzle-orm';

/** `LIKE` pattern of a part; its own wildcards are literal. */
const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * All words of a search are found, each somewhere.
 * @param findWord the condition that finds one word
 */
export function matchesWords(
  search: string | undefined,
  findWord: (word: SearchWord) => SQL | undefined,
): SQL | undefined {
  if (search === undefined) return undefined;
  return and(...searchWords(search).map(findWord));
}

/**
 * Whether a text has the word.
 * @param text an SQL expression of folded text, as the trigram indexes of the migrations have it
 */
export function hasWord(text: SQL, { text: word, digits }: SearchWord): SQL | undefined {
  const isFound = sql`${text} LIKE ${containing(word)}`;
  return digits ? or(isFound, sql`${text} LIKE ${containing(digits)}`) : isFound;
}
