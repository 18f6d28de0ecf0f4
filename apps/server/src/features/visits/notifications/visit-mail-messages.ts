import { localized } from '@pawmatch/contract/localized';
import { ARRIVE_EARLY_MINUTES } from '@pawmatch/contract/visits/times/bookable-times';
import { type MailBlock, mailLink } from '../../../platform/mail/rendering/mail-draft.ts';

export interface VisitMailText {
  subject: string;
  /** Each begins with a capital letter, because the greeting is a line of its own. */
  blocks: MailBlock[];
}

/** A visit as a mail names it. */
export interface MailedVisit {
  /** The names of both pets of a pair. */
  pet: string;
  isPair: boolean;
  time: string;
  /** How long the visit takes. */
  minutes: number;
}

interface Request extends MailedVisit {
  /** When the shelter answers at the latest; undefined when that has passed, or is no earlier than the visit. */
  answerBy: string | undefined;
}

interface VisitPlace {
  /** The time zone, such as "EST"; null where none was set. */
  zone: string | null;
  /** Null for a shelter without an address. */
  place: string | null;
}

interface MovedVisit {
  pet: string;
  from: string;
  to: string;
  minutes: number;
}

type MovedRequest = MovedVisit & Pick<Request, 'answerBy'>;

/** @param by when the shelter answers at the latest; undefined when that has passed, or is no earlier than the visit */
const willAnswer = (by: string | undefined) =>
  by
    ? `We will answer by ${by}. If you have not heard from us by then, please reply to this email.`
    : 'We will write to you again as soon as the visit is confirmed.';
const whatToExpect = (minutes: number) =>
  `Please arrive ${ARRIVE_EARLY_MINUTES} minutes early and bring a valid ID. A visit takes about ${minutes} minutes.`;
const CALENDAR = 'The visit is attached for your calendar.';
const CALENDAR_MOVED = 'The new time is attached for your calendar.';

