import { canBeVisited } from '@pawmatch/contract/pets/bonded-pair';
import { type VisitingPlace, visitEnd } from '@pawmatch/contract/visits/bookable-times';
import type { VisitLimits } from '../../../config.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/database/actor.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { enqueueMails } from '../../../platform/mail/enqueue-mail.ts';
import {
  columnsAfterBooking,
  notificationAfterChange,
} from '../notifications/notification-after-change.ts';
import { toMail } from '../notifications/visit-notifications.repository.ts';
import { listRequestMails } from '../request-mails/request-mails.repository.ts';
import { throwBookingError } from '../visit-errors.ts';
import { lockAdopter, lockVisitedPets } from '../visit-locks.repository.ts';
import { insertVisit, type VisitDetails } from '../visits.repository.ts';
import type { VisitRow } from '../visits.table.ts';
import { checkRequestLimits, lapseUnansweredRequest } from './booking.repository.ts';

/** A visit that somebody books. */
export interface Booking
  extends Pick<VisitRow, 'status' | 'notes'>,
    Partial<Pick<VisitRow, 'visitorName' | 'visitorEmail' | 'visitorPhone' | 'checkedInAt'>> {
  /** Adopters request visits of Available pets, of which staff get an email. Staff book for any pet. */
  bookedBy: 'adopter' | 'staff';
  petId: string;
  /** Null for a walk-in. */
  userId: string | null;
  startsAt: Date;
  /** Undefined when there is no limit. */
  limits?: (VisitLimits & { addressDigest: string }) | undefined;
}

/** When a visit that is booked now for this time begins and ends. */
export const visitTime = (start: Date, { visiting }: VisitingPlace) => ({
  startsAt: start,
  endsAt: visitEnd(start, visiting.visit_minutes),
});

/**
 * Books a visit: every request of an adopter, held time, visit that staff book, and walk-in. The locks are taken in
 * the order of `visit-locks.repository.ts`; constraints and triggers of the table decide races.
 * @throws AppError PET_NOT_FOUND, PET_UNAVAILABLE, VALIDATION_FAILED for staff when the adopter has no account,
 *   SCHEDULING_CONFLICT, PET_RESTS, TIME_HELD, TIME_FULL, PET_DAY_FULL, DUPLICATE_REQUEST, ADOPTER_BUSY, and with
 *   limits TOO_MANY_OPEN_REQUESTS, TOO_MANY_REQUESTS_TODAY, TOO_MANY_UNCONFIRMED_FOR_PET,
 *   TOO_MANY_UNCONFIRMED_FROM_ADDRESS
 */
export function bookVisit(
  { database, clock, shelter }: Pick<Dependencies, 'database' | 'clock' | 'shelter'>,
  actor: Actor,
  booking: Booking,
): Promise<VisitDetails> {
  const place = shelter.current();
  const time = visitTime(booking.startsAt, place);
  return database
    .transactionAs(actor, async (tx) => {
      const pets = await lockPets(tx, booking);
      const adopter = await lockBookingAdopter(tx, booking);
      const now = clock();
      if (adopter && booking.status === 'pending') {
        await lapseUnansweredRequest(tx, { petId: booking.petId, userId: adopter.id, now });
      }
      const visit = await insertVisit(tx, { ...newVisit(booking, now), ...time });
      if (adopter && booking.limits) {
        await checkRequestLimits(tx, { visit, petId: booking.petId, adopter }, booking.limits);
      }
      const details = { visit, ...pets, adopter };
      await enqueueBookingMails(tx, details, booking.bookedBy, now);
      return details;
    })
    .catch((error: unknown) => throwBookingError(error, database, { ...booking, ...time }, place));
}

async function lockPets(transaction: Queries, { petId, bookedBy }: Booking) {
  const pets = await lockVisitedPets(transaction, petId);
  if (!pets) throw new AppError('PET_NOT_FOUND');
  if (bookedBy === 'adopter' && !canBeVisited(pets.pet, pets.bondedPet)) {
    throw new AppError('PET_UNAVAILABLE');
  }
  return pets;
}

async function lockBookingAdopter(transaction: Queries, { userId, bookedBy }: Booking) {
  if (!userId) return null;
  const adopter = await lockAdopter(transaction, userId);
  if (adopter) return adopter;
  throw bookedBy === 'adopter'
    ? new AppError('UNAUTHENTICATED')
    : invalidField('user_id', 'This adopter has no account any more.');
}

const newVisit = ({ bookedBy, limits, ...columns }: Booking, now: Date) => ({
  ...columns,
  ...columnsAfterBooking(columns, now),
  id: newId(),
  cancelReason: columns.status === 'cancelled' ? ('staff' as const) : null,
  createdAt: now,
  updatedAt: now,
});

/** To the visitor, and of a request also to staff (B3.12). */
async function enqueueBookingMails(
  transaction: Queries,
  details: VisitDetails,
  actor: Booking['bookedBy'],
  now: Date,
): Promise<void> {
  const mail = notificationAfterChange({ before: undefined, after: details, actor }, now)?.mail;
  const staffMails = actor === 'adopter' ? await listRequestMails(transaction) : [];
  await enqueueMails(transaction, [...(mail ? [toMail(mail)] : []), ...staffMails], now);
}
