import { ApiError } from '../../lib/api/api-error.ts';

/** R5.13: the pet's own dialog and the dialog of the matches word it differently. */
export const missingSlotMessages = {
  detail: 'Please select both date and time',
  schedule: 'Please select both a date and time.',
} as const;

/** R8.39 */
export const NO_PET_MESSAGE = 'No pet selected for visit.';

const REFUSED_MESSAGE = 'Failed to submit visit request. Please try again.';

/** R8.38: short names of conflicts, as the server sends them. */
const conflictMessages: ReadonlyMap<string | null, string> = new Map([
  ['Scheduling conflict', 'This time slot is already booked. Please choose another time.'],
  ['Duplicate request', 'You already have a pending visit request for this pet.'],
]);

/** R8.40 */
export function requestedMessage(petName: string | null | undefined): string {
  return petName
    ? `Visit request submitted for ${petName}!`
    : 'Visit request submitted successfully!';
}

/** F34: beside a time at which the person is with a pet already. */
export const ownTimeHint = (petName: string | undefined): string =>
  petName ? ` (you meet ${petName})` : ' (you have another visit)';

/**
 * F34: above the way to a visit.
 * @param time in long form
 */
export function ownVisitMessage(petName: string, time: string, isConfirmed: boolean): string {
  return isConfirmed
    ? `You meet ${petName} on ${time}.`
    : `You meet ${petName} on ${time}. The shelter has yet to confirm the visit.`;
}

/** R7.27: the answer was no error, but says that nothing was booked. */
export class VisitRefused extends Error {}

/** Reads `success` and `message` of an answer. @throws {VisitRefused} when success is false */
export function assertRequested(answer: { success?: unknown; message?: unknown }): void {
  if (answer.success !== false) return;
  const message = typeof answer.message === 'string' ? answer.message.trim() : '';
  throw new VisitRefused(message || REFUSED_MESSAGE);
}

/** R8.38, R8.39: what to say when a visit could not be asked for. */
export function visitFailureMessage(error: unknown): string {
  if (error instanceof VisitRefused) return error.message;
  if (!(error instanceof ApiError)) return 'An unexpected error occurred. Please try again.';
  if (error.status === 400) {
    return conflictMessages.get(error.error) ?? error.detail ?? REFUSED_MESSAGE;
  }
  if (error.status === 401 || error.isNetwork) return error.message;
  return error.detail ?? 'Failed to schedule visit. Please try again.';
}
