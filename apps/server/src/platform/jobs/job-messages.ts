import { localized } from '@pawmatch/contract/localized';

/** Why a job has failed. */
export const jobMessages = localized('jobMessages', {
  /** Staff read it beside a mail. `reply`: codes of the mail server. */
  mailRefused: ({ reply }: { reply: string }) =>
    `The mail server did not accept a mail (${reply}).`,
  unexpected: 'An unexpected error; see the log of the server.',
});
