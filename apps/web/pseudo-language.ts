/** What stands before a vowel in the made-up language. */
export const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
};

/**
 * Each vowel twice, with an accent: about 40 % longer, as many languages are, and readable. What a message has of
 * another one is so already.
 */
const lengthen = (text: string): string =>
  text.replace(
    /(?<![áéíóú])[aeiou]/gi,
    (vowel) => (ACCENTED[vowel.toLowerCase()] ?? vowel) + vowel,
  );

/**
 * What a catalogue of English texts gives, in a made-up language: longer words with accents, and each text in
 * brackets, so that what is written in code shows on a page.
 */
export function inPseudoLanguage<Value>(value: Value): Value;
export function inPseudoLanguage(value: unknown): unknown {
  if (typeof value === 'string') return value && `⟦${lengthen(value.replace(/[⟦⟧]/g, ''))}⟧`;
  if (typeof value === 'function') {
    return (...parameters: unknown[]) => inPseudoLanguage(value(...parameters));
  }
  if (Array.isArray(value)) return value.map((inner) => inPseudoLanguage(inner));
  if (value instanceof Map) {
    return new Map([...value].map(([key, inner]) => [key, inPseudoLanguage(inner)]));
  }
  if (typeof value !== 'object' || value === null) return value;
  // Read when it is needed, as in a `localized` catalogue.
  return new Proxy(value, { get: (target, key) => inPseudoLanguage(Reflect.get(target, key)) });
}
