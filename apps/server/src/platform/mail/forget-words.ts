import { FORGOTTEN } from './mask-mail.ts';

/** Before a word that is a part of another one, or of a link. */
const JOINED_BEFORE = /[\p{L}\p{N}_/.:=&?#%]$/u;
const JOINED_AFTER = /^[\p{L}\p{N}_/=%]/u;
const LONGEST_TAG = 2_000;
/** Inside of a tag. */
const TAG_ENDS = /^[^<>\n]*>/;

/**
 * Takes names and addresses out of a mail where they are whole words of what is read, and not in a tag or a link: a
 * person can be called like any word.
 */
export function forgetWords(text: string, words: readonly string[]): string {
  return words.reduce(forgetWord, text);
}

function forgetWord(text: string, word: string): string {
  const kept: string[] = [];
  let end = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    if (isPartOfMore(text, at, at + word.length)) continue;
    kept.push(text.slice(end, at));
    end = at + word.length;
  }
  return [...kept, text.slice(end)].join(FORGOTTEN);
}

function isPartOfMore(text: string, start: number, end: number): boolean {
  const after = text.slice(end, end + LONGEST_TAG);
  const before = text.slice(Math.max(0, start - 2), start);
  return JOINED_BEFORE.test(before) || JOINED_AFTER.test(after) || TAG_ENDS.test(after);
}
