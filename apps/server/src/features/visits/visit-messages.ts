import { slotDateLabel } from '@pawmatch/contract/visits/bookable-times';
import type { CalendarDate } from '@pawmatch/contract/zoned-time';

/** With CONFLICT. */
export const VISIT_CHANGED_MESSAGE =
  'Someone else has changed this visit meanwhile. Please look at it again.';

/** With VISIT_ACTION_REFUSED, when staff move a visit that is over. */
export const VISIT_OVER_MESSAGE =
  'This visit is over, so its time cannot change. You can still change its status and outcome.';

/** With VALIDATION_FAILED, when staff record a visit of a day before the pet was added. */
export const beforePetMessage = (petName: string) =>
  `${petName} was not at the shelter yet. Please choose a later day.`;

/** With PET_RESTS. @param time such as `2:00 PM` */
export const restsMessage = (petName: string, time: string) =>
  `${petName} rests until ${time}. Please choose another time.`;

/** With PET_RESTS, when the time is too close before another visit. */
export const needsRestMessage = (petName: string) =>
  `${petName} needs a rest before the next visit. Please choose another time.`;

/** With VISIT_NEAR. @param time of the next visit, such as `2:30 PM` @param end of the walk-in before it */
export const visitNearMessage = (petName: string, { time, end }: { time: string; end: string }) =>
  `${petName} has a visit at ${time}. You can shorten this visit, so that it ends at ${end}, or start it anyway.`;

/** With VISIT_TOO_NEAR. */
export const visitTooNearMessage = (petName: string, time: string) =>
  `${petName} has a visit at ${time}. You can start this visit anyway.`;

/** In the report of a bulk change. */
export const BULK_FAILED_MESSAGE = 'The visit could not be changed. Please try again.';

/** With PET_UNAVAILABLE, of a pet that a care rule of the shelter holds back. */
export const notReadyMessage = (petName: string) =>
  `${petName} is still being cared for and cannot have visitors yet. Please look again in a few days.`;

/** With ADOPTER_BUSY, for staff. */
export const ADOPTER_BUSY_MESSAGE =
  'This adopter already has another visit at this time. Please choose another time.';

/** With PET_UNAVAILABLE. @param until the last day */
export const onHoldMessage = (petName: string, until: CalendarDate) =>
  `${petName} is on hold until ${slotDateLabel(until)}, so that an owner can be found. Please ask for a visit after that day.`;

/** With ADOPTER_BUSY, for the adopter. */
export const busyMessage = (petName: string) =>
  `You already meet ${petName} at this time. Please choose another time.`;

/** With ALREADY_VISITING and SCHEDULING_CONFLICT, when the partner has the visit. @param time in long form */
export const partnerVisitsMessage = (petName: string, time: string) =>
  `Your partner visits ${petName} on ${time}. You can come along; one visit is enough for both of you.`;

/** With TOO_MANY_OPEN_REQUESTS. */
export const openLimitMessage = (limit: number) =>
  `You have ${limit} open visit ${limit === 1 ? 'request' : 'requests'}. Please wait for an answer, or cancel one, before you ask for another visit.`;

/**
 * With TOO_MANY_REQUESTS_TODAY.
 * @param date of the next request that is accepted, such as `Monday, November 23, 2026`
 * @param time of the same, such as `2:00 PM`
 */
export const dailyLimitMessage = (limit: number, { date, time }: { date: string; time: string }) =>
  `You have asked for ${limit} ${limit === 1 ? 'visit' : 'visits'} within 24 hours. Please ask again after ${time} on ${date}.`;
