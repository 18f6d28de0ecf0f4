import * as z from 'zod/mini';
import { Id, Timestamp } from '../id.ts';
import { PetStatus } from '../pets/pet-status.ts';
import { Version } from '../version.ts';
import {
  adoptionActions,
  adoptionEndReasons,
  adoptionSources,
  adoptionStages,
} from './adoption-values.ts';

/** `status` and `image_url` are null after the pet was deleted, and for adopters while it is not listed and not theirs. */
const AdoptedPet = z.object({
  id: Id,
  name: z.string(),
  status: z.nullable(PetStatus),
  image_url: z.nullable(z.string()),
});

const Person = z.object({ name: z.string(), email: z.nullable(z.string()) });

/** What the adopter and staff both see of an adoption. */
const shared = {
  id: Id,
  /** One pet, or both of a pair. */
  pets: z.array(AdoptedPet).check(z.minLength(1)),
  second_adopter: z.nullable(Person),
  stage: z.enum(adoptionStages),
  /** Null unless it ended without a home. */
  end_reason: z.nullable(z.enum(adoptionEndReasons)),
  message: z.nullable(z.string()),
  /** By when the shelter answers; null when it has. */
  answer_by: z.nullable(Timestamp),
  /** The last day of the trial. */
  trial_until: z.nullable(z.iso.date()),
  /** In cents; null while no fee is recorded. */
  fee_cents: z.nullable(z.int()),
  approved_at: z.nullable(Timestamp),
  adopted_at: z.nullable(Timestamp),
  ended_at: z.nullable(Timestamp),
  created_at: Timestamp,
  version: Version,
  /** What the caller may do with it now. */
  allowed_actions: z.array(z.enum(adoptionActions)),
};

/** An adoption for its adopter. */
export const OwnAdoption = z.object({
  ...shared,
  shelter_name: z.string(),
  /** What the adopter got when the pets left. */
  has_health_records: z.boolean(),
});
export type OwnAdoption = z.infer<typeof OwnAdoption>;

/** An adoption for staff. */
export const Adoption = z.object({
  ...shared,
  source: z.enum(adoptionSources),
  visit_id: z.nullable(Id),
  /** `id` is null for an adopter without an account, or whose account was deleted. */
  adopter: z.extend(Person, { id: z.nullable(Id), phone_number: z.nullable(z.string()) }),
  /** Who of the staff leads it. */
  led_by: z.nullable(z.object({ id: Id, name: z.string() })),
  /** What care rules ask of its pets before they leave; null where nothing is missing. */
  missing_before_leaving: z.nullable(z.string()),
  /** Until when an adoption can be undone without a word to anybody; null unless it is adopted. */
  silent_undo_until: z.nullable(Timestamp),
});
export type Adoption = z.infer<typeof Adoption>;
