/** In characters; a longer line takes longer to search. */
const MAX_LINE = 500;

/** Patterns of personal data, with their replacements. URL queries can hold tokens of mailed links. */
const REPLACEMENTS: readonly [pattern: RegExp, replacement: string][] = [
  [/[?#][^\s)'"]*/g, ''],
  // JSON.parse and others quote their input.
  [/"[^"]*"/g, '"…"'],
  [/[\w.+-]{1,64}@[\w.-]{1,255}/g, '[email]'],
  [/\d[\d ()-]{5,30}\d/g, '[number]'],
  // Access tokens and the like.
  [/[\w-]{40,500}/g, '[token]'],
];

/** A line of an error's text without personal data. */
export function withoutPersonalData(line: string): string {
  return REPLACEMENTS.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    line.slice(0, MAX_LINE),
  );
}
