/*
 * Plain values, because every page has them; the schema is in `shelter-slug.ts`.
 */

/** In which a call of staff names its shelter, by the slug; who works at one alone leaves it out. */
export const SHELTER_HEADER = 'x-shelter';

export const MAX_SLUG_LENGTH = 60;

/** What follows `/admin/` in the addresses of staff's pages, so that a shelter's name in its place is known. */
const reservedSlugs: ReadonlySet<string> = new Set([
  ...['dashboard', 'pets', 'visits', 'calendar', 'people', 'colleagues', 'outbox', 'journal'],
  ...['doctor', 'settings', 'network', 'admin', 'api', 'new'],
]);

export const isReservedSlug = (slug: string): boolean => reservedSlugs.has(slug);

/** A slug from a name; undefined when no letter or digit is left. */
export function slugOf(name: string): string | undefined {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, MAX_SLUG_LENGTH)
    .replace(/^-|-$/g, '');
  return slug || undefined;
}
