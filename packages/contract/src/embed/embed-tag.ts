import { type OpenPetName, openPetNames } from '../open-feeds/open-pet-names.ts';
import { isYesNoFilter } from '../pets/facts/pet-facts.ts';

/** Its first part is the version: a script that pages have to be changed for gets another address. */
export const EMBED_SCRIPT = '/v1/embed.js';

export const EMBED_ELEMENT = 'pawmatch-pets';

export const MAX_EMBED_ROWS = 3;

/** Pets in an element, unless its tag says another number. */
export const DEFAULT_EMBED_LIMIT = 12;

/** In pixels, and the same at any width: so the tag can keep the place free until the pets are there. */
const CARD_HEIGHT = 304;
const ROW_GAP = 16;
const REST_HEIGHT = 84;

export const embedRows = (text: string | null): number =>
  Math.min(Math.max(Math.trunc(Number(text)) || 1, 1), MAX_EMBED_ROWS);

/** The height of the element with so many rows of cards, in pixels. */
export const embedHeight = (rows: number): number =>
  rows * CARD_HEIGHT + (rows - 1) * ROW_GAP + REST_HEIGHT;

/** The attribute of a filter, such as `age-group` of `age_group`. */
export const embedAttribute = (name: OpenPetName): string => name.replaceAll('_', '-');

/** What a tag shows: values of filters by their names, and how many rows of cards. */
export type EmbedChoice = Partial<Record<OpenPetName, string>> & { rows?: number };

/** What the feed is asked for by the attributes of an element. */
export function readEmbedQuery(attribute: (name: string) => string | null): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of openPetNames) {
    const value = attribute(embedAttribute(name));
    // `special-needs` alone means that pets have them, as in HTML.
    if (value !== null) query.set(name, value === '' && isYesNoFilter(name) ? 'true' : value);
  }
  if (!query.get('limit')) query.set('limit', String(DEFAULT_EMBED_LIMIT));
  return query;
}

/** The attributes of an element. */
export const embedAttributes = ({ rows = 1, ...filters }: EmbedChoice): [string, string][] => [
  ...openPetNames.flatMap((name): [string, string][] =>
    filters[name] ? [[embedAttribute(name), filters[name]]] : [],
  ),
  ...(rows > 1 ? ([['rows', String(rows)]] as [string, string][]) : []),
];

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The lines that staff copy into their site. The drawing inside is a link for who has no script, and keeps the place
 * free meanwhile: policies that refuse styles in attributes allow it, and styles of a site seldom reach it.
 * @param link leads to all the pets, with its text
 */
export function writeEmbedTag(
  origin: string,
  choice: EmbedChoice,
  link: { href: string; text: string },
): string {
  const attributes = embedAttributes(choice)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
  const text = '<text x="50%" y="50%" text-anchor="middle" text-decoration="underline"';
  const size = `display="block" width="100%" height="${embedHeight(choice.rows ?? 1)}"`;
  return [
    `<script src="${origin}${EMBED_SCRIPT}" async></script>`,
    // On one line: some editors turn line breaks into elements.
    `<${EMBED_ELEMENT}${attributes}><svg ${size} font-size="18" fill="currentColor"><a href="${escaped(link.href)}">${text}>${escaped(link.text)}</text></a></svg></${EMBED_ELEMENT}>`,
  ].join('\n');
}
