import { localized } from '@pawmatch/contract/localized';
import { type MailBlock, mailLink } from '../../platform/mail/rendering/mail-draft.ts';

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

/** A visit as its foster carer is told of it. */
interface TellableVisit {
  /** The names of both pets of a pair. */
  pet: string;
  time: string;
  /** Null for a shelter without an address. */
  place: string | null;
  /** The first name; undefined when there is none that a mail may say. */
  visitor: string | undefined;
}

type Text = { subject: string; blocks: MailBlock[] };

const TELL_US = 'If you cannot be there, please reply to this email.';

const factsOf = ({ pet, time, place, visitor }: TellableVisit): MailBlock => ({
  kind: 'facts',
  facts: [
    { label: 'Pet', value: pet },
    { label: 'When', value: time },
    ...(place ? [{ label: 'Where', value: place }] : []),
    ...(visitor ? [{ label: 'Visitor', value: visitor }] : []),
  ],
});

/** The mails to foster carers about visits of the pets that live with them. */
export const fosterVisitMessages = localized('fosterVisitMessages', {
  confirmed: (visit: TellableVisit): Text => ({
    subject: `Somebody meets ${visit.pet}: ${visit.time}`,
    blocks: [`A visit with ${visit.pet} is confirmed for ${visit.time}.`, factsOf(visit), TELL_US],
  }),
  moved: (visit: TellableVisit & { from: string }): Text => ({
    subject: `The visit with ${visit.pet} has moved: ${visit.time}`,
    blocks: [
      `The visit with ${visit.pet} has moved from ${visit.from} to ${visit.time}.`,
      factsOf(visit),
      TELL_US,
    ],
  }),
  cancelled: ({ pet, time }: Pick<TellableVisit, 'pet' | 'time'>): Text => ({
    subject: `The visit with ${pet} is cancelled`,
    blocks: [`The visit with ${pet} on ${time} is cancelled. You need not be there.`],
  }),
  notConfirmedAnyMore: ({ pet, time }: Pick<TellableVisit, 'pet' | 'time'>): Text => ({
    subject: `The visit with ${pet} is not confirmed any more`,
    blocks: [
      `The visit with ${pet} on ${time} is not confirmed any more. We will write to you when we know more.`,
    ],
  }),
});

export const fosterRefusals = localized('fosterRefusals', {
  notAllHere: 'Not all of these pets are at the shelter. Please look again.',
  dayPassed: 'Please choose today or a later day.',
  noneFits: 'No foster home fits. Please choose other pets, or ask people.',
  noColleague: 'Please choose a colleague without a foster home.',
});
