import { localized } from '@pawmatch/contract/localized';

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
