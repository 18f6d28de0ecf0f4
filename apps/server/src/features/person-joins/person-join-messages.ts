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

type OfShelter = { shelter: string };

/** What the emails say to the mailbox of the account that remains, and to the other one. */
export const joinMailMessages = localized('joinMailMessages', {
  joined: {
    subject: ({ shelter }: OfShelter) => `Your two records at ${shelter} are one now`,
    remaining: [
      'We had two records of you and have joined them. Your visits and adoptions are together in your account now.',
    ],
    other: [
      'We had two records of you and have joined them. Your visits and adoptions are in your other account now, and you log in there.',
      'Links in our earlier emails to this address do not work any more.',
    ],
    closing: ({ until }: { until: string }) =>
      `If this is wrong, please reply to this email: we can undo it until ${until}.`,
  },
  separated: {
    subject: ({ shelter }: OfShelter) => `Your records at ${shelter} are separate again`,
    remaining: [
      'We have separated two records that we had joined. Your account has its own again.',
    ],
    other: [
      'We have separated two records that we had joined. What was yours is in its own record again.',
    ],
    closing: () => 'Please reply to this email if you have a question.',
  },
});
