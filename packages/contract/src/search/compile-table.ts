import type { Agreement, Role, SearchLanguage, SearchTable, Values } from './search-language.ts';

const CORRECTED: readonly Role[] = ['value', 'valueOrName', 'any', 'goodWith', 'companion'];

/**
 * @param numbers words of numbers, from one
 * @param tens words of thirty, forty, …
 */
export function compileTable(
  table: SearchTable,
  {
    numbers,
    tens,
    agrees,
    soundOf,
  }: {
    numbers: string;
    tens: string;
    agrees?: Agreement;
    soundOf?: (word: string) => string;
  },
): SearchLanguage {
  const phrases = new Map<string, Map<Role, Values>>();
  const saying = new Set<string>();
  /** Words that join others: "wiht" is "with", but "Willy" of "will not pee inside" is not "will". */
  const joining = new Set<string>();
  const allWords = new Set<string>();
  const kinds = new Set<string>();
  const firstWords = new Map<string, string[]>();
  let longest = 1;
  for (const [role, list, values = {}] of table) {
    for (const phrase of list.split(/[,\n]/).map((it) => it.trim())) {
      if (phrase === '') continue;
      const roles = phrases.get(phrase) ?? new Map<Role, Values>();
      phrases.set(phrase, roles.set(role, values));
      const words = phrase.split(' ');
      if (values.species && words.length === 1) kinds.add(phrase);
      longest = Math.max(longest, words.length);
      for (const word of words) allWords.add(word);
      const [first = '', second = ''] = words;
      if (role === 'value' && words.length === 2) {
        firstWords.set(second, [...(firstWords.get(second) ?? []), first]);
      }
      if (!CORRECTED.includes(role)) continue;
      for (const word of words) (role.startsWith('value') ? saying : joining).add(word);
    }
  }
  const isFiller = (word: string) => phrases.get(word)?.has('filler') === true;
  const corrected = new Set([...joining, ...[...saying].filter((word) => !isFiller(word))]);
  const vocabulary = new Map<string, string[]>();
  for (const word of corrected) {
    const letter = word.charAt(0);
    vocabulary.set(letter, [...(vocabulary.get(letter) ?? []), word]);
  }
  const sounds = soundOf && new Map([...corrected].map((word) => [soundOf(word), word]));
  return {
    phrases,
    longest,
    vocabulary,
    kinds,
    firstWords,
    words: allWords,
    numbers: new Map([
      ...numbers.split(' ').map((word, index) => [word, index + 1] as const),
      ...tens.split(' ').map((word, index) => [word, (index + 3) * 10] as const),
    ]),
    agrees,
    ...(sounds && { wordThatSounds: (typed) => sounds.get(soundOf(typed)) }),
  };
}

/** One language with the words of another, as far as it has not the same ones. */
export const mixLanguages = (first: SearchLanguage, second: SearchLanguage): SearchLanguage => ({
  ...first,
  phrases: new Map([...second.phrases, ...first.phrases]),
  longest: Math.max(first.longest, second.longest),
  kinds: new Set([...second.kinds, ...first.kinds]),
  firstWords: new Map([...second.firstWords, ...first.firstWords]),
  words: new Set([...second.words, ...first.words]),
  numbers: new Map([...second.numbers, ...first.numbers]),
});
