import * as z from 'zod/mini';
import { Email } from '../auth/account-fields.ts';
import { isReservedSlug, ShelterSlug } from '../shelter-slug.ts';
import { requiredLine } from '../text.ts';
import { isTimeZone } from '../zoned-time.ts';

const SLUG_MESSAGE =
  'Please use up to 60 lower-case letters, digits and single hyphens, such as springfield-cats.';

const name = requiredLine(100, 'Name');

const slug = z.string(SLUG_MESSAGE).check(
  z.trim(),
  z.refine((text) => ShelterSlug.safeParse(text).success, {
    error: SLUG_MESSAGE,
    abort: true,
  }),
  z.refine(
    (text) => !isReservedSlug(text),
    'Pages of Pawmatch have this address. Please choose another one.',
  ),
);

/** How a shelter is called, and its name in addresses. */
export const ShelterName = z.object({ name, slug });
export type ShelterName = z.output<typeof ShelterName>;

/** Who becomes manager: at once who works there or is the caller, others by a mailed invitation. */
export const NewManager = z.object({ email: Email });

/** A shelter to create. */
export const NewShelter = z.object({
  name,
  slug,
  zip: z
    .string('Please enter a ZIP code with five digits.')
    .check(z.trim(), z.regex(/^\d{5}$/, 'Please enter a ZIP code with five digits.')),
  time_zone: z
    .string('Please choose a time zone.')
    .check(z.refine(isTimeZone, 'There is no such time zone.')),
  /** Of the shelter, for adopters. */
  email: Email,
  /** Of the first manager. */
  manager_email: Email,
});
export type NewShelter = z.output<typeof NewShelter>;
