import { UNDO_ADOPTION_MINUTES } from '@pawmatch/contract/adoptions/adoption-values';
import type { CancelReason } from '@pawmatch/contract/visits/own/visit-step';
import type { VisitActor } from '@pawmatch/contract/visits/visit-actions';
import { isActiveVisitStatus } from '@pawmatch/contract/visits/visit-statuses';
import { MOVE_MAIL_DELAY_MS, UNDO_ANSWER_MS } from '@pawmatch/contract/visits/visit-values';
import type { VisitDetails } from '../visits.repository.ts';
import type { VisitRow } from '../visits.table.ts';
import { REMIND_BEFORE_MS } from './remind-of-visits.ts';
import {
  addressOf,
  factsOf,
  isSentAfterStart,
  type NotificationData,
  type VisitMail,
  type VisitNotification,
  type VisitNotificationKind,
} from './visit-notification.ts';

type VisitState = Pick<VisitRow, 'status' | 'startsAt'>;

/** A change of a visit, with what its notification depends on. */
interface VisitChange {
  /** As the visitor knows it. */
  before: Pick<VisitRow, 'status' | 'startsAt' | 'remindedAt' | 'notificationSequence'>;
  after: VisitDetails;
  actor: VisitActor;
  /** Of a cancellation. */
  reason?: CancelReason | undefined;
  cancellation?: CancellationFacts | undefined;
}

/** What the mail about a cancellation says besides its reason. */
type CancellationFacts = {
  [Key in 'leavingPetName' | 'movedTo' | 'closedBecause' | 'timeZone']?: NotificationData[Key];
};

/** The notification that a change requires. */
interface NotificationAfterChange {
  /** To be stored with the visit, so that older notifications in the queue are not sent. */
  sequence: number;
  /** Undefined for a walk-in who has left no address. */
  mail: VisitMail | undefined;
}

/** @returns undefined when no notification is needed, for example for past visits */
export function notificationAfterChange(
  change: VisitChange,
  now: Date,
): NotificationAfterChange | undefined {
  const { before, after, actor, reason, cancellation } = change;
  const { visit } = after;
  const kind = kindAfter(before, visit);
  if (!kind || (visit.startsAt <= now && !isSentAfterStart({ reason }))) return undefined;
  const sequence = before.notificationSequence + 1;
  const to = addressOf(after);
  if (!to) return { sequence, mail: undefined };
  const wanted = undoTime(kind, change);
  // It is not sent after the visit's start, so the visitor would hear nothing.
  const isInTime = wanted !== undefined && visit.startsAt.getTime() - now.getTime() > wanted;
  const delay = isInTime ? wanted : undefined;
  const isAnswer = delay === UNDO_ANSWER_MS;
  const isMove = kind === 'moved' || kind === 'requestMoved';
  const endsInvitation = kind === 'cancelled' || kind === 'reopened';
  const notification: VisitNotification = {
    kind,
    visitId: visit.id,
    sequence,
    actor,
    ...(kind === 'cancelled' && {
      reason: reason ?? (actor === 'adopter' ? 'adopter' : 'staff'),
      // The pet or the visit may be deleted before the mail is sent.
      facts: {
        ...factsOf(startingAt(before.startsAt, after)),
        ...cancellation,
      },
    }),
    ...(isMoved(before, visit) && { startedAt: before.startsAt.toISOString() }),
    ...(isAnswer && { statusBefore: before.status }),
    ...((isMove || isAnswer) &&
      before.remindedAt && { remindedAt: before.remindedAt.toISOString() }),
    ...(endsInvitation && { isInvitationWithdrawn: before.status === 'confirmed' }),
  };
  const expiresAt = isSentAfterStart({ reason }) ? undefined : visit.startsAt;
  const sendAt = delay === undefined ? undefined : new Date(now.getTime() + delay);
  const { shelterId } = visit;
  const isOfAdoption = reason === 'pet_adopted' || undefined;
  return { sequence, mail: { to, shelterId, sendAt, isOfAdoption, expiresAt, notification } };
}

