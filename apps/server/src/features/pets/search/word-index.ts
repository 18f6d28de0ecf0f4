import type { CorrectedWord } from '@pawmatch/contract/pets/pet-query';
import { formsOf, type SearchedWord, searchedWords } from '@pawmatch/contract/search/pet-words';
import { wordAliases } from '@pawmatch/contract/search/word-aliases';
import { LRUCache } from 'lru-cache';
import { BitSet } from './bit-set.ts';
import { compareTexts, createSortedList } from './sorted-list.ts';
import { createSpelling, type WordUse } from './spelling.ts';

/** The pets that have a word, by their numbers, and its weight in each. */
interface Postings {
  pets: number[];
  weights: number[];
  /** The greatest of the weights. */
  weight: number;
}

/** Ways to find a searched word: one of these groups, all words of the group. */
interface Alternative {
  words: readonly string[];
  /** Whole words count twice. */
  factor: number;
}

/** How a searched word is found, and how it was corrected if no pet has it as it was written. */
interface WordReading {
  alternatives: Alternative[];
  mended?: CorrectedWord;
}

/** Of one search. Looking for the word that was meant takes longer than the rest of the search. */
const MAX_CORRECTIONS = 4;

/** In alternatives; a short beginning has thousands. */
const MAX_CACHED_ALTERNATIVES = 200_000;

/** Pets that have what was searched; the greater the score, the better a pet fits. */
export interface FoundByWords {
  pets: BitSet;
  scores: Uint16Array;
  mended: CorrectedWord[];
}

