import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import { petFactSchemas } from '@pawmatch/contract/pets/facts/pet-fact-schemas';
import type { Shelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import { CancelReason } from '@pawmatch/contract/visits/own/visit-step';
import type { VisitActor } from '@pawmatch/contract/visits/visit-actions';
import { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import * as z from 'zod/mini';
import { mailPhotoUrl } from '../../pets/photos/photo-urls.ts';
import { FIRST_SHELTER } from '../../shelter/shelters.table.ts';
import { nameInMail } from '../../users/mail-recipient.ts';
import { inLanguageOf } from '../../users/user-language.ts';
import type { VisitDetails } from '../visits.repository.ts';
import type { VisitRow } from '../visits.table.ts';

/** The kind of mails about visits. */
export const VISIT_MAIL = 'visit' as const;

const VisitNotificationKind = z.enum([
  'received',
  'requestMoved',
  'revived',
  'confirmed',
  'moved',
  'reminder',
  'newLink',
  'reopened',
  'cancelled',
  'thanks',
]);

/**
 * What happened: a request was received, moved, or reopened (`revived`); a visit was confirmed, moved,
 * is due tomorrow, has a new link, is no longer confirmed (`reopened`), was cancelled, or is over (`thanks`).
 */
export type VisitNotificationKind = z.infer<typeof VisitNotificationKind>;

const Actor = z.enum(['adopter', 'staff', 'system'] satisfies VisitActor[]);

/** What a mail is composed of. Texts are as people have typed them. */
const NotificationData = z.object({
  /** Empty when the address is not confirmed. */
  fullName: z.string(),
  /** That of the visit; the first one in notifications from before there were several. */
  shelterId: z._default(z.string(), FIRST_SHELTER),
  petId: z.optional(z.nullable(z.string())),
  /** The names of both pets of a pair, such as "Luna and Milo". */
  petName: z.nullable(z.string()),
  isPair: z.optional(z.boolean()),
  /** The pet that was adopted, deleted or moved; one of a pair, or the only one. */
  leavingPetName: z.optional(z.string()),
  /** The name of the shelter where a moved pet lives now. */
  movedTo: z.optional(z.string()),
  /** The reason of the closure for which a visit is cancelled. */
  closedBecause: z.optional(z.string()),
  /** In which the visitor knows the time of a cancelled visit, if the shelter's time zone was changed. */
  timeZone: z.optional(z.string()),
  species: z.optional(z.nullable(petFactSchemas.species)),
  /** A path of this server or an external URL. */
  photoUrl: z.optional(z.nullable(z.string())),
  /** ISO 8601 */
  startsAt: z.string(),
  endsAt: z.string(),
  /** A walk-in has no dashboard. */
  hasAccount: z.boolean(),
  /** Of a pet in a foster home; left out for the address of the shelter. */
  meetingPlace: z.optional(z.nullable(z.string())),
  /** When the visit was asked for; ISO 8601. */
  createdAt: z.optional(z.string()),
});
export type NotificationData = z.infer<typeof NotificationData>;

/**
 * A notification as it is stored in the job queue. The visit is looked up when the mail is sent;
 * `facts` are stored only for a visit that may be deleted by then.
 */
export const VisitNotification = z.object({
  kind: VisitNotificationKind,
  visitId: z.string(),
  /** Counts the notifications of this visit; also the sequence of the calendar entry. */
  sequence: z.number(),
  actor: z._default(Actor, 'staff'),
  /** Of a cancellation. */
  reason: z.optional(CancelReason),
  /** When the visit was to begin before it was moved; ISO 8601. */
  startedAt: z.optional(z.string()),
  /** Of an answer that staff can still undo: the status before it. */
  statusBefore: z.optional(VisitStatus),
  /** Why a request was declined, as staff have written it. */
  explanation: z.optional(z.string()),
  /** Of what can be undone: when the visitor was reminded before it; ISO 8601. */
  remindedAt: z.optional(z.string()),
  /** The adopter's calendar has an entry, which is to be removed. */
  isInvitationWithdrawn: z.optional(z.boolean()),
  facts: z.optional(NotificationData),
});
export type VisitNotification = z.infer<typeof VisitNotification>;

/** A notification with its address. */
export interface VisitMail {
  to: string;
  /** That of the visit. */
  shelterId: string;
  /** Sent at once when undefined. */
  sendAt?: Date | undefined;
  /** The visit was cancelled because its pet was adopted. */
  isOfAdoption?: true | undefined;
  /** Not sent after this time. */
  expiresAt: Date | undefined;
  notification: VisitNotification;
}

/** The shelter as the sender of mails about visits. */
export interface Sender {
  shelter: Shelter;
  /** `MAIL_FROM`, such as `Pawmatch <no-reply@example.org>`. */
  mailFrom: string;
  publicUrl: string;
}

/** Null for a walk-in who has left no address. */
export const addressOf = ({ visit, adopter }: VisitDetails): string | null =>
  adopter?.email ?? visit.visitorEmail;

/** A walk-in was named by staff. */
export const visitorNameInMail = ({ visit, adopter }: Pick<VisitDetails, 'visit' | 'adopter'>) =>
  adopter ? nameInMail(adopter) : (visit.visitorName ?? '');

export function factsOf(details: VisitDetails): NotificationData {
  const { visit, pet, bondedPet, adopter, meetingPlace } = details;
  return {
    fullName: visitorNameInMail({ visit, adopter }),
    shelterId: visit.shelterId,
    petId: pet?.id ?? null,
    petName: inLanguageOf(adopter, () => petNames(pet, bondedPet)) || null,
    isPair: bondedPet !== null,
    species: pet?.species ?? null,
    photoUrl: pet && mailPhotoUrl(pet),
    startsAt: visit.startsAt.toISOString(),
    endsAt: visit.endsAt.toISOString(),
    hasAccount: adopter !== null,
    meetingPlace,
    createdAt: visit.createdAt.toISOString(),
  };
}

/** Whether a notification is sent even after the visit's start. */
export const isSentAfterStart = ({ kind, reason }: Partial<VisitNotification>): boolean =>
  kind === 'thanks' || reason === 'unanswered';

/** Whether a visitor is thanked for a visit: they have come. */
export const isThanked = ({ status, outcome }: Pick<VisitRow, 'status' | 'outcome'>): boolean =>
  status === 'completed' && outcome !== null && outcome !== 'no_show';
