import fc, { type Arbitrary } from 'fast-check';

const kinds = ['pet', 'visit', 'user', 'slot', 'email', 'phone', 'name', 'password'] as const;

/**
 * What is made up before the run cannot know which rows there will be, so it names them: `~pet.3~` is
 * the fourth pet that there is when the request goes out. No address or encoding changes the text.
 */
export type Placeholder = (typeof kinds)[number];

export const placeholder = (kind: Placeholder, index = 0) => `~${kind}.${index}~`;

export const placeholderOf = (kind: Placeholder): Arbitrary<string> =>
  fc.nat({ max: 9 }).map((index) => placeholder(kind, index));

const pattern = new RegExp(`~(${kinds.join('|')})\\.(\\d)~`, 'g');

/** @param resolve what stands for it now, in ASCII */
export function fillIn(text: string, resolve: (kind: Placeholder, index: number) => string) {
  return text.replaceAll(pattern, (_, kind: Placeholder, index: string) =>
    resolve(kind, Number(index)),
  );
}