/** Which pets have which words, with wrong spellings corrected to words that pets have. */
export function createWordIndex() {
  const postings = new Map<string, Postings>();
  const spelling = createSpelling(countUse);
  for (const alias of wordAliases.keys()) spelling.add(alias);
  /** To find words by their beginning. */
  const sorted = createSortedList(compareTexts);

  /** The use of a word; another name is used as much as what it stands for, but is meant less often. */
  function countUse(word: string): WordUse {
    const entry = postings.get(word);
    if (!entry) {
      // Not the use of the alias: two names of a breed can stand for each other.
      const [meant = ''] = wordAliases.get(word)?.[0]?.split(' ') ?? [];
      return { pets: postings.get(meant)?.pets.length ?? 0, weight: 1 };
    }
    return { pets: entry.pets.length, weight: entry.weight };
  }

  function wordsThatBegin(beginning: string): string[] {
    const all = sorted.items();
    const words: string[] = [];
    for (let index = sorted.positionOf(beginning); index < all.length; index += 1) {
      const word = all[index] ?? '';
      if (!word.startsWith(beginning)) break;
      words.push(word);
    }
    return words;
  }

  const knownForms = (word: string) => formsOf(word).filter((form) => postings.has(form));

  function alternativesOf({ text, isBeginning, isLiteral }: SearchedWord): Alternative[] {
    const forms = isLiteral ? [text] : knownForms(text);
    const aliases = isLiteral ? [] : (wordAliases.get(text) ?? []);
    const isUnknown = forms.length === 0 && aliases.length === 0;
    const begin = isBeginning || (isUnknown && text.length > 2) ? wordsThatBegin(text) : [];
    return [
      ...forms.map((word) => ({ words: [word], factor: 2 })),
      ...aliases.map((alias) => ({ words: alias.split(' '), factor: 2 })),
      ...begin.map((word) => ({ words: [word], factor: 1 })),
    ];
  }

  /** Mending takes long, and many searches have the same words. */
  const readings = new LRUCache<string, WordReading>({
    maxSize: MAX_CACHED_ALTERNATIVES,
    sizeCalculation: ({ alternatives }) => alternatives.length + 1,
  });

  /** Reads the words of a search, of which the first few that need it are corrected, also when they are read again. */
  function createReader() {
    let corrections = 0;
    return (word: SearchedWord): WordReading => {
      if (corrections === MAX_CORRECTIONS) return { alternatives: alternativesOf(word) };
      const key = `${word.isLiteral} ${word.isBeginning} ${word.text}`;
      const reading = readings.get(key) ?? readWord(word);
      readings.set(key, reading);
      if (reading.alternatives.length === 0 || reading.mended) corrections += 1;
      return reading;
    };
  }

  function readWord(word: SearchedWord): WordReading {
    const alternatives = alternativesOf(word);
    if (word.isLiteral) return { alternatives };
    const isKnown = alternatives.some(({ words }) => words.every((text) => postings.has(text)));
    const better = spelling.mend(word.text, isKnown);
    if (!better) return { alternatives };
    const words = better.split(' ');
    const meant = words.map((text) => ({ text, isBeginning: false, isLiteral: false }));
    return {
      alternatives: meant.length > 1 ? [{ words, factor: 2 }] : meant.flatMap(alternativesOf),
      mended: { from: word.text, to: better },
    };
  }

  /** The greatest weight of a word's alternatives in each pet; 0 where a pet has none of them. */
  function scoresOf(alternatives: Alternative[], size: number): Uint8Array {
    const best = new Uint8Array(size);
    for (const { words, factor } of alternatives) {
      const scores = words.length === 1 ? null : lowestOfAll(words, size);
      if (scores) {
        for (let pet = 0; pet < size; pet += 1) {
          best[pet] = Math.max(best[pet] ?? 0, (scores[pet] ?? 0) * factor);
        }
        continue;
      }
      const { pets = [], weights = [] } = postings.get(words[0] ?? '') ?? {};
      for (let index = 0; index < pets.length; index += 1) {
        const pet = pets[index] ?? 0;
        const score = (weights[index] ?? 0) * factor;
        if ((best[pet] ?? 0) < score) best[pet] = score;
      }
    }
    return best;
  }

  function lowestOfAll(words: readonly string[], size: number): Uint8Array {
    const [first = '', ...others] = words;
    const lowest = scoresOf([{ words: [first], factor: 1 }], size);
    for (const word of others) {
      const scores = scoresOf([{ words: [word], factor: 1 }], size);
      for (let pet = 0; pet < size; pet += 1) {
        lowest[pet] = Math.min(lowest[pet] ?? 0, scores[pet] ?? 0);
      }
    }
    return lowest;
  }

  return {
    /** @param pet a number greater than those of all pets that were added before */
    add(pet: number, words: ReadonlyMap<string, number>): void {
      readings.clear();
      for (const [word, weight] of words) {
        let entry = postings.get(word);
        if (!entry) {
          entry = { pets: [], weights: [], weight };
          postings.set(word, entry);
          spelling.add(word);
          sorted.add(word);
        }
        entry.pets.push(pet);
        entry.weights.push(weight);
        entry.weight = Math.max(entry.weight, weight);
      }
    },

    prepare: () => void sorted.items(),

    /** Whether one pet has what is searched, by the rule of `find`. @param words of the pet */
    isFoundIn(search: string, words: ReadonlyMap<string, number>): boolean {
      const readSearchedWord = createReader();
      const isFound = (word: SearchedWord) =>
        readSearchedWord(word).alternatives.some((way) =>
          way.words.every((text) => words.has(text)),
        );
      return searchedWords(search).some((group) => group.every(isFound));
    },

    /** @param size the number after that of the last pet */
    find(search: string, size: number): FoundByWords {
      const scores = new Uint16Array(size);
      const mended: CorrectedWord[] = [];
      const readSearchedWord = createReader();
      for (const words of searchedWords(search)) {
        const ofGroup = new Uint16Array(size);
        let isEmpty = false;
        for (const [index, word] of words.entries()) {
          const { alternatives, mended: change } = readSearchedWord(word);
          if (change) mended.push(change);
          if (isEmpty) continue;
          isEmpty = true;
          const best = scoresOf(alternatives, size);
          for (let pet = 0; pet < size; pet += 1) {
            const score = best[pet] as number;
            const before = ofGroup[pet] as number;
            const isFound = score > 0 && (index === 0 || before > 0);
            ofGroup[pet] = isFound ? before + score : 0;
            if (isFound) isEmpty = false;
          }
        }
        for (let pet = 0; pet < size; pet += 1) {
          scores[pet] = Math.max(scores[pet] as number, ofGroup[pet] as number);
        }
      }
      return { pets: BitSet.where(size, (pet) => scores[pet] !== 0), scores, mended };
    },
  };
}
