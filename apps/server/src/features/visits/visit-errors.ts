import { petNames } from '@pawmatch/contract/pets/pet-names';
import {
  isOverlapping,
  slotDateLabel,
  slotTimeLabel,
  type VisitingPlace,
} from '@pawmatch/contract/visits/bookable-times';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { VisitLimits } from '../../config.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  ADOPTER_BUSY_MESSAGE,
  busyMessage,
  dailyLimitMessage,
  needsRestMessage,
  openLimitMessage,
  restsMessage,
} from './visit-messages.ts';
import { findConflictingVisits, findRequestTime, findVisitOfUserAt } from './visits.repository.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A time that was refused to a visit; `id` of a visit that exists. */
export interface AttemptedTime {
  id?: string;
  petId: string | null;
  startsAt: Date;
  endsAt: Date;
}

interface RejectedRequest extends AttemptedTime {
  userId: string;
  createdAt: Date;
}

/** Rethrows the error of an adopter's request, with a detail that names the visit or limit in its way. */
export async function throwRequestError(
  error: unknown,
  database: Database,
  visit: RejectedRequest,
  { limits, place }: { limits: VisitLimits; place: VisitingPlace },
): Promise<never> {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'SCHEDULING_CONFLICT') {
    throw await explainConflict(error, database, visit, place);
  }
  if (error.code === 'ADOPTER_BUSY') {
    const other = await findVisitOfUserAt(database, visit.userId, visit);
    if (!other?.pet) throw error;
    throw new AppError(error.code, {
      detail: busyMessage(petNames(other.pet, other.bondedPet)),
      cause: error,
    });
  }
  if (error.code === 'TOO_MANY_OPEN_REQUESTS') {
    throw new AppError(error.code, { detail: openLimitMessage(limits.open), cause: error });
  }
  if (error.code === 'TOO_MANY_REQUESTS_TODAY') {
    const oldest = await findRequestTime(database, visit.userId, limits.daily - 1);
    if (!oldest) throw error;
    const { date, time } = toZonedTime(
      new Date(oldest.getTime() + DAY + MINUTE - 1),
      place.time_zone,
    );
    const next = { date: slotDateLabel(date), time: slotTimeLabel(time) };
    throw new AppError(error.code, { detail: dailyLimitMessage(limits.daily, next), cause: error });
  }
  throw error;
}

/** B3.02: whether the time is taken, or the pet only rests then. */
async function explainConflict(
  error: AppError,
  database: Database,
  visit: AttemptedTime,
  { time_zone, visiting }: VisitingPlace,
): Promise<AppError> {
  const others = await findConflictingVisits(database, visit, visiting);
  const resting = others[0];
  const isTaken = others.some(({ visit: { startsAt, endsAt, endedAt } }) =>
    isOverlapping(visit, { startsAt, endsAt: endedAt ?? endsAt }),
  );
  if (!resting?.pet || isTaken) return error;
  const { startsAt, endsAt, restsUntil } = resting.visit;
  const until = slotTimeLabel(toZonedTime(restsUntil ?? endsAt, time_zone).time);
  const isAfter = startsAt < visit.startsAt;
  const detail = isAfter
    ? restsMessage(resting.pet.name, until)
    : needsRestMessage(resting.pet.name);
  return new AppError('PET_RESTS', { detail, cause: error });
}

/** Rethrows the error of a visitor's change, with a detail that names what is in its way. */
export async function throwVisitorError(
  error: unknown,
  database: Database,
  visit: AttemptedTime | undefined,
  place: VisitingPlace,
): Promise<never> {
  if (!(error instanceof AppError) || error.code !== 'SCHEDULING_CONFLICT' || !visit) throw error;
  throw await explainConflict(error, database, visit, place);
}

/** Rethrows the error of a booking by staff; the text of the error table addresses adopters. */
export async function throwStaffBookingError(
  error: unknown,
  database: Database,
  visit: AttemptedTime | undefined,
  place: VisitingPlace,
): Promise<never> {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'ADOPTER_BUSY') {
    throw new AppError(error.code, { detail: ADOPTER_BUSY_MESSAGE, cause: error });
  }
  if (error.code !== 'SCHEDULING_CONFLICT' || !visit) throw error;
  throw await explainConflict(error, database, visit, place);
}

/** @throws AppError VISIT_NOT_FOUND when it is undefined */
export function requireVisit<T>(visit: T | undefined): T {
  if (visit === undefined) throw new AppError('VISIT_NOT_FOUND');
  return visit;
}
