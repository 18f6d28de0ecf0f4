import { foldText } from '../fold-text.ts';
import type { SearchLanguage } from './search-language.ts';
import { wordAliases } from './words/word-aliases.ts';

/** A part of a search as the grammar reads it. */
export interface SearchToken {
  /** As the table has it: folded, without apostrophes, a slip corrected; "," for a boundary. */
  key: string;
  /** Where it begins and ends in the search. */
  start: number;
  end: number;
}

/** Longer searches are no sentences. */
const MAX_TOKENS = 60;

const APOSTROPHES = /['’‘`´ʼ]/g;

const POSSESSIVE = /['’‘`´ʼ]s$|(?<=s)['’‘`´ʼ]$/;

/** "w/", "w/o", numbers, words, boundaries, and whatever else stands alone. */
const PARTS =
  /(?<=\d ?)m2\b|(?<!\p{L})\p{L}(?:\.\p{L})+(?!\p{L})|\bw\/(?:o(?!\p{L}))?|\d+(?:\.\d+)?|[\p{L}\p{M}'’‘`´ʼ]+(?:@s?(?![\p{L}.]))?|[,;:!?¿¡()]|\.(?<!\b(?:lbs?|yrs?|mos?|wks?|hrs?|y\.o|approx)\.(?=\s+\p{Ll}))|(?<=\d)-(?=\d)|[^\p{L}\p{M}\d\s,;:.!?¿¡()'’‘`´ʼ-]/gu;

/** "y.o." */
const isAcronym = (part: string) => /^\p{L}\./u.test(part);

const BOUNDARY = /^[,;:.!?¿¡()]/;

/** Takes a search apart at spaces and signs: "kid-friendly, small/medium, 5yo". */
export function tokensOf(search: string, language: SearchLanguage): SearchToken[] {
  const isBesideOthers = /\S\s+\S/u.test(search);
  const tokens = [...search.matchAll(PARTS)]
    .slice(0, MAX_TOKENS)
    .flatMap(({ 0: part, index: start }): SearchToken[] => {
      const whole = BOUNDARY.test(part)
        ? ','
        : foldText(part)
            .replace(APOSTROPHES, '')
            .replace('@', 'o')
            .replaceAll('.', isAcronym(part) ? '' : '.');
      const end = start + part.length;
      const ending = POSSESSIVE.exec(part)?.[0];
      const owner = ending?.endsWith('s') ? whole.slice(0, -1) : whole;
      const roles = ending === undefined ? undefined : language.phrases.get(owner);
      // "old people's home", "my son's dog"
      if (roles?.has('person') || (roles?.has('companion') && !roles.has('value'))) {
        const apostrophe = end - (ending?.length ?? 0);
        return [
          { key: owner, start, end: apostrophe },
          { key: "'s", start: apostrophe, end },
        ];
      }
      return [{ key: correctKey(whole, language, isBesideOthers), start, end }];
    });
  // "size: small"
  for (let at = tokens.length - 1; at > 0; at -= 1) {
    const [field, colon] = [tokens[at - 1], tokens[at]];
    if (!field || !colon || search[colon.start] !== ':' || !language.words.has(`${field.key}:`))
      continue;
    tokens.splice(at - 1, 2, { key: `${field.key}:`, start: field.start, end: colon.end });
  }
  for (const [at, token] of tokens.entries()) {
    token.key = correctBefore(tokens[at + 1]?.key, token.key, language);
  }
  return tokens;
}

/** A slip in a word that says nothing alone is corrected where the next word makes it a phrase: "hose trained". */
function correctBefore(
  next: string | undefined,
  key: string,
  { words, firstWords }: SearchLanguage,
): string {
  if (next === undefined || !/^\p{L}{3,}$/u.test(key) || words.has(key)) return key;
  return firstWords.get(next)?.find((word) => isSlipOf(key, word, true)) ?? key;
}

/** Shorter words are too like others; of "dog" and "cat", letters that are swapped or doubled are corrected. */
const MIN_LENGTH = 4;

function correctKey(
  key: string,
  { words, numbers, vocabulary, kinds, wordThatSounds }: SearchLanguage,
  isBesideOthers: boolean,
) {
  if (!/^\p{L}{3,}$/u.test(key) || words.has(key) || numbers.has(key) || wordAliases.has(key))
    return key;
  const isSlip = (word: string) =>
    (word.length >= MIN_LENGTH || kinds.has(word)) &&
    isSlipOf(key, word, isBesideOthers || kinds.has(word));
  const likely = vocabulary.get(key.charAt(0)) ?? [];
  const corrected = wordThatSounds?.(key) ?? likely.find(isSlip);
  if (corrected || key.length < MIN_LONG_LENGTH) return corrected ?? key;
  return likely.find((word) => word.length >= MIN_LONG_LENGTH && areTwoSlips(key, word)) ?? key;
}

/** Two slips in a word of so many letters leave hardly any other word that may be meant: "hypoalergentic". */
const MIN_LONG_LENGTH = 9;

/** Whether a word has one slip at most once a first one is corrected. */
function areTwoSlips(typed: string, word: string): boolean {
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > 2) return false;
  let at = 1;
  while (at < word.length && typed[at] === word[at]) at += 1;
  const [rest, right] = [typed.slice(at), word.slice(at)];
  const start = word.slice(0, at + 1);
  return [
    start + rest, // missing
    start + rest.slice(1), // wrong
    word.slice(0, at) + rest.slice(1), // too much
    right.slice(0, 2) === `${rest[1]}${rest[0]}` ? start + rest[0] + rest.slice(2) : '', // swapped
  ].some((corrected) => corrected === word || isSlipOf(corrected, word, true));
}

/**
 * Whether one letter is missing, doubled, swapped with its neighbour or, in a longer word, wrong. The first letter is right.
 */
export function isSlipOf(typed: string, word: string, canBeWrong: boolean): boolean {
  if (typed[0] !== word[0]) return false;
  if (Math.abs(typed.length - word.length) > 1) return false;
  let at = 1;
  while (at < word.length && typed[at] === word[at]) at += 1;
  const rest = word.slice(at);
  if (typed.length < word.length)
    return word.length > MIN_LENGTH && typed.slice(at) === rest.slice(1);
  if (typed.length > word.length)
    return (
      (word.length >= MIN_LENGTH || typed[at] === typed[at - 1]) && typed.slice(at + 1) === rest
    );
  if (typed[at] === rest[1] && typed[at + 1] === rest[0])
    return typed.slice(at + 2) === rest.slice(2);
  return canBeWrong && word.length > 5 && typed.slice(at + 1) === rest.slice(1);
}
