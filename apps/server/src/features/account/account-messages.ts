import { localized } from '@pawmatch/contract/localized';

export const accountMessages = localized('accountMessages', {
  /** With FORBIDDEN, when staff delete an adopter. */
  knownElsewhere:
    'This person is known to another shelter, too. Only the person and a network admin can delete the account.',
});

/** Mails about the account itself. */
export const accountMailMessages = localized('accountMailMessages', {
  emailChanged: ({ shelter }: { shelter: string }) =>
    `Your email address at ${shelter} was changed`,
  newAddress: ({ email }: { email: string }) =>
    `Your account now has the email address ${email}. This address gets no more emails about it.`,
  anotherAddress:
    'Your account now has another email address. This address gets no more emails about it.',
  notYou: 'If that was not you, please reply to this email at once.',

  closed: ({ shelter }: { shelter: string }) => `Your account at ${shelter} was deleted`,
  everythingDeleted:
    'Your account was deleted, with everything that we had stored about you.\nVisits that were still to come have been cancelled.',
  comeBack: 'You are welcome to come back at any time.',
});
