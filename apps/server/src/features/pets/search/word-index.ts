import type { CorrectedWord } from '@pawmatch/contract/pets/pet-query';
import {
  isFiller,
  type LeftWords,
  parseSearchText,
} from '@pawmatch/contract/search/parse-search-text';
import { languageOfSearch } from '@pawmatch/contract/search/phrases/language-of-search';
import { BitSet } from './bit-set.ts';
import { createPostings, type Postings } from './postings.ts';
import {
  type Alternative,
  createWordReader,
  toAlternative,
  type WordReading,
} from './word-reader.ts';

/** Pets that have what was searched; the greater the score, the better a pet fits. */
export interface FoundByWords {
  pets: BitSet;
  scores: Uint16Array;
  corrections: CorrectedWord[];
  /** Phrases that left out no pet. */
  unused: string[];
  /** No word is required: words only rank. */
  isForAll: boolean;
}

/** What a search asks of pets: all words of one of the groups; the ranking words only count. */
interface Wanted {
  groups: WordReading[][];
  ranking: WordReading[];
  unused: string[];
}

const textOf = (left: readonly LeftWords[], use: LeftWords['use']): string =>
  left
    .filter((words) => words.use === use)
    .map(({ text }) => text)
    .join(' ');

/** Which pets have which words, with wrong spellings corrected to words that pets have. */
export function createWordIndex() {
  const postings = createPostings();
  const reader = createWordReader(postings);

  /**
   * Reads a search.
   * @param isLenient only words that name a breed, a colour or a pet are required: the others, and words about the
   * home, rank, and negated ones do nothing
   * @param within a corrected word must be one of these pets': "bluey" is no colour of a dog
   */
  function read(search: string, isLenient: boolean, within?: BitSet): Wanted {
    if (!isLenient) return { groups: reader.read(search), ranking: [], unused: [] };
    const language = languageOfSearch(search);
    const { left } = parseSearchText(search, language);
    const groups = reader.read(textOf(left, 'text'));
    const aboutHome = reader.read(textOf(left, 'home')).flat();
    const isRequired = ({ isName, correction, alternatives }: WordReading): boolean =>
      isName && (!correction || !within || alternatives.some((way) => hasPet(way, within)));
    const required = groups.map((group) => group.filter(isRequired));
    return {
      groups: required.filter((group) => group.length > 0),
      ranking: [
        // Numbers are about the home: "kids 5 and 8".
        ...groups.flat().filter((word) => !isRequired(word) && !/^\d+$/.test(word.text)),
        // How these were corrected would only puzzle: "Showing results for matter".
        ...aboutHome
          .filter(({ text }) => !isFiller(text, language))
          .map(({ correction: _, ...word }) => word),
      ],
      unused: [
        ...groups.flatMap((group) => unusedPhrases(group, isRequired)),
        ...left.filter(({ use }) => use !== 'text').map(({ text }) => text),
      ],
    };
  }

  const hasPet = ({ postings }: Alternative, within: BitSet): boolean =>
    postings.every(({ pets }) => pets.some((pet) => within.has(pet)));

  /** Words that are not required and stand together. */
  const unusedPhrases = (
    group: readonly WordReading[],
    isRequired: (word: WordReading) => boolean,
  ): string[] =>
    group
      .map((word) => (isRequired(word) ? '\n' : word.text))
      .join(' ')
      .split('\n')
      .map((phrase) => phrase.trim())
      .filter((phrase) => phrase !== '');

  /** The greatest weight of a word's alternatives in each pet; 0 where a pet has none of them. */
  function scoresOf(alternatives: readonly Alternative[], size: number): Uint16Array {
    const best = new Uint16Array(size);
    for (const { postings: ofWords, factor } of alternatives) {
      const { pets, weights } = ofWords.at(-1) as Readonly<Postings>;
      const lowest = ofWords.length > 1 ? lowestOfAll(ofWords.slice(0, -1), size) : undefined;
      for (let index = 0; index < pets.length; index += 1) {
        const pet = pets[index] as number;
        const weight = weights[index] as number;
        const score = (lowest ? Math.min(weight, lowest[pet] as number) : weight) * factor;
        if ((best[pet] as number) < score) best[pet] = score;
      }
    }
    return best;
  }

  /** The lowest weight of several words in each pet; 0 where a pet lacks one. */
  function lowestOfAll(ofWords: readonly Readonly<Postings>[], size: number): Uint8Array {
    let lowest = new Uint8Array(size).fill(-1);
    for (const { pets, weights } of ofWords) {
      const before = lowest;
      lowest = new Uint8Array(size);
      for (let index = 0; index < pets.length; index += 1) {
        const pet = pets[index] as number;
        lowest[pet] = Math.min(before[pet] as number, weights[index] as number);
      }
    }
    return lowest;
  }

  /** The sum of the scores of pets that have all words of a group; 0 for the others. */
  function scoreGroup([first, ...others]: readonly WordReading[], size: number): Uint16Array {
    const sum = scoresOf(first?.alternatives ?? [], size);
    for (const { alternatives } of others) {
      const best = scoresOf(alternatives, size);
      for (let pet = 0; pet < size; pet += 1) {
        const score = best[pet] as number;
        const before = sum[pet] as number;
        sum[pet] = score > 0 && before > 0 ? before + score : 0;
      }
    }
    return sum;
  }

  const isAny = (scores: Uint16Array): boolean => scores.some((score) => score > 0);

  /**
   * The scores of a group. A pet has one breed: where none has all breeds of the group, each of them is an alternative, as in
   * "pug, beagle, boxer". Its other words stay required.
   */
  function scoreBreeds(group: readonly WordReading[], size: number): Uint16Array {
    const ofAll = scoreGroup(group, size);
    if (isAny(ofAll)) return ofAll;
    const breeds = group.filter(isBreed);
    const others = group.filter((word) => !breeds.includes(word));
    const runs: WordReading[][] = [];
    for (const word of breeds) {
      const last = runs.at(-1);
      if (last && isAny(scoreGroup([...last, word], size))) last.push(word);
      else runs.push([word]);
    }
    if (runs.length < 2) return ofAll;
    return runs.map((run) => scoreGroup([...others, ...run], size)).reduce(keepGreater);
  }

  const isBreed = ({ alternatives }: WordReading): boolean =>
    alternatives.some(({ postings }) => postings.every(({ breeds }) => breeds > 0));

  function keepGreater(scores: Uint16Array, others: Uint16Array): Uint16Array {
    for (let pet = 0; pet < scores.length; pet += 1) {
      scores[pet] = Math.max(scores[pet] as number, others[pet] as number);
    }
    return scores;
  }

  function addScores(scores: Uint16Array, alternatives: readonly Alternative[]): void {
    if (alternatives.length === 0) return;
    const best = scoresOf(alternatives, scores.length);
    for (let pet = 0; pet < best.length; pet += 1) {
      scores[pet] = (scores[pet] as number) + (best[pet] as number);
    }
  }

  return {
    /** @param pet a number greater than those of all pets that were added before */
    add(pet: number, words: ReadonlyMap<string, number>): void {
      reader.forget();
      for (const [word, weight] of words) {
        if (postings.add(pet, word, weight)) reader.add(word);
      }
    },

    prepare: postings.prepare,

    /**
     * Whether one pet has what is searched: all words, since somebody who waits for a "boxer" wants no other pet.
     * @param words of the pet
     * @param isLenient words about the home, and negated ones, are not searched
     */
    isFoundIn(search: string, words: ReadonlyMap<string, number>, isLenient: boolean): boolean {
      const text = isLenient ? textOf(parseSearchText(search).left, 'text') : search;
      const groups = reader.read(text);
      if (text === '') return true;
      const isFound = ({ alternatives }: WordReading) =>
        alternatives.some((way) => way.words.every((word) => words.has(word)));
      return groups.some((group) => group.every(isFound));
    },

    /**
     * @param size the number after that of the last pet
     * @param within the pets of the species that is wanted
     */
    find(search: string, size: number, isLenient: boolean, within?: BitSet): FoundByWords {
      const { groups, ranking, unused } = read(search, isLenient, within);
      const score = isLenient ? scoreBreeds : scoreGroup;
      const ofGroups = groups.map((group) => score(group, size));
      const scores = ofGroups.length > 0 ? ofGroups.reduce(keepGreater) : new Uint16Array(size);
      const isForAll = isLenient && groups.length === 0;
      const pets = BitSet.where(size, (pet) => isForAll || scores[pet] !== 0);
      for (const { alternatives } of ranking) addScores(scores, alternatives);
      const corrections = [...groups.flat(), ...ranking].flatMap(
        ({ correction }) => correction ?? [],
      );
      return { pets, scores, corrections, unused, isForAll };
    },

    /** Adds to scores what pets have of phrases, such as "laid back". */
    rankByPhrases(scores: Uint16Array, phrases: readonly string[]): void {
      const known = phrases
        .map((phrase) => toAlternative(phrase.split(' '), 1, postings))
        .filter(({ words }) => words.every(postings.has));
      addScores(scores, known);
    },
  };
}
