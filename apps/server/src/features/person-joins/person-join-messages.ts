import { localized } from '@pawmatch/contract/localized';
import { UNDO_JOIN_DAYS } from '@pawmatch/contract/person-joins/person-join-values';

/** With JOIN_REFUSED. */
export const joinRefusals = localized('joinRefusals', {
  same: 'This is the same record.',
  staff: 'Accounts of people who work at a shelter cannot be joined.',
  unconfirmed:
    'The account that remains must have a confirmed email address. The person can confirm it with the link that we sent.',
  joinedBefore: `This record was joined within the last ${UNDO_JOIN_DAYS} days. Please separate it first, or wait until then.`,
  overlap:
    'Both records have a request or an adoption for the same pet, or visits at the same time. Please end one of them first.',
});
