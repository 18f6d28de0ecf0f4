import type { VisitLimits } from '../../config.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database.ts';
import { findUser } from '../users/users.repository.ts';
import {
  ADOPTER_BUSY_MESSAGE,
  busyMessage,
  openLimitMessage,
  unconfirmedLimitMessage,
} from './visit-messages.ts';
import { findRequestTime, findVisitOfUserAt } from './visits.repository.ts';

const DAY = 24 * 60 * 60_000;

interface RejectedRequest {
  userId: string;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
}

/** Rethrows the error of an adopter's request, with a detail that names the visit or limit in its way. */
export async function throwRequestError(
  error: unknown,
  database: Database,
  visit: RejectedRequest,
  limits: VisitLimits,
): Promise<never> {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'ADOPTER_BUSY') {
    const other = await findVisitOfUserAt(database, visit.userId, visit);
    if (!other?.pet) throw error;
    throw new AppError(error.code, { detail: busyMessage(other.pet.name), cause: error });
  }
  if (error.code === 'TOO_MANY_OPEN_REQUESTS') {
    const user = await findUser(database, visit.userId);
    const detail = user?.emailConfirmedAt
      ? openLimitMessage(limits.open)
      : unconfirmedLimitMessage(limits.unconfirmed);
    throw new AppError(error.code, { detail, cause: error });
  }
  if (error.code === 'TOO_MANY_REQUESTS_TODAY') {
    const oldest = await findRequestTime(database, visit.userId, limits.daily - 1);
    const wait = oldest ? oldest.getTime() + DAY - visit.createdAt.getTime() : DAY;
    const retryAfter = Math.max(1, Math.ceil(wait / 1_000));
    throw new AppError(error.code, { retryAfter, cause: error });
  }
  throw error;
}

/** Rethrows the error of a booking by staff; the text of the error table addresses adopters. */
export function throwStaffBookingError(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'ADOPTER_BUSY') throw error;
  throw new AppError('ADOPTER_BUSY', { detail: ADOPTER_BUSY_MESSAGE, cause: error });
}

/** @throws AppError VISIT_NOT_FOUND when it is undefined */
export function requireVisit<T>(visit: T | undefined): T {
  if (visit === undefined) throw new AppError('VISIT_NOT_FOUND');
  return visit;
}
