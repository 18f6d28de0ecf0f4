import { localized } from '@pawmatch/contract/localized';
import { type MailBlock, mailLink } from '../../../platform/mail/rendering/mail-draft.ts';

interface Offered {
  /** Names, such as "Biscuit and Mochi". */
  pets: string;
  /** A day in words. */
  from: string;
  weeks: number;
  note: string;
}

type MailText = { subject: string; blocks: MailBlock[] };

/** Emails about offers of pets to foster homes. */
export const fosterOfferMessages = localized('fosterOfferMessages', {
  /** To each home that fits. */
  offered: ({ pets, from, weeks, note }: Offered, url: string): MailText => ({
    subject: `Could you take in ${pets}?`,
    blocks: [
      weeks === 1
        ? `We look for a foster home for ${pets}, from ${from}, for one week.`
        : `We look for a foster home for ${pets}, from ${from}, for ${weeks} weeks.`,
      { kind: 'quote', text: note },
      mailLink('See the offer', url),
      'Whoever says yes first takes them in. If it does not work this time, that is fine.',
    ],
  }),

  /** To the others. */
  taken: ({ pets }: Offered): MailText => ({
    subject: `${pets}: a home was found`,
    blocks: [`Another foster home takes in ${pets}. Thank you for thinking about it.`],
  }),

  /** To who asked. */
  accepted: ({ pets, home }: Offered & { home: string }, url: string): MailText => ({
    subject: `${pets}: ${home} takes them in`,
    blocks: [
      `${home} takes in ${pets}. On the board of places they live there now: please agree on when they come.`,
      mailLink('See foster homes', url),
    ],
  }),

  /** How to get no more of them. */
  settings: (url: string): MailBlock => mailLink('Choose whether you get these emails', url),
});
