const VOWEL = /[aeiou]$/;

/** "tranquilo, tranquila, tranquilos, tranquilas" */
function formsOfWord(word: string): string[] {
  if (word.endsWith('o')) {
    const stem = word.slice(0, -1);
    return ['o', 'a', 'os', 'as'].map((ending) => stem + ending);
  }
  if (word.endsWith('or')) return ['', 'a', 'es', 'as'].map((ending) => word + ending);
  return [word, word + (VOWEL.test(word) ? 's' : 'es')];
}

/** Genders and numbers of words, separated by commas. Of a phrase the last word changes. */
export const formsOf = (words: string): string =>
  words
    .split(',')
    .map((it) => it.trim())
    .flatMap((phrase) => {
      const at = phrase.lastIndexOf(' ') + 1;
      return formsOfWord(phrase.slice(at)).map((word) => phrase.slice(0, at) + word);
    })
    .join(', ');

const plural = (word: string) => word.endsWith('s');
/** In spite of their "a". */
const masculine = new Set(['depa', 'sofa', 'papa']);
const genderOf = (word: string) => {
  const one = word.replace(/s$/, '');
  return masculine.has(one) ? 'o' : one.at(-1);
};

/** Whether an adjective may belong to a noun: "mamá tranquilo" does not. */
export function agreesInSpanish(noun: string, adjective: string): boolean {
  if (plural(noun) !== plural(adjective)) return false;
  const genders = `${genderOf(noun)}${genderOf(adjective)}`;
  return genders !== 'ao' && genders !== 'oa';
}

/** One spelling for words that sound the same: "ija" and "hija", "trankilo" and "tranquilo". */
export const soundOfSpanish = (word: string): string =>
  word
    .replace(/(?<!c)h/g, '')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/qu|k/g, 'c')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y');
