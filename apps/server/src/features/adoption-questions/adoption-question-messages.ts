import { localized } from '@pawmatch/contract/localized';

export const questionRefusals = localized('questionRefusals', {
  chooseAnswer: 'Please choose one of the answers.',
  /** With CONFLICT. */
  changed: 'Somebody else has changed the questions meanwhile.',
  changedByShelter: 'The shelter has changed its questions. Please look at them again.',
});
