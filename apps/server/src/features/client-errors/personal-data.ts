/** In characters: what is longer says no more, and takes longer to search. */
const MAX_LINE = 500;

/** What may be about a person, and what stands for it. Queries hold tokens of mailed links. */
const REPLACEMENTS: readonly [pattern: RegExp, replacement: string][] = [
  [/[?#][^\s)'"]*/g, ''],
  // JSON.parse and others quote what they were given.
  [/"[^"]*"/g, '"…"'],
  [/[\w.+-]{1,64}@[\w.-]{1,255}/g, '[email]'],
  [/\d[\d ()-]{5,30}\d/g, '[number]'],
  // Access tokens and the like.
  [/[\w-]{40,500}/g, '[token]'],
];

/** A line of an error's text, without what people have typed or are called by. */
export function withoutPersonalData(line: string): string {
  return REPLACEMENTS.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    line.slice(0, MAX_LINE),
  );
}
