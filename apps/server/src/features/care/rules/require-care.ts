import { AppError, invalidField } from '../../../platform/app-error.ts';
import type { Queries } from '../../../platform/database/database.ts';
import {
  type ReceivedCall,
  requireFirstCall,
} from '../../../platform/database/received-calls.repository.ts';
import { holdUser } from '../../users/users.repository.ts';
import { careMessages } from '../care-messages.ts';
import { lockOpenStay } from '../plans/planned-care.repository.ts';

/** Clocks of phones are not exact. */
const TOLERANCE_MS = 5 * 60_000;

/**
 * When something was done: now without a time, and never in the future.
 * @throws AppError VALIDATION_FAILED
 */
export function requirePast(at: string | undefined, now: Date, field: string): Date {
  if (at === undefined) return now;
  const done = new Date(at);
  if (done.getTime() > now.getTime() + TOLERANCE_MS) {
    throw invalidField(field, careMessages.inFuture);
  }
  return done < now ? done : now;
}

/**
 * Whoever changes care, who is held, and their call, which is done once. The pets are held before, and items after it:
 * the account is erased in that order, too.
 * @throws AppError SESSION_EXPIRED, CALL_REPEATED
 */
export async function requireActor(
  transaction: Queries,
  { userId, received }: { userId: string; received: ReceivedCall | undefined },
  now: Date,
): Promise<void> {
  await holdUser(transaction, userId);
  await requireFirstCall(transaction, received, now);
}

/**
 * The present stay of a pet, held until the transaction ends.
 * @throws AppError STAY_ENDED for a pet that is not at the shelter
 */
export async function requireOpenStay(
  transaction: Queries,
  pet: { petId: string; shelterId: string },
): Promise<string> {
  const stay = await lockOpenStay(transaction, pet);
  if (!stay) throw new AppError('STAY_ENDED');
  return stay.id;
}
