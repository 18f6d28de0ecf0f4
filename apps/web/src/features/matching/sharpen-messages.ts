/** B2.11: the optional questions; each question and answer is in the contract's `homeTexts`. */
export const sharpenTexts = {
  title: 'Sharpen your matches',
  hint: 'All optional. Where the shelter does not know the answer for a pet, it becomes a question to ask.',
  notSaid: 'No answer',
  noEffect: 'Changes nothing: every pet suits this answer.',
  tooLittleTime: (energy: string) =>
    `You asked for a pet that is ${energy.toLowerCase()}. It needs more time than this.`,
  updating: 'Your matches are being updated.',
  updated: 'Your matches are up to date.',
  loadFailed: "We couldn't load your answers.",
  failed: 'Your answer was not saved. Please try again.',
};