/** How long the email about a change by staff waits because they can undo it; undefined when it is sent at once. */
function undoTime(
  kind: VisitNotificationKind,
  { before, after: { visit }, actor, reason }: VisitChange,
): number | undefined {
  if (reason === 'pet_adopted') return UNDO_ADOPTION_MINUTES * 60_000;
  if (actor !== 'staff' || reason) return undefined;
  switch (kind) {
    case 'moved':
    case 'requestMoved':
      return MOVE_MAIL_DELAY_MS;
    case 'cancelled':
      return before.status === 'pending' ? UNDO_ANSWER_MS : undefined;
    case 'confirmed':
      return visit.checkedInAt ? UNDO_ANSWER_MS : undefined;
    default:
      return undefined;
  }
}

/** Undefined when no notification is needed, for example for past visits. */
const kindOfNewVisit = (visit: VisitState, now: Date): VisitNotificationKind | undefined =>
  visit.startsAt > now ? kindAfter(undefined, visit) : undefined;

/** The columns that the notification of a new visit sets. */
export const columnsOfNewVisit = (visit: VisitState, now: Date) =>
  kindOfNewVisit(visit, now) && columnsAfterNotification({ sequence: 1, ...visit }, now);

/** The mail to the visitor of a visit that was booked now. */
export function mailOfNewVisit(
  details: VisitDetails,
  actor: VisitActor,
  now: Date,
): VisitMail | undefined {
  const { id: visitId, shelterId, startsAt, notificationSequence: sequence } = details.visit;
  const kind = kindOfNewVisit(details.visit, now);
  const to = addressOf(details);
  if (!kind || !to) return undefined;
  return { to, shelterId, expiresAt: startsAt, notification: { kind, visitId, sequence, actor } };
}

/** A notification within a day of the visit makes the reminder superfluous. */
export const columnsAfterNotification = (
  { sequence, startsAt }: Pick<NotificationAfterChange, 'sequence'> & Pick<VisitRow, 'startsAt'>,
  now: Date,
) => ({
  notificationSequence: sequence,
  remindedAt: startsAt.getTime() - now.getTime() <= REMIND_BEFORE_MS ? now : null,
});

/** For a visit that is about to be cancelled or deleted; undefined when no notification is needed. */
export function cancellationOf(
  after: VisitDetails,
  now: Date,
  reason: CancelReason,
  cancellation?: CancellationFacts,
): VisitMail | undefined {
  const visit = { ...after.visit, status: 'cancelled' as const };
  const actor = reason === 'adopter' || reason === 'account_closed' ? 'adopter' : 'staff';
  const details = { ...after, visit };
  const change = { before: after.visit, after: details, actor, reason, cancellation } as const;
  return notificationAfterChange(change, now)?.mail;
}

/** A cancellation names the time that the visitor knows. */
function startingAt(startsAt: Date, { visit, ...details }: VisitDetails): VisitDetails {
  const endsAt = new Date(startsAt.getTime() + visit.endsAt.getTime() - visit.startsAt.getTime());
  return { ...details, visit: { ...visit, startsAt, endsAt } };
}

const isMoved = (before: VisitState, after: VisitState) =>
  before.startsAt.getTime() !== after.startsAt.getTime();

function kindAfter(
  before: VisitState | undefined,
  after: VisitState,
): VisitNotificationKind | undefined {
  const wasActive = before !== undefined && isActiveVisitStatus(before.status);
  switch (after.status) {
    case 'confirmed':
      if (before?.status !== 'confirmed') return 'confirmed';
      return isMoved(before, after) ? 'moved' : undefined;
    case 'pending':
    case 'approved':
      if (!before) return 'received';
      if (before.status === 'confirmed') return 'reopened';
      if (!wasActive) return 'revived';
      return isMoved(before, after) ? 'requestMoved' : undefined;
    case 'cancelled':
      return wasActive ? 'cancelled' : undefined;
    case 'completed':
      return undefined;
  }
}
