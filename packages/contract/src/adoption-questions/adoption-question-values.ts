/*
 * Plain values about a shelter's own questions, so that pages can use them without loading the schemas.
 */

/** More would be a form that nobody fills in on a phone. */
export const MAX_QUESTIONS = 10;

export const questionKinds = ['text', 'yes_no', 'choice'] as const;
export type QuestionKind = (typeof questionKinds)[number];

export const MIN_CHOICES = 2;
export const MAX_CHOICES = 8;

/** The longest answer in one's own words. */
export const MAX_ANSWER = 1_000;
