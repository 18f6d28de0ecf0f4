import * as z from 'zod/mini';
import { Email, FullName, PhoneNumber } from '../auth/account-fields.ts';
import { Id } from '../id.ts';
import { inputMessages } from '../input-messages.ts';
import { lineUpTo, optionalText } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { ExpectedVersion } from '../version.ts';
import { visitInputMessages } from './visit-input-messages.ts';
import { VisitStatus, VisitStatusInput } from './visit-status.ts';
import { activeVisitStatuses } from './visit-statuses.ts';
import {
  attendedOutcomes,
  MAX_DECLINE_REASON,
  MAX_VISIT_NOTES,
  notAFitReasons,
  visitOutcomes,
  walkInChoices,
} from './visit-values.ts';

/** The range of accepted dates; PostgreSQL's range is smaller than that of a JavaScript date. */
const EARLIEST = Date.UTC(2000, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** ISO 8601 with an offset, converted to a Date. */
export const RequestedAt = z.pipe(
  z.iso
    .datetime({
      offset: true,
      error: () => visitInputMessages.dateTime,
    })
    .check(
      z.refine(
        (text) => {
          const instant = Date.parse(text);
          return instant >= EARLIEST && instant < LATEST;
        },
        { error: () => visitInputMessages.outOfRange },
      ),
    ),
  z.transform((text: string) => new Date(text)),
);

const VisitNotes = optionalText(MAX_VISIT_NOTES, () => fieldNames.notes);

export const VisitRequest = z.object({
  requested_at: RequestedAt,
  notes: z.optional(VisitNotes),
});

/** As an adopter changes the note to the shelter; null or blank takes it back. */
export const OwnNotesChange = z.object({ notes: VisitNotes, expected_version: ExpectedVersion });

/** The name and contact of a visitor without an account. */
export const WalkInVisitor = z.object({
  full_name: FullName,
  email: z.nullable(Email),
  phone_number: z.nullable(PhoneNumber),
});

/** As staff edit a visit. */
export const VisitChanges = z.object({
  requested_at: z.optional(RequestedAt),
  status: z.optional(VisitStatusInput),
  notes: z.optional(VisitNotes),
  /** Who came; only for a visitor without an account. */
  ...z.partial(WalkInVisitor).shape,
  expected_version: ExpectedVersion,
  /** The status that the change is based on; if it has changed since, the change is rejected (409). */
  expected_status: z.optional(VisitStatus),
});

export const VisitStatusChange = z.object({
  status: VisitStatusInput,
  expected_version: ExpectedVersion,
  expected_status: z.optional(VisitStatus),
});

const NotAFitReason = z.optional(
  z.nullable(z.enum(notAFitReasons, { error: () => inputMessages.chooseReason })),
);

/**
 * Staff book for a person with an account (`user_id`) or for a walk-in with a name and optional
 * contact.
 */
export const StaffVisit = z
  .object({
    pet_id: Id,
    requested_at: RequestedAt,
    status: z._default(VisitStatusInput, 'pending'),
    notes: z.optional(VisitNotes),
    user_id: z.optional(z.nullable(Id)),
    full_name: z.optional(z.nullable(FullName)),
    email: z.optional(z.nullable(Email)),
    phone_number: z.optional(z.nullable(PhoneNumber)),
    /** The visit took place: its time is past, needs not be free, and the visit is completed, whatever `status` says. */
    took_place: z.optional(z.boolean()),
    /** Of a visit that took place; `came` by default. */
    outcome: z.optional(
      z.enum(attendedOutcomes, { error: () => visitInputMessages.chooseOutcome }),
    ),
    not_a_fit_because: NotAFitReason,
  })
  .check(
    z.refine((visit) => Boolean(visit.user_id) || Boolean(visit.full_name), {
      path: ['full_name'],
      error: () => visitInputMessages.chooseVisitor,
    }),
    z.refine(({ took_place, outcome }) => took_place || outcome === undefined, {
      path: ['outcome'],
      error: () => visitInputMessages.outcomeTooEarly,
    }),
  );

/** Null while the reason is being written; with a reason, or a blank one, the email is sent. */
export const DeclineReason = z.object({
  reason: z.nullable(lineUpTo(MAX_DECLINE_REASON, () => fieldNames.reason)),
});

/** Takes a check-in back; the visit gets the status that it had before. */
export const CheckInUndo = z.object({
  status: z.optional(z.enum(activeVisitStatuses)),
  expected_version: ExpectedVersion,
});

/** Null takes an outcome back. */
export const VisitOutcomeChange = z.object({
  outcome: z.nullable(z.enum(visitOutcomes, { error: () => visitInputMessages.chooseOutcome })),
  not_a_fit_because: NotAFitReason,
  expected_version: ExpectedVersion,
});

/** Somebody who is at the shelter now; without a name only "Walk-in" is stored. */
export const WalkIn = z.object({
  pet_id: Id,
  full_name: z.optional(z.nullable(lineUpTo(200, () => fieldNames.name))),
  email: z.optional(z.nullable(Email)),
  phone_number: z.optional(z.nullable(PhoneNumber)),
  /** When the pet is booked soon; without it, the walk-in is refused with VISIT_NEAR or VISIT_TOO_NEAR. */
  if_booked: z.optional(z.enum(walkInChoices)),
});