/** What mails about a visit say, besides its cancellation. */
export const visitMailMessages = localized('visitMailMessages', {
  /** In place of a name. */
  ourPet: 'our pet',
  anotherShelter: 'another shelter',

  requestReceived: ({ pet, time, answerBy }: Request): VisitMailText => ({
    subject: `We have your request to meet ${pet}`,
    blocks: [`Thank you for asking to meet ${pet} on ${time}.`, willAnswer(answerBy)],
  }),

  requestBookedByStaff: ({ pet, time, answerBy }: Request): VisitMailText => ({
    subject: `We have a request for you to meet ${pet}`,
    blocks: [`We have entered your request to meet ${pet} on ${time}.`, willAnswer(answerBy)],
  }),

  requestMovedByStaff: ({ pet, from, to, answerBy }: MovedRequest): VisitMailText => ({
    subject: `We have moved your request to meet ${pet}: ${to}`,
    blocks: [
      `We have moved your request to meet ${pet} from ${from} to ${to}.`,
      willAnswer(answerBy),
      'If the new time does not suit you, please cancel the request and choose another one.',
    ],
  }),

  requestRevivedByStaff: ({ pet, time, answerBy }: Request): VisitMailText => ({
    subject: `Your request to meet ${pet} is open again`,
    blocks: [`We have opened your request to meet ${pet} on ${time} again.`, willAnswer(answerBy)],
  }),

  confirmed: ({ pet, isPair, time, minutes }: MailedVisit): VisitMailText => ({
    subject: `Your visit with ${pet} is confirmed: ${time}`,
    blocks: [
      isPair
        ? `We look forward to seeing you on ${time}, and so do ${pet}.`
        : `We look forward to seeing you on ${time}, and so does ${pet}.`,
      whatToExpect(minutes),
      CALENDAR,
    ],
  }),

  confirmedAtOtherTime: ({ pet, from, to, minutes }: MovedVisit): VisitMailText => ({
    subject: `Your visit with ${pet} is confirmed, at another time: ${to}`,
    blocks: [
      `We have confirmed your visit with ${pet} and moved it from ${from} to ${to}.`,
      whatToExpect(minutes),
      CALENDAR,
    ],
  }),

  movedByStaff: ({ pet, from, to, minutes }: MovedVisit): VisitMailText => ({
    subject: `Your visit with ${pet} has moved: ${to}`,
    blocks: [
      `We had to move your visit with ${pet} from ${from} to ${to}.`,
      whatToExpect(minutes),
      CALENDAR_MOVED,
      'If the new time does not suit you, please cancel the visit and choose another one.',
    ],
  }),

  requestMovedByAdopter: ({ pet, from, to, answerBy }: MovedRequest): VisitMailText => ({
    subject: `You have moved your request to meet ${pet}: ${to}`,
    blocks: [
      `You have moved your request to meet ${pet} from ${from} to ${to}. Thank you for telling us.`,
      willAnswer(answerBy),
    ],
  }),

  movedByAdopter: ({ pet, from, to, minutes }: MovedVisit): VisitMailText => ({
    subject: `You have moved your visit with ${pet}: ${to}`,
    blocks: [
      `You have moved your visit with ${pet} from ${from} to ${to}. Thank you for telling us.`,
      whatToExpect(minutes),
      CALENDAR_MOVED,
    ],
  }),

  /** @param url of the page that asks first */
  moveOrCancel: (url: string) => mailLink('Move or cancel it', url),

  dashboard: (url: string) => mailLink('Your visits', url),

  /** The facts of a visit at a glance. @param place the address of the shelter, or the meeting place of the pet */
  facts: ({
    pet,
    time,
    zone,
    place,
  }: Pick<MailedVisit, 'pet' | 'time'> & VisitPlace): MailBlock => ({
    kind: 'facts',
    facts: [
      { label: 'Pet', value: pet },
      { label: 'When', value: zone ? `${time} (${zone})` : time },
      ...(place ? [{ label: 'Where', value: place }] : []),
    ],
  }),

  /** After a visit: thank you, with the next step. */
  thanks: ({ pet, petUrl }: { pet: string; petUrl: string }): VisitMailText => ({
    subject: `Thank you for meeting ${pet}`,
    blocks: [
      `Thank you for visiting us and meeting ${pet}.`,
      `Would you like to give ${pet} a home? Then reply to this email, and we will talk about the next step. You can also come back for another visit.`,
      mailLink(`See ${pet} again`, petUrl),
    ],
  }),

  thanksForAdopting: ({ pet }: { pet: string }): VisitMailText => ({
    subject: `Thank you for choosing ${pet}`,
    blocks: [
      `Thank you for visiting us, and for wanting to give ${pet} a home.`,
      'The adoption is under way: we will tell you the next steps. If you have a question, reply to this email: we are glad to help.',
    ],
  }),

  thanksForComing: ({
    pet,
    similarPetsUrl,
  }: {
    pet: string;
    similarPetsUrl: string;
  }): VisitMailText => ({
    subject: `Thank you for meeting ${pet}`,
    blocks: [
      `Thank you for visiting us and meeting ${pet}. You were not quite right for each other, and it was good to find out.`,
      'Others are waiting to meet somebody like you.',
      mailLink('See other pets', similarPetsUrl),
    ],
  }),

  reminder: ({ pet, time, minutes }: MailedVisit): VisitMailText => ({
    subject: `Reminder: you meet ${pet} on ${time}`,
    blocks: [
      `Your visit with ${pet} is on ${time}.`,
      whatToExpect(minutes),
      'If you cannot come, please cancel, so that somebody else can.',
    ],
  }),

  newLink: ({ pet, time }: MailedVisit): VisitMailText => ({
    subject: `A new link for your visit with ${pet}: ${time}`,
    blocks: [
      'Your account was changed, so the links in earlier emails about your visits have ended. This email has a new one.',
    ],
  }),

  notConfirmedAnyMore: ({ pet, time }: MailedVisit): VisitMailText => ({
    subject: `Your visit with ${pet} is not confirmed any more`,
    blocks: [
      `We have to look at your visit with ${pet} on ${time} again, and it is not confirmed any more.`,
      'We will write to you as soon as we know more.',
    ],
  }),

  movedAndNotConfirmedAnyMore: ({ pet, from, to }: MovedVisit): VisitMailText => ({
    subject: `Your visit with ${pet} is not confirmed any more`,
    blocks: [
      `We have moved your visit with ${pet} from ${from} to ${to}, and it is not confirmed any more.`,
      'We will write to you as soon as we know more.',
    ],
  }),
});

/** When a visit is. */
export const visitTimeMessages = localized('visitTimeMessages', {
  /** @param time by a clock of 12 hours, such as "2:00 PM" */
  dayAndTime: ({ day, time }: { day: string; time: string }) => `${day} at ${time}`,
});
