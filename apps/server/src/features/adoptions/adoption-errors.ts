import { AppError } from '../../platform/app-error.ts';

/** With CONFLICT. */
export const ADOPTION_CHANGED_MESSAGE =
  'Somebody else has changed this adoption in the meantime. Please look at it again.';

/** With FORBIDDEN. */
export const OWN_ADOPTION_MESSAGE =
  'This is your own adoption. Please ask a colleague to decide about it.';

/** @throws AppError FORBIDDEN where staff would decide about their own adoption */
export function requireNotOwn(userId: string | null, actorId: string | null | undefined): void {
  if (userId !== null && userId === actorId) {
    throw new AppError('FORBIDDEN', { detail: OWN_ADOPTION_MESSAGE });
  }
}

/** @throws AppError ADOPTION_NOT_FOUND */
export function requireAdoption<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('ADOPTION_NOT_FOUND');
  return found;
}
