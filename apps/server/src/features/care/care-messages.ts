import { localized } from '@pawmatch/contract/localized';

export const careMessages = localized('careMessages', {
  planDeleted: 'One of these plans was deleted. Please choose another.',
  /** With CONFLICT. */
  rulesChanged: 'Somebody else has changed the rules meanwhile. Please look at them again.',
  endsBeforeStart: 'The course ends before it starts.',
  tooLong: 'Please choose an earlier last day.',
  inFuture: 'Choose now or a time in the past.',
});
