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

interface RefusedRequest {
  userId: string;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
}

/** Throws what an adopter's request was refused with, in a sentence that says why. */
export async function explainRefusal(
  error: unknown,
  database: Database,
  visit: RefusedRequest,
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

/** The sentence of the table is said to adopters. */
export function explainBusyToStaff(error: unknown): never {
  if (!(error instanceof AppError) || error.code !== 'ADOPTER_BUSY') throw error;
  throw new AppError('ADOPTER_BUSY', { detail: ADOPTER_BUSY_MESSAGE, cause: error });
}
