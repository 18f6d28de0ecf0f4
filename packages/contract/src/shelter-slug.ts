import * as z from 'zod/mini';

const MAX_SLUG_LENGTH = 60;

/** What follows `/admin/` in the addresses of staff's pages, so that a shelter's name in its place is known. */
const reservedSlugs: ReadonlySet<string> = new Set([
  ...['dashboard', 'pets', 'visits', 'calendar', 'people', 'colleagues', 'outbox', 'journal'],
  ...['doctor', 'settings', 'network', 'admin', 'api', 'new'],
]);

export const isReservedSlug = (slug: string): boolean => reservedSlugs.has(slug);

/** A shelter in addresses, such as `springfield-cats`. */
export const ShelterSlug = z
  .string()
  .check(z.maxLength(MAX_SLUG_LENGTH), z.regex(/^[a-z\d]+(-[a-z\d]+)*$/));

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
