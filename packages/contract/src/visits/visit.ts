import * as z from 'zod/mini';
import { Id, Timestamp } from '../id.ts';
import { petFactSchemas } from '../pets/facts/pet-fact-schemas.ts';
import { Version } from '../version.ts';
import { CancelReason } from './own/visit-step.ts';
import { VisitStatus } from './visit-status.ts';
import { notAFitReasons, visitActions, visitOutcomes } from './visit-values.ts';

const VisitedPet = z.object({
  id: Id,
  name: z.string(),
  species: petFactSchemas.species,
  /** Missing in answers of older versions. */
  sex: z.optional(petFactSchemas.sex),
  image_url: z.nullable(z.string()),
});

const Visitor = z.object({
  full_name: z.string(),
  email: z.nullable(z.string()),
  phone_number: z.nullable(z.string()),
});

/** `pet` and `pet_id` are null after the pet was deleted. */
export const Visit = z.object({
  id: Id,
  pet_id: z.nullable(Id),
  status: VisitStatus,
  /** Null unless the visit is cancelled, and for old cancelled visits without a stored reason. */
  cancel_reason: z.nullable(CancelReason),
  requested_at: Timestamp,
  ends_at: Timestamp,
  /** When a completed visit ended, at the latest at `ends_at`; null for others. */
  ended_at: z.nullable(Timestamp),
  /** The pet rests until then, as the settings were when the time was booked; null without a rest. */
  rests_until: z.nullable(Timestamp),
  notes: z.nullable(z.string()),
  /** When staff saw the visitor come. */
  checked_in_at: z.nullable(Timestamp),
  outcome: z.nullable(z.enum(visitOutcomes)),
  not_a_fit_because: z.nullable(z.enum(notAFitReasons)),
  pet: z.nullable(VisitedPet),
  /** The other pet of a bonded pair, which is visited as well. */
  bonded_pet: z.nullable(VisitedPet),
  /** Where a pet is met that lives in a foster home, as it is now; null for the address of the shelter. */
  meeting_place: z.nullable(z.string()),
  /** `id` is null for a walk-in without an account. */
  user: z.extend(Visitor, { id: z.nullable(Id) }),
  created_at: Timestamp,
  updated_at: Timestamp,
  version: Version,
  /** SEQUENCE of the visit's calendar entry, which rises with each notification (RFC 5545). */
  calendar_sequence: z.int(),
  /** What the caller may do with the visit now. */
  allowed_actions: z.array(z.enum(visitActions)),
});
export type Visit = z.infer<typeof Visit>;

/** A visit for its adopter and the holder of its link: without the reason that staff noted, and without ids of accounts. */
export const OwnVisit = z.extend(z.omit(Visit, { not_a_fit_because: true }), { user: Visitor });
export type OwnVisit = z.infer<typeof OwnVisit>;

/** Why a time is not free: another visit, the pet's rest, as many visits as may be, or a closure. */
const SlotState = z.enum(['free', 'taken', 'resting', 'full', 'closed', 'unavailable']);

/** A bookable day, with its slots and whether they are free for the pet. */
export const SlotDay = z.object({
  date: z.iso.date(),
  label: z.string(),
  /** `full`: no time is free. A closed day has no slots. */
  state: z.enum(['free', 'full', 'closed']),
  closed_because: z.nullable(z.string()),
  slots: z.array(
    z.object({
      time: z.string(),
      label: z.string(),
      requested_at: Timestamp,
      /** Whether `state` is `free`. */
      available: z.boolean(),
      state: SlotState,
      /** Until when the pet rests after the visit before, such as `2:00 PM`; null otherwise. */
      rests_until: z.nullable(z.string()),
    }),
  ),
});
export type SlotDay = z.infer<typeof SlotDay>;
