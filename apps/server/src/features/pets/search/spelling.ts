import { formsOf } from '@pawmatch/contract/search/words/pet-words';
import { editDistance, MAX_WORD_LENGTH } from './edit-distance.ts';

/** How many pets have a word, and how many of them in their breed or name. */
export interface WordUse {
  pets: number;
  breeds: number;
  names: number;
}

const isNameOrBreed = ({ breeds, names }: WordUse): boolean => breeds + names > 0;

/** Shorter words differ from too many others by one letter. */
const MIN_LENGTH = 4;

/** The letters that may be wrong, by the length of the word. */
const allowedDistance = (length: number) => (length < 7 ? 1 : length < 12 ? 2 : 3);

/** Shorter words are corrected to a word of descriptions only when they sound like it: "horse" is no "house". */
const MIN_LENGTH_BY_LETTERS = 6;

/** A word of descriptions that pets have is corrected only to a word of names or breeds that is so much more frequent. */
const RARE = 30;

/** A breed of one listing is a slip if so many listings have it in another spelling. */
const MIN_RIGHT_LISTINGS = 3;

/** The trigrams that most words have are not looked up, as far as others suffice. */
const MAX_IGNORED_TRIGRAMS = 4;

/** Beginnings and ends count as letters. */
function trigramsOf(word: string): string[] {
  const padded = ` ${word} `;
  return Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3));
}

/** Letters that sound alike become one ("shepherd" has no f), doubled ones single, and vowels after the first are left out. */
const soundOf = (word: string): string =>
  word
    .replace(/(?<!e)ph/g, 'f')
    .replace(/[wv]h?/g, 'v')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/ck|c|q/g, 'k')
    .replace(/(?!^)[aeiouyh]/g, '')
    .replace(/(.)\1+/g, '$1');

/**
 * Finds the word that was meant among the words that pets have: near in letters or in sound, breeds and
 * names before other words, and frequent ones before rare ones.
 */
export function createSpelling(countUse: (word: string) => WordUse) {
  /** Words, their sounds and lengths, by their numbers, under which the two maps have them. */
  const words: string[] = [];
  const sounds: string[] = [];
  const lengths: number[] = [];
  const wordsOfTrigram = new Map<string, number[]>();
  const wordsOfSound = new Map<string, number[]>();
  const known = new Set<string>();
  /** How many trigrams a word shares with the one that is looked for; 0 between calls. */
  let shared = new Uint16Array(1024);

  function put(map: Map<string, number[]>, key: string, word: number) {
    const list = map.get(key);
    if (list) list.push(word);
    else map.set(key, [word]);
  }

  /** The numbers of words that share enough trigrams to be near, and of words that sound alike. */
  function candidatesFor(word: string, sound: string, distance: number): Set<number> {
    if (shared.length < words.length) shared = new Uint16Array(words.length * 2);
    const trigrams = new Set(trigramsOf(word));
    // Each wrong letter changes three trigrams at most.
    const needed = Math.max(1, trigrams.size - 3 * distance);
    const ignored = Math.min(needed - 1, MAX_IGNORED_TRIGRAMS);
    const lists = [...trigrams]
      .map((trigram) => wordsOfTrigram.get(trigram) ?? [])
      .sort((a, b) => a.length - b.length)
      .slice(0, trigrams.size - ignored);
    const least = needed - ignored;
    const near = new Set(wordsOfSound.get(sound));
    for (const list of lists) {
      for (const candidate of list) {
        const count = (shared[candidate] as number) + 1;
        shared[candidate] = count;
        if (count !== least) continue;
        const difference = (lengths[candidate] as number) - word.length;
        if (difference <= distance && difference >= -distance) near.add(candidate);
      }
    }
    for (const list of lists) for (const candidate of list) shared[candidate] = 0;
    return near;
  }

  /** The lower, the likelier a word was meant. */
  function costOf(word: string, candidate: string, distance: number, soundsAlike: boolean): number {
    const use = countUse(candidate);
    return (
      distance -
      (isNameOrBreed(use) ? 0.8 : 0) -
      (candidate[0] === word[0] ? 0.5 : 0) -
      (soundsAlike ? 1.2 : 0) -
      Math.log10(Math.max(1, use.pets)) * 0.2
    );
  }

  /** A word of a description is a guess unless it is written nearly so, and begins alike. */
  function isGuess(
    word: string,
    candidate: string,
    distance: number,
    soundsAlike: boolean,
  ): boolean {
    if (isNameOrBreed(countUse(candidate))) return false;
    if (candidate[0] !== word[0]) return true;
    if (soundsAlike) return false;
    return distance > 1 || word.length < MIN_LENGTH_BY_LETTERS;
  }

  /** Two words written as one: "bordercollie". */
  function splitInTwo(word: string): string | undefined {
    for (let end = 3; end <= word.length - 3; end += 1) {
      const parts = [word.slice(0, end), word.slice(end)];
      if (parts.every((part) => isNameOrBreed(countUse(part)))) return parts.join(' ');
    }
    return undefined;
  }

  return {
    add(word: string): void {
      if (word.length < MIN_LENGTH - 1 || !/^\p{L}+$/u.test(word) || known.has(word)) return;
      known.add(word);
      const number = words.push(word) - 1;
      sounds.push(soundOf(word));
      lengths.push(word.length);
      for (const trigram of new Set(trigramsOf(word))) put(wordsOfTrigram, trigram, number);
      put(wordsOfSound, soundOf(word), number);
    },

    /**
     * The word that was meant.
     * @param isKnown pets have the word; it is corrected only if that is likely a slip of the shelter's own
     * @returns undefined when the word stays as it is
     */
    correct(word: string, isKnown: boolean): string | undefined {
      if (isKnown) return nearest(word, true);
      const singular = formsOf(word).find((form) => form.length < word.length);
      return (
        nearest(word, false) ??
        (singular ? nearest(singular, false) : undefined) ??
        splitInTwo(word)
      );
    },
  };

  function nearest(word: string, isKnown: boolean): string | undefined {
    if (word.length < MIN_LENGTH || word.length > MAX_WORD_LENGTH) return undefined;
    if (!/^\p{L}+$/u.test(word)) return undefined;
    const use = countUse(word);
    if (isKnown && (use.pets === 0 || use.names > 0 || use.breeds > 1)) return undefined;
    const allowed = isKnown ? 1 : allowedDistance(word.length);
    const sound = soundOf(word);
    let best: { word: string; cost: number } | undefined;
    for (const number of candidatesFor(word, sound, allowed)) {
      const candidate = words[number] as string;
      const soundsAlike = sounds[number] === sound;
      const most = soundsAlike ? allowed + 1 : allowed;
      const distance = editDistance(word, candidate, most);
      if (distance > most || distance === 0 || countUse(candidate).pets === 0) continue;
      if (isKnown && !isLikelier(candidate, word, use)) continue;
      if (isGuess(word, candidate, distance, soundsAlike)) continue;
      const cost = costOf(word, candidate, distance, soundsAlike);
      if (!best || cost < best.cost) best = { word: candidate, cost };
    }
    return best?.word;
  }

  /** Whether one listing, or few descriptions, have a slip of a word that many listings have. */
  function isLikelier(candidate: string, word: string, { pets, breeds }: WordUse): boolean {
    const use = countUse(candidate);
    if (breeds === 0) return isNameOrBreed(use) && use.pets > pets * RARE;
    return use.breeds >= MIN_RIGHT_LISTINGS && candidate[0] === word[0];
  }
}
