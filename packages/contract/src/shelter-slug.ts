import * as z from 'zod/mini';
import { SHELTER_SLUG } from './shelter-address.ts';
import { valueMessages } from './value-messages.ts';

const MAX_SLUG_LENGTH = 60;

/** What follows `/admin/` in the addresses of staff's pages, so that a shelter's name in its place is known. */
const reservedSlugs: ReadonlySet<string> = new Set([
  ...['dashboard', 'pets', 'visits', 'calendar', 'people', 'colleagues', 'outbox', 'journal'],
  ...['doctor', 'settings', 'network', 'admin', 'api', 'new'],
  ...['intake', 'adoptions', 'contract', 'follow-ups', 'numbers', 'data', 'cards', 'tasks'],
  ...['care', 'places', 'foster', 'fosters'],
]);

export const isReservedSlug = (slug: string): boolean => reservedSlugs.has(slug);

/** A shelter in addresses, such as `springfield-cats`. */
export const ShelterSlug = z.string().check(z.regex(SHELTER_SLUG));

/** One that is chosen for a shelter. */
export const ChosenSlug = z.string({ error: () => valueMessages.slug }).check(
  z.trim(),
  z.refine((text) => ShelterSlug.safeParse(text).success, {
    error: () => valueMessages.slug,
    abort: true,
  }),
  z.refine((text) => !isReservedSlug(text), { error: () => valueMessages.slugTaken }),
);

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
