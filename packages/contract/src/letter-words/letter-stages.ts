/*
 * Plain values about the shelter's own words in emails, so that pages can use them without loading the schemas.
 */

/** The emails about an adoption to which a shelter may add words of its own. */
export const letterStages = ['asked', 'approved', 'declined', 'adopted'] as const;
export type LetterStage = (typeof letterStages)[number];

export const isLetterStage = (stage: string): stage is LetterStage =>
  (letterStages as readonly string[]).includes(stage);

export const MAX_LETTER_WORDS = 600;
