import type { UserRow } from './users.table.ts';

/** The owner of an account, as mails need it. */
export type MailRecipient = Pick<UserRow, 'email' | 'fullName' | 'emailConfirmedAt' | 'language'>;

/**
 * What emails call a person. Anybody can sign up with somebody else's address, so one that is not confirmed gets no
 * text that a person has typed.
 */
export const nameInMail = ({
  fullName,
  emailConfirmedAt,
}: Pick<UserRow, 'fullName' | 'emailConfirmedAt'>): string => (emailConfirmedAt ? fullName : '');

/** Where an email about the security of an account goes. */
export const mailTo = ({
  email,
  emailConfirmedAt,
}: Pick<UserRow, 'email' | 'emailConfirmedAt'>) => ({
  to: email,
  isUnconfirmed: emailConfirmedAt === null,
});
