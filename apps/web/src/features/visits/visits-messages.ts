import { ApiError } from '../../lib/api/api-error.ts';

/** R5.13: the pet dialog and the dialog of the matches page have different texts. */
export const missingSlotMessages = {
  detail: 'Please select both date and time',
  schedule: 'Please select both a date and time.',
} as const;

/** R2.41: the form of a visit request. */
export const visitFormMessages = {
  date: 'Date',
  chooseDate: 'Choose a date',
  datesLoading: 'Loading dates...',
  time: 'Time',
  chooseTime: 'Choose a time',
  loadFailed: 'The visiting times could not be loaded.',
  questions: 'Send questions with your request',
  cancel: 'Cancel',
  submit: 'Schedule Visit',
  submitting: 'Scheduling...',
} as const;

/** R2.41 */
export const expectationMessages = {
  title: 'What to expect',
  arriveEarly: ({ minutes }: { minutes: number }) => `Please arrive ${minutes} minutes early`,
  bringId: 'Bring a valid ID',
  duration: ({ minutes }: { minutes: number }) => `The visit takes about ${minutes} minutes`,
} as const;

/** Beside the times of the shelter, for people in another time zone. */
export const zoneHint = ({ zone }: { zone: string }): string => `At the shelter (${zone})`;

/** R8.39 */
export const NO_PET_MESSAGE = 'No pet selected for visit.';

const REJECTED_MESSAGE = 'Failed to submit visit request. Please try again.';

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

/** R5.14: a day in the visit form without a free time. */
export const fullDayLabel = (day: string): string => `${day} (fully booked)`;

/** R5.15: a time in the visit form that is booked. */
export const takenTimeLabel = (time: string): string => `${time} (taken)`;

/** B3.02: a day on which the shelter is closed. */
export const closedDayLabel = (day: string, reason: string | null): string =>
  reason ? `${day} (closed: ${reason})` : `${day} (closed)`;

/** B3.02: a time at which the shelter has no room for another visit. */
export const fullTimeLabel = (time: string): string => `${time} (full)`;

/** B3.02: a time at which the shelter is closed. */
export const closedTimeLabel = (time: string): string => `${time} (closed)`;

/** B3.02: a time at which the pet rests after a visit, or would have to before the next one. */
export function restingTimeLabel(slot: {
  time: string;
  petName: string | undefined;
  until: string | null;
}): string {
  const pet = slot.petName ?? 'the pet';
  return slot.until
    ? `${slot.time} (${pet} rests until ${slot.until})`
    : `${slot.time} (${pet} needs a rest before the next visit)`;
}

/** F34: a time in the visit form that overlaps another visit of the user. */
export const ownTimeLabel = (time: string, petName: string | undefined): string =>
  petName ? `${time} (you meet ${petName})` : `${time} (you have another visit)`;

/** D24: asks before a visit is cancelled. @param time in long form */
export const cancelVisitQuestion = (petName: string, time: string): string =>
  `${petName}, ${time}. Someone else can then take this time.`;

/**
 * F34: shown above the button to schedule a visit.
 * @param time in long form
 */
export function ownVisitMessage(petName: string, time: string, isConfirmed: boolean): string {
  return isConfirmed
    ? `You meet ${petName} on ${time}.`
    : `You meet ${petName} on ${time}. The shelter has yet to confirm the visit.`;
}

export const ownVisitLinks = {
  moveOrCancel: 'Move or cancel this visit',
  see: 'See it on your dashboard',
} as const;

/** R7.27: a successful response that says that nothing was booked. */
export class VisitRejected extends Error {}

/** Reads `success` and `message` of a response. @throws {VisitRejected} when success is false */
export function assertRequested(answer: { success?: unknown; message?: unknown }): void {
  if (answer.success !== false) return;
  const message = typeof answer.message === 'string' ? answer.message.trim() : '';
  throw new VisitRejected(message || REJECTED_MESSAGE);
}

/** R8.38, R8.39: why a visit could not be requested. */
export function visitFailureMessage(error: unknown): string {
  if (error instanceof VisitRejected) return error.message;
  if (!(error instanceof ApiError)) return 'An unexpected error occurred. Please try again.';
  if (error.status === 400) {
    return conflictMessages.get(error.error) ?? error.detail ?? REJECTED_MESSAGE;
  }
  if (error.status === 401 || error.isNetwork) return error.message;
  return error.detail ?? 'Failed to schedule visit. Please try again.';
}
