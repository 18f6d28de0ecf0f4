import type { ErrorCode } from '@pawmatch/contract/errors';
import { petNames } from '@pawmatch/contract/pets/bonded-pair';
import {
  isOverlapping,
  type ShelterSchedule,
  slotDateLabel,
  slotTimeLabel,
} from '@pawmatch/contract/visits/times/bookable-times';
import { toZonedTime } from '@pawmatch/contract/zoned-time';
import type { VisitLimits } from '../../config.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import { findPartner } from '../matching/partners/partner-matching.repository.ts';
import type { Shelters } from '../shelter/shelters.ts';
import { describeVisitTime } from './notifications/visit-times.ts';
import { endBeforeOthers } from './staff/walk-in-end.ts';
import { visitMessages as messages } from './visit-messages.ts';
import { findConflictingVisits, findRequestTime, findVisitOfUserAt } from './visits.repository.ts';
import type { VisitRow } from './visits.table.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A time that was refused to a visit; `id` of a visit that exists. */
interface AttemptedTime {
  id?: string;
  petId: string | null;
  startsAt: Date;
  endsAt: Date;
}

interface RejectedBooking extends AttemptedTime {
  bookedBy: 'adopter' | 'staff';
  userId: string | null;
  /** Of a walk-in. */
  checkedInAt?: Date | null | undefined;
  limits?: VisitLimits | undefined;
}

/** Rethrows the error of a booking, with a detail that names the visit or limit in its way. */
export async function throwBookingError(
  error: unknown,
  database: Database,
  booking: RejectedBooking,
  schedule: ShelterSchedule,
): Promise<never> {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'SCHEDULING_CONFLICT') {
    throw (
      (await explainVisitOfPartner(error, database, booking, schedule)) ??
      (await explainConflict(error, database, booking, schedule))
    );
  }
  const detail = await describeRejection(error.code, database, booking, schedule);
  throw detail ? new AppError(error.code, { detail, cause: error }) : error;
}

/** @returns undefined where the text of the error table says all */
async function describeRejection(
  code: ErrorCode,
  database: Database,
  { userId, bookedBy, limits, ...time }: RejectedBooking,
  { time_zone }: ShelterSchedule,
): Promise<string | undefined> {
  if (code === 'ADOPTER_BUSY' && bookedBy === 'staff') return messages.adopterBusy;
  if (!userId) return undefined;
  if (code === 'ADOPTER_BUSY') {
    const other = await findVisitOfUserAt(database, userId, time);
    return other?.pet
      ? messages.busy({ petName: petNames(other.pet, other.bondedPet) })
      : undefined;
  }
  if (code === 'TOO_MANY_OPEN_REQUESTS' && limits)
    return messages.openLimit({ limit: limits.open });
  if (code === 'TOO_MANY_REQUESTS_TODAY' && limits) {
    const oldest = await findRequestTime(database, userId, limits.daily - 1);
    if (!oldest) return undefined;
    const { date, time } = toZonedTime(new Date(oldest.getTime() + DAY + MINUTE - 1), time_zone);
    const next = { date: slotDateLabel(date), time: slotTimeLabel(time) };
    return messages.dailyLimit({ limit: limits.daily, ...next });
  }
  return undefined;
}

/** @returns undefined unless the partner of an adopter visits the pet then */
async function explainVisitOfPartner(
  error: AppError,
  database: Database,
  { userId, bookedBy, ...attempted }: RejectedBooking,
  { time_zone, visiting }: ShelterSchedule,
): Promise<AppError | undefined> {
  const partner = bookedBy === 'adopter' && userId ? await findPartner(database, userId) : null;
  if (!partner) return undefined;
  const others = await findConflictingVisits(database, attempted, visiting);
  const visited = others.find(({ visit }) => visit.userId === partner.partnerId);
  if (!visited) return undefined;
  const petName = petNames(visited.pet, visited.bondedPet);
  const time = describeVisitTime(visited.visit.startsAt, time_zone);
  const detail = messages.partnerVisits({ petName, time });
  return new AppError(error.code, { detail, cause: error });
}

/** Whether a visit is in the way of a walk-in, the time is taken, or the pet only rests then. */
async function explainConflict(
  error: AppError,
  database: Database,
  visit: AttemptedTime & Pick<RejectedBooking, 'checkedInAt'>,
  { time_zone, visiting }: ShelterSchedule,
): Promise<AppError> {
  const others = await findConflictingVisits(database, visit, visiting);
  const timeAt = (instant: Date) => slotTimeLabel(toZonedTime(instant, time_zone).time);
  const near = visit.checkedInAt
    ? endBeforeOthers(
        visit,
        others.map((other) => other.visit),
        visiting,
      )
    : undefined;
  if (near) {
    const next = others.at(-1);
    const petName = petNames(next?.pet ?? null, next?.bondedPet ?? null);
    const time = timeAt(near.next);
    return near.end
      ? new AppError('VISIT_NEAR', {
          detail: messages.near({ petName, time, end: timeAt(near.end) }),
          cause: error,
        })
      : new AppError('VISIT_TOO_NEAR', {
          detail: messages.tooNear({ petName, time }),
          cause: error,
        });
  }
  const resting = others[0];
  const isTaken = others.some(({ visit: { startsAt, endsAt, endedAt } }) =>
    isOverlapping(visit, { startsAt, endsAt: endedAt ?? endsAt }),
  );
  if (!resting?.pet || isTaken) return error;
  const { startsAt, endsAt, restsUntil } = resting.visit;
  const petName = resting.pet.name;
  const isAfter = startsAt < visit.startsAt;
  const detail = isAfter
    ? messages.rests({ petName, time: timeAt(restsUntil ?? endsAt) })
    : messages.needsRest({ petName });
  return new AppError('PET_RESTS', { detail, cause: error });
}

/** Rethrows the error of a change of time, with a detail that names what is in its way. */
export async function throwMoveError(
  error: unknown,
  database: Database,
  {
    visit,
    shelters,
    movedBy,
  }: {
    visit: (AttemptedTime & Pick<VisitRow, 'shelterId'>) | undefined;
    shelters: Pick<Shelters, 'of'>;
    movedBy: 'visitor' | 'staff';
  },
): Promise<never> {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'ADOPTER_BUSY' && movedBy === 'staff') {
    throw new AppError(error.code, { detail: messages.adopterBusy, cause: error });
  }
  if (error.code !== 'SCHEDULING_CONFLICT' || !visit) throw error;
  throw await explainConflict(error, database, visit, shelters.of(visit.shelterId));
}

/** @throws AppError VISIT_NOT_FOUND when it is undefined */
export function requireVisit<T>(visit: T | undefined): T {
  if (visit === undefined) throw new AppError('VISIT_NOT_FOUND');
  return visit;
}
