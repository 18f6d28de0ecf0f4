import type { CorrectedWord } from '@pawmatch/contract/pets/pet-query';
import { isHomeWord } from '@pawmatch/contract/search/phrases/language-of-search';
import {
  formsOf,
  type SearchedWord,
  searchedWords,
} from '@pawmatch/contract/search/words/pet-words';
import { aliasNames, wordAliases } from '@pawmatch/contract/search/words/word-aliases';
import { LRUCache } from 'lru-cache';
import type { PostingList, Postings } from './postings.ts';
import { createSpelling, type WordUse } from './spelling.ts';

/** Ways to find a searched word: one of these groups, all words of the group. */
export interface Alternative {
  words: readonly string[];
  /** Of the words: a beginning has thousands of alternatives, which are looked up only once. */
  postings: readonly Readonly<Postings>[];
  /** Whole words count twice. */
  factor: number;
}

/** How a searched word is found. */
export interface WordReading {
  text: string;
  alternatives: readonly Alternative[];
  /** It names a breed, a colour or a pet, or stands in quotes. */
  isName: boolean;
  correction?: CorrectedWord;
}

/** Of one search. Looking for the word that was meant takes longer than the rest of the search. */
const MAX_CORRECTIONS = 4;

/** In alternatives; a short beginning has thousands. */
const MAX_CACHED_ALTERNATIVES = 200_000;

export const toAlternative = (
  words: readonly string[],
  factor: number,
  { of }: Pick<PostingList, 'of'>,
): Alternative => ({ words, factor, postings: words.map(of) });

/** Reads the words of searches as words that pets have. */
export function createWordReader(postings: PostingList) {
  const spelling = createSpelling(countUse);
  for (const alias of aliasNames) spelling.add(alias);

  /** The use of a word; another name is used as much as what it stands for, but is meant less often. */
  function countUse(word: string): WordUse {
    if (postings.has(word)) {
      const { pets, breeds, names } = postings.of(word);
      return { pets: pets.length, breeds, names };
    }
    // Not the use of the alias: two names of a breed can stand for each other.
    const [meant = ''] = wordAliases.get(word)?.[0]?.split(' ') ?? [];
    return { pets: postings.of(meant).pets.length, breeds: 0, names: 0 };
  }

  const wholeWords = (words: readonly string[]) => toAlternative(words, 2, postings);

  const isKnown = ({ words }: { words: readonly string[] }) => words.every(postings.has);

  const aliasesOf = (text: string): Alternative[] =>
    (wordAliases.get(text) ?? []).map((alias) => wholeWords(alias.split(' '))).filter(isKnown);

  function alternativesOf({ text, isBeginning, isLiteral }: SearchedWord): Alternative[] {
    const forms = (isLiteral ? [text] : formsOf(text)).filter(postings.has);
    const whole = [
      ...forms.map((word) => wholeWords([word])),
      ...(isLiteral ? [] : formsOf(text).flatMap(aliasesOf)),
    ];
    const begins = isBeginning || (!isLiteral && whole.length === 0 && text.length > 2);
    const begin = begins ? postings.wordsThatBegin(text) : [];
    return [...whole, ...begin.map((word) => toAlternative([word], 1, postings))];
  }

  function toReading(
    { text, isLiteral }: SearchedWord,
    alternatives: readonly Alternative[],
    correction?: CorrectedWord,
  ): WordReading {
    const whole = alternatives.filter(({ factor }) => factor === 2);
    const judged = whole.length > 0 ? whole : alternatives;
    const isName = isLiteral || judged.some(({ words }) => words.every(postings.isName));
    return { text, alternatives, isName, ...(correction && { correction }) };
  }

  const meaningOf = (words: readonly string[]): string =>
    words
      .map((word) => (postings.has(word) ? word : (wordAliases.get(word)?.[0] ?? word)))
      .join(' ');

  /** What was meant, besides what pets have as it was written: shelters misspell, too. */
  function correct(word: SearchedWord, own: readonly Alternative[], better: string): WordReading {
    const words = better.split(' ');
    const meant = { isBeginning: false, isLiteral: false };
    const alternatives =
      words.length > 1
        ? [wholeWords(words)]
        : words.flatMap((text) => alternativesOf({ text, ...meant }));
    const correction = { from: word.text, to: meaningOf(words) };
    return toReading(word, [...own, ...alternatives], correction);
  }

  function readWord(word: SearchedWord): WordReading {
    const alternatives = alternativesOf(word);
    if (word.isLiteral || isHomeWord(word.text)) return toReading(word, alternatives);
    const better = spelling.correct(word.text, alternatives.length > 0);
    if (better) return correct(word, alternatives, better);
    const aliases = postings.has(word.text) ? [] : aliasesOf(word.text);
    if (aliases.length === 0) return toReading(word, alternatives);
    const to = aliases.map(({ words }) => words.join(' ')).join(' or ');
    return toReading(word, alternatives, { from: word.text, to });
  }

  /** Two words that are one: "rag doll", "tortoise shell", and "short hare" once it is corrected; undefined when they are not. */
  function readJoined(first: WordReading, second: WordReading): WordReading | undefined {
    const apart = [first, second].map(({ text, correction }) => correction?.to ?? text);
    const wholes = [first.text + second.text, apart.join('')];
    const joined = wholes
      .flatMap((whole) => [
        ...formsOf(whole).map((word) => wholeWords([word])),
        ...aliasesOf(whole),
      ])
      .filter(({ words }) => words.every(postings.isName));
    const to = joined[0]?.words.join(' ');
    const from = `${first.text} ${second.text}`;
    if (to === undefined || to === from) return undefined;
    const both = wholeWords(apart.flatMap((text) => text.split(' ')));
    const alternatives = isKnown(both) ? [...joined, both] : joined;
    return { text: from, alternatives, isName: true, correction: { from, to } };
  }

  /** Correcting takes long, and many searches have the same words. */
  const readings = new LRUCache<string, WordReading>({
    maxSize: MAX_CACHED_ALTERNATIVES,
    sizeCalculation: ({ alternatives }) => alternatives.length + 1,
  });

  /** Reads the words of one group, of which the first few that need it are corrected, also when they are read again. */
  function readGroup(words: readonly SearchedWord[], budget: { corrections: number }) {
    const group: WordReading[] = [];
    for (const [index, word] of words.entries()) {
      if (budget.corrections === MAX_CORRECTIONS) {
        group.push(toReading(word, alternativesOf(word)));
        continue;
      }
      const key = `${word.isLiteral} ${word.isBeginning} ${word.text}`;
      const reading = readings.get(key) ?? readWord(word);
      readings.set(key, reading);
      if (reading.alternatives.length === 0 || reading.correction) budget.corrections += 1;
      const last = group.at(-1);
      const canJoin = last && !word.isLiteral && !words[index - 1]?.isLiteral;
      const joined = canJoin ? readJoined(last, reading) : undefined;
      if (joined) group.pop();
      group.push(joined ?? reading);
    }
    return group;
  }

  return {
    add: (word: string) => spelling.add(word),
    /** After pets were added. */
    forget: () => readings.clear(),

    /** The words of a search, in groups of which a pet must have one. */
    read(search: string): WordReading[][] {
      const budget = { corrections: 0 };
      return searchedWords(search).map((group) => readGroup(group, budget));
    },
  };
}
