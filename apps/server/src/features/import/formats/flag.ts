import { flagWords } from '@pawmatch/contract/import/import-fields';

const YES = new Set<string>(flagWords.yes);
const NO = new Set<string>(flagWords.no);
const UNKNOWN = new Set<string>(flagWords.unknown);

/** @returns null when it is unknown, which is not "no" (D15); undefined when it cannot be read */
export function parseFlag(text: string): boolean | null | undefined {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  if (NO.has(word)) return false;
  return UNKNOWN.has(word) ? null : undefined;
}

/** Turns the cell of a column such as "no kids" into one of "kids"; what cannot be read stays as it is. */
export function negateFlag(text: string): string {
  const flag = parseFlag(text);
  return flag === true ? 'no' : flag === false ? 'yes' : text;
}
