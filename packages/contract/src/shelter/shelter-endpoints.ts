import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Id, Timestamp } from '../id.ts';
import { LanguageChoice } from '../own-words-schemas.ts';
import { careParts } from '../staff/care-parts.ts';
import { ExpectedVersion, Version } from '../version.ts';
import { VisitingRules } from '../visits/times/visiting-rules.ts';
import { Visit } from '../visits/visit.ts';
import { affectedVisitReasons } from '../visits/visit-values.ts';
import { PaperSizeChoice, ShelterDetails } from './shelter-details.ts';

/** The shelter's contact; null for values that are not configured. Each is one line. */
export const ShelterContact = z.object({
  address: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  hours: z.nullable(z.string()),
});
export type ShelterContact = z.infer<typeof ShelterContact>;

/** `time_zone` is an IANA name; visit times are entered and shown in it. */
export const Shelter = z.extend(ShelterContact, {
  name: z.string(),
  time_zone: z.string(),
  /** In which its staff write. */
  language: LanguageChoice,
  visiting: VisitingRules,
});
export type Shelter = z.infer<typeof Shelter>;

/** As everybody reads it. */
export const PublicShelter = z.extend(Shelter, {
  /** Whether the installation has no other one; else pets live at their own. */
  is_only: z.boolean(),
});
export type PublicShelter = z.infer<typeof PublicShelter>;

/** What staff can change about the shelter. */
export const ShelterSettings = z.extend(Shelter, {
  version: Version,
  updated_at: Timestamp,
  /** Since when everybody who works here must have a second factor; null where nobody must. */
  second_factor_required_at: z.nullable(Timestamp),
  /** On which its papers are printed. */
  paper_size: PaperSizeChoice,
  /** The parts of the care of pets that the shelter uses. */
  care_parts: z.array(z.enum(careParts)),
});
export type ShelterSettings = z.infer<typeof ShelterSettings>;

/** How many of the visits that a change touches are listed. */
export const MAX_TOUCHED_VISITS = 50;

export const getShelter = defineEndpoint({
  method: 'GET',
  path: '/shelter',
  access: 'public',
  showsOwnToStaff: true,
  summary:
    'Name, time zone, contact and visiting times of the shelter, or of the one where a pet lives',
  query: z.object({ pet_id: z.optional(Id) }),
  output: PublicShelter,
});

export const getSettings = defineEndpoint({
  method: 'GET',
  path: '/admin/settings',
  access: 'overview.read',
  summary: 'The settings of the shelter',
  output: ShelterSettings,
});

export const requireSecondFactor = defineEndpoint({
  method: 'PUT',
  path: '/admin/settings/second-factor',
  access: 'settings.edit',
  requiresProof: true,
  summary: 'Whether everybody who works here must have a second factor, after some days of grace',
  body: z.object({ is_required: z.boolean() }),
  output: ShelterSettings,
});

export const chooseCareParts = defineEndpoint({
  method: 'PUT',
  path: '/admin/settings/care-parts',
  access: 'settings.edit',
  summary:
    'Which parts of the care of pets the shelter uses; what a part has stored stays while it is off',
  body: z.object({ care_parts: z.array(z.enum(careParts)) }),
  output: ShelterSettings,
});

/**
 * Booked visits that could not be booked any more by the new rules, but could by the old ones or not for the same
 * reason, the next ones first; see `findAffectedVisits`. Notice, days ahead, length and gap do not touch booked visits.
 */
const affectedVisits = {
  touched_visits: z.array(
    z.object({
      visit: Visit,
      reason: z.enum(affectedVisitReasons),
      /** The reason of the closure. */
      closed_because: z.nullable(z.string()),
    }),
  ),
  touched_count: z.int(),
};

export const previewSettings = defineEndpoint({
  method: 'POST',
  path: '/admin/settings/preview',
  access: 'settings.edit',
  summary: 'Which booked visits a change of the settings would touch; nothing is changed',
  body: ShelterDetails,
  output: z.object(affectedVisits),
});

export const updateSettings = defineEndpoint({
  method: 'PUT',
  path: '/admin/settings',
  access: 'settings.edit',
  summary:
    'Change the settings of the shelter; booked visits stay as they are unless told otherwise',
  body: z.extend(ShelterDetails, {
    expected_version: ExpectedVersion,
    /** Whether the visits that the change touches are cancelled, with an email to their visitors. */
    cancel_touched_visits: z._default(z.boolean(), false),
  }),
  output: z.object({
    settings: ShelterSettings,
    ...affectedVisits,
    /** Of the touched visits. */
    cancelled_count: z.int(),
  }),
});
