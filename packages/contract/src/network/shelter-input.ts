import * as z from 'zod/mini';
import { Email } from '../auth/account-fields.ts';
import { ShelterDetails } from '../shelter/shelter-details.ts';
import { shelterInputMessages } from '../shelter/shelter-input-messages.ts';
import { ChosenSlug } from '../shelter-slug.ts';
import { requiredLine } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { isTimeZone } from '../zoned-time.ts';

const name = requiredLine(100, () => fieldNames.name);

/** How a shelter is called, and its name in addresses. */
export const ShelterName = z.object({ name, slug: ChosenSlug });
export type ShelterName = z.output<typeof ShelterName>;

/** Who becomes manager: at once who works there or is the caller, others by a mailed invitation. */
export const NewManager = z.object({ email: Email });

/** A shelter to create. */
export const NewShelter = z.object({
  name,
  slug: ChosenSlug,
  /** Its ZIP code is where distances are measured from. */
  address: ShelterDetails.shape.address,
  time_zone: z
    .string({ error: () => shelterInputMessages.chooseTimeZone })
    .check(z.refine(isTimeZone, { error: () => shelterInputMessages.noSuchTimeZone })),
  /** Of the shelter, for adopters. */
  email: Email,
  /** Of the first manager. */
  manager_email: Email,
});
export type NewShelter = z.output<typeof NewShelter>;
