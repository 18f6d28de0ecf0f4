/*
 * Plain values about follow-ups, so that pages can use them without loading the schemas.
 */

/** Days after an adoption on which its adopter is asked how the pet is doing. */
export const followUpDays = [3, 14, 60] as const;
export type FollowUpDay = (typeof followUpDays)[number];

/** At the shelter, when the question is sent. */
export const FOLLOW_UP_TIME = '10:00';

/** A question that could not be sent for so many days is left out, for example of an adoption that is recorded later. */
export const MAX_FOLLOW_UP_DELAY_DAYS = 3;

/** Days for which the link of a question works. */
export const FOLLOW_UP_LINK_DAYS = 60;

/** From the best. `not_well` becomes a task for staff. */
export const followUpAnswers = ['very_well', 'settling_in', 'not_well'] as const;
export type FollowUpAnswer = (typeof followUpAnswers)[number];

/** The longest words of an adopter with an answer. */
export const MAX_FOLLOW_UP_WORDS = 1_000;
