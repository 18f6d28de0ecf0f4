import { localized } from '@pawmatch/contract/localized';
import type { MailBlock } from '../../../platform/mail/rendering/mail-draft.ts';

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
