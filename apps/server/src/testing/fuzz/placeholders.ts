import fc, { type Arbitrary } from 'fast-check';

const kinds = ['pet', 'visit', 'user', 'slot', 'email', 'phone', 'name', 'password'] as const;

/**
 * Requests are generated before the rows are known, so they contain placeholders: `~pet.3~` is the fourth
 * existing pet when the request is sent. URL encoding does not change the text.
 */
export type Placeholder = (typeof kinds)[number];

export const placeholder = (kind: Placeholder, index = 0) => `~${kind}.${index}~`;

export const placeholderOf = (kind: Placeholder): Arbitrary<string> =>
  fc.nat({ max: 9 }).map((index) => placeholder(kind, index));

const pattern = new RegExp(`~(${kinds.join('|')})\\.(\\d)~`, 'g');

/** @param resolve returns the current value of a placeholder, in ASCII */
export function fillIn(text: string, resolve: (kind: Placeholder, index: number) => string) {
  return text.replaceAll(pattern, (_, kind: Placeholder, index: string) =>
    resolve(kind, Number(index)),
  );
}
