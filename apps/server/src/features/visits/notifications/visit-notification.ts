import { petFactSchemas } from '@pawmatch/contract/pets/pet-fact-schemas';
import { CancelReason } from '@pawmatch/contract/visits/cancel-reason';
import * as z from 'zod/mini';
import type { Config } from '../../../config.ts';
import type { VisitDetails } from '../visits.repository.ts';

/** The kind of the mails about visits. */
export const VISIT_MAIL = 'visit';

const VisitNotificationKind = z.enum([
  'received',
  'requestMoved',
  'revived',
  'confirmed',
  'moved',
  'reminder',
  'reopened',
  'cancelled',
]);

/**
 * What the adopter is told: a request has come in, was moved, or is looked at again after all; a visit
 * is confirmed, was moved, is tomorrow, is not confirmed any more, or was cancelled.
 */
export type VisitNotificationKind = z.infer<typeof VisitNotificationKind>;

const VisitActor = z.enum(['adopter', 'staff', 'system']);
/** Who made a change. */
export type VisitActor = z.infer<typeof VisitActor>;

/** What a letter is made of. Text as people have typed it. */
const NotificationData = z.object({
  fullName: z.string(),
  petId: z.optional(z.nullable(z.string())),
  petName: z.nullable(z.string()),
  species: z.optional(z.nullable(petFactSchemas.species)),
  /** ISO 8601 */
  startsAt: z.string(),
  endsAt: z.string(),
  /** A walk-in has no dashboard. */
  hasAccount: z.boolean(),
});
export type NotificationData = z.infer<typeof NotificationData>;

/** A letter as a job: what it is about is looked up when it is sent, unless it will be gone by then. */
export const VisitNotification = z.object({
  kind: VisitNotificationKind,
  visitId: z.string(),
  /** Among the letters about this visit; also that of the calendar entry. */
  sequence: z.number(),
  actor: z._default(VisitActor, 'staff'),
  /** Of a cancellation. */
  reason: z.optional(CancelReason),
  /** When the visit was to begin before it was moved; ISO 8601. */
  startedAt: z.optional(z.string()),
  /** An entry is in the adopter's calendar, and has to go. */
  isInvitationWithdrawn: z.optional(z.boolean()),
  facts: z.optional(NotificationData),
});
export type VisitNotification = z.infer<typeof VisitNotification>;

/** A letter, where it goes, and from when on it is pointless. */
export interface VisitMail {
  to: string;
  expiresAt: Date | undefined;
  letter: VisitNotification;
}

/** The shelter as the sender of mails about visits. */
export interface Sender {
  shelter: Config['shelter'];
  /** `MAIL_FROM`, such as `Pawmatch <no-reply@example.org>`. */
  mailFrom: string;
  publicUrl: string;
}

/** Null for a walk-in who has left no address. */
export const addressOf = ({ visit, adopter }: VisitDetails): string | null =>
  adopter?.email ?? visit.visitorEmail;

export function factsOf({ visit, pet, adopter }: VisitDetails): NotificationData {
  return {
    fullName: adopter?.fullName ?? visit.visitorName ?? '',
    petId: pet?.id ?? null,
    petName: pet?.name ?? null,
    species: pet?.species ?? null,
    startsAt: visit.startsAt.toISOString(),
    endsAt: visit.endsAt.toISOString(),
    hasAccount: adopter !== null,
  };
}

/** True for what is told although the time of the visit has come. */
export const isSentAfterStart = ({ reason }: Pick<VisitNotification, 'reason'>): boolean =>
  reason === 'unanswered';
