import { localized } from '../localized.ts';

/** What is wrong with a shelter's own questions. */
export const adoptionQuestionMessages = localized('adoptionQuestionMessages', {
  chooseKind: 'Please choose how the question is answered.',
  choices: ({ min, max }: { min: number; max: number }) => `Please give ${min} to ${max} choices.`,
  choiceTwice: 'Please give each choice once.',
  otherChoices: 'Please give the same choices as in your own language, in the same order.',
  tooMany: ({ max }: { max: number }) => `Please ask at most ${max} questions.`,
});
