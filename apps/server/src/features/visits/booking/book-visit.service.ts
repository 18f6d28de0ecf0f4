import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import { type ShelterSchedule, visitEnd } from '@pawmatch/contract/visits/times/bookable-times';
import { isActiveVisitStatus } from '@pawmatch/contract/visits/visit-statuses';
import { Semaphore } from 'async-mutex';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Actor } from '../../../platform/database/actor.ts';
import { inOrder, type Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import { enqueueMails } from '../../../platform/mail/queue/enqueue-mail.ts';
import { isReserved } from '../../pets/pets.repository.ts';
import { shelterOfPet } from '../../pets/shelter-of-pet.ts';
import { findFosterVisits } from '../../places/foster-visits.repository.ts';
import type { KnownShelter } from '../../shelter/shelters.ts';
import { columnsOfNewVisit, mailOfNewVisit } from '../notifications/notification-after-change.ts';
import { toMail } from '../notifications/visit-notifications.repository.ts';
import type { OnVisitOutcome } from '../on-visit-outcome.ts';
import { listRequestMails } from '../request-mails/request-mails.repository.ts';
import { requireVisitable } from '../require-visitable.ts';
import { throwBookingError } from '../visit-errors.ts';
import { lockAdopter, lockVisitedPets } from '../visit-locks.repository.ts';
import { insertVisit, type VisitDetails } from '../visits.repository.ts';
import type { VisitRow } from '../visits.table.ts';
import { listPlacesOfPartner } from '../waiting-list/waiting-list.repository.ts';
import { notifyWaiting } from '../waiting-list/waiting-list-mail.ts';
import { checkRequestLimits, lapseOlderRequest, type RequestLimits } from './booking.repository.ts';
import { requireVisitDay } from './list-slots.ts';

/** A visit that somebody books. */
export interface Booking
  extends Pick<VisitRow, 'status' | 'notes' | 'startsAt'>,
    Partial<Pick<VisitRow, 'visitorName' | 'visitorEmail' | 'visitorPhone'>>,
    Partial<Pick<VisitRow, 'checkedInAt' | 'outcome' | 'notAFitBecause' | 'isOverlapAllowed'>> {
  /** Adopters request visits of Available pets, of which staff get an email. Staff book for any pet. */
  bookedBy: 'adopter' | 'staff';
  petId: string;
  /** Null for a walk-in. */
  userId: string | null;
  /** When it ends sooner than by the settings. */
  endsAt?: Date | undefined;
  /** Undefined when there is no limit. */
  limits?: RequestLimits | undefined;
  /** Of a visit that is recorded with its outcome. */
  onOutcome?: OnVisitOutcome;
}

/**
 * Fewer than the connections of a server. Whoever asks for a time that a hundred others want waits here as long as
 * needed, and not for a connection, which fails after two seconds.
 */
const turns = new Semaphore(8);

/** When a visit that is booked now for this time begins and ends. */
export const visitTime = (start: Date, { visiting }: ShelterSchedule) => ({
  startsAt: start,
  endsAt: visitEnd(start, visiting.visit_minutes),
});

/**
 * Books a visit: a request of an adopter, a held time, a visit that staff book or record, or a walk-in. Constraints and
 * triggers of the table decide races. The steps are sent together, so that the pets are not locked while this server
 * waits for each of them; the first that fails decides.
 * @throws AppError PET_NOT_FOUND, SHELTER_PAUSED, PET_UNAVAILABLE, USER_NOT_FOUND for staff when the adopter has no account,
 *   SCHEDULING_CONFLICT, VISIT_NEAR, VISIT_TOO_NEAR, PET_RESTS, TIME_HELD, TIME_FULL, PET_DAY_FULL, DUPLICATE_REQUEST, ADOPTER_BUSY, and with
 *   limits TOO_MANY_OPEN_REQUESTS, TOO_MANY_REQUESTS_TODAY, TOO_MANY_UNCONFIRMED_FOR_PET,
 *   TOO_MANY_UNCONFIRMED_FROM_ADDRESS
 */
export async function bookVisit(
  { database, clock, shelters }: Uses<'database' | 'clock' | 'shelters'>,
  actor: Actor,
  booking: Booking,
): Promise<VisitDetails> {
  const schedule = await shelterOfPet({ database, shelters }, booking.petId);
  if (schedule.isPaused) throw new AppError('SHELTER_PAUSED');
  const time = visitTime(booking.startsAt, schedule);
  const attempted = { ...booking, ...time, endsAt: booking.endsAt ?? time.endsAt };
  const book = () =>
    database.transactionAs(actor, async (tx) => {
      const now = clock();
      const row = newVisit({ ...attempted, shelterId: schedule.id }, now);
      const [pets, adopter, , partnerPlaces, visit, , staffMails] = await inOrder([
        lockPets(tx, booking, schedule, now),
        lockBookingAdopter(tx, booking),
        lapseOlderRequest(tx, booking, now),
        booking.userId ? listPlacesOfPartner(tx, booking.petId, booking.userId) : [],
        insertVisit(tx, row),
        checkRequestLimits(tx, row, booking),
        booking.bookedBy === 'adopter' ? listRequestMails(tx, schedule.id, now) : [],
      ]);
      const details = { visit, ...pets, adopter };
      const mail = mailOfNewVisit(details, booking.bookedBy, now);
      if (isActiveVisitStatus(visit.status)) {
        for (const place of partnerPlaces) {
          await notifyWaiting(tx, place, 'partner_visits', now, { visit });
        }
      }
      await enqueueMails(tx, [...(mail ? [toMail(mail)] : []), ...staffMails], now);
      if (visit.outcome) await booking.onOutcome?.(tx, visit, null, now);
      return details;
    });
  return turns
    .runExclusive(book)
    .catch((error: unknown) => throwBookingError(error, database, attempted, schedule));
}

async function lockPets(
  transaction: Queries,
  { petId, bookedBy, userId, startsAt }: Booking,
  shelter: KnownShelter,
  now: Date,
) {
  const isForAdopter = bookedBy === 'adopter' && userId !== null;
  // Sent together: later steps follow before there is an answer.
  const [pets, home, isTheirs] = await inOrder([
    lockVisitedPets(transaction, petId),
    findFosterVisits(transaction, petId, shelter, { isLocked: true }),
    isForAdopter && isReserved(transaction, petId, userId),
  ]);
  if (!pets || (bookedBy === 'adopter' && !pets.pet.isListed)) throw new AppError('PET_NOT_FOUND');
  if (bookedBy === 'adopter') {
    const { time_zone } = shelter;
    if (!isTheirs) requireVisitable(pets.pet, pets.bondedPet, now, time_zone);
    const pet = petNames(pets.pet, pets.bondedPet);
    requireVisitDay(startsAt, { pet, days: home.days, time_zone });
  }
  return { ...pets, meetingPlace: home.meetingPlace };
}

async function lockBookingAdopter(transaction: Queries, { userId, bookedBy }: Booking) {
  if (!userId) return null;
  const adopter = await lockAdopter(transaction, userId);
  if (adopter) return adopter;
  throw new AppError(bookedBy === 'adopter' ? 'UNAUTHENTICATED' : 'USER_NOT_FOUND');
}

const newVisit = (
  { bookedBy, limits, onOutcome, ...columns }: Booking & { endsAt: Date; shelterId: string },
  now: Date,
) => ({
  ...columns,
  ...columnsOfNewVisit(columns, now),
  id: newId(),
  cancelReason: columns.status === 'cancelled' ? ('staff' as const) : null,
  createdAt: now,
  updatedAt: now,
});
