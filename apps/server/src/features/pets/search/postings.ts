import { fieldWeights } from '@pawmatch/contract/search/words/pet-words';
import { coatColours } from '@pawmatch/contract/search/words/word-aliases';
import { compareTexts, createSortedList } from './sorted-list.ts';

/** The pets that have a word, by their numbers, and its weight in each. */
export interface Postings {
  pets: number[];
  weights: number[];
  /** How many pets have it in their breed, and how many in their name. */
  breeds: number;
  names: number;
}

const none: Readonly<Postings> = { pets: [], weights: [], breeds: 0, names: 0 };

export type PostingList = ReturnType<typeof createPostings>;

/** Which pets have which words. */
export function createPostings() {
  const postings = new Map<string, Postings>();
  /** To find words by their beginning. */
  const sorted = createSortedList(compareTexts);

  const of = (word: string): Readonly<Postings> => postings.get(word) ?? none;

  return {
    of,
    has: (word: string): boolean => postings.has(word),
    prepare: sorted.prepare,

    /** @returns whether the word is new */
    add(pet: number, word: string, weight: number): boolean {
      let entry = postings.get(word);
      const isNew = entry === undefined;
      if (!entry) {
        entry = { pets: [], weights: [], breeds: 0, names: 0 };
        postings.set(word, entry);
        sorted.add(word);
      }
      entry.pets.push(pet);
      entry.weights.push(weight);
      if (weight === fieldWeights.breed) entry.breeds += 1;
      if (weight === fieldWeights.name) entry.names += 1;
      return isNew;
    },

    /** Whether a word names a breed, a colour or a pet, rather than being one of descriptions: "Happy" may be a name. */
    isName(word: string): boolean {
      const { pets, breeds, names } = of(word);
      if (pets.length === 0) return false;
      return (breeds + names) * 2 >= pets.length || coatColours.has(word);
    },

    wordsThatBegin(beginning: string): string[] {
      const all = sorted.items();
      const words: string[] = [];
      for (let index = sorted.positionOf(beginning); index < all.length; index += 1) {
        const word = all[index] ?? '';
        if (!word.startsWith(beginning)) break;
        words.push(word);
      }
      return words;
    },
  };
}
