import { localized } from '@pawmatch/contract/localized';
import type { CancelReason } from '@pawmatch/contract/visits/own/visit-step';
import { mailLink } from '../../../platform/mail/rendering/mail-draft.ts';
import type { MailedVisit, VisitMailText } from './visit-mail-messages.ts';

const CHOOSE_AGAIN = 'You are welcome to choose another time, or to meet another pet.';
const CHOOSE_OTHER_TIME = 'We would still like to see you. Please choose another time.';
const FREE_NOW = 'These times are free at the moment:';

interface CancelledVisit extends MailedVisit {
  /** The pet that was adopted, deleted or moved. */
  leaving: string;
  /** The shelter where a moved pet lives now. */
  movedTo: string;
  /** The page of the pet; of all pets when it is gone. */
  petUrl: string;
  /** Pets of the same species. */
  similarPetsUrl: string;
  /** When the pet can be visited instead, the next time first; only looked up for an unanswered request. */
  freeTimes: string[];
  /** Why a request was declined; blank when staff have not said. */
  explanation: string;
  /** The reason of the closure; blank without one. */
  closedBecause: string;
}

const texts: Record<CancelReason | 'declined', (visit: CancelledVisit) => VisitMailText> = {
  adopter: ({ pet, time, petUrl, similarPetsUrl }) => ({
    subject: `You have cancelled your visit with ${pet}`,
    blocks: [
      `You have cancelled your visit with ${pet} on ${time}. Thank you for telling us.`,
      CHOOSE_AGAIN,
      mailLink('Choose another time', petUrl),
      mailLink('See other pets', similarPetsUrl),
    ],
  }),

  staff: ({ pet, time, petUrl, similarPetsUrl }) => ({
    subject: `Your visit with ${pet} was cancelled`,
    blocks: [
      `We are sorry: we had to cancel your visit with ${pet} on ${time}.`,
      CHOOSE_AGAIN,
      mailLink('Choose another time', petUrl),
      mailLink('See other pets', similarPetsUrl),
    ],
  }),

  declined: ({ pet, time, explanation, petUrl, similarPetsUrl }) => ({
    subject: `We cannot offer you the visit with ${pet}`,
    blocks: [
      `We are sorry: we cannot offer you the visit with ${pet} that you asked for, on ${time}.`,
      ...(explanation ? [explanation] : []),
      CHOOSE_AGAIN,
      mailLink('Choose another time', petUrl),
      mailLink('See other pets', similarPetsUrl),
    ],
  }),

  unanswered: ({ pet, time, petUrl, freeTimes }) => ({
    subject: `We did not answer your request to meet ${pet} in time`,
    blocks: [
      `We are sorry: nobody at the shelter answered your request to meet ${pet} on ${time}, and the time has passed.`,
      'We would still like to see you. Please choose a new time.',
      mailLink('Choose a new time', petUrl),
      ...(freeTimes.length > 0
        ? [FREE_NOW, ...freeTimes.map((freeTime) => mailLink(freeTime, petUrl))]
        : []),
    ],
  }),

  unconfirmed: ({ pet, time, petUrl }) => ({
    subject: `Your request to meet ${pet} has ended`,
    blocks: [
      `Your request to meet ${pet} on ${time} has ended, because your email address was not confirmed within a day.`,
      'You are welcome to ask again: confirm your address first, with the link that we sent you.',
      mailLink('Choose a new time', petUrl),
    ],
  }),

  // One of a pair leaves, but the visit was with both.
  pet_adopted: ({ pet, isPair, leaving, time, similarPetsUrl }) => ({
    subject: `${leaving} has found a home`,
    blocks: [
      `${leaving} has been adopted. That is good news for ${leaving}, and we know that it is a disappointment for you.`,
      isPair
        ? `Your visit with ${pet} on ${time} is cancelled.`
        : `Your visit on ${time} is cancelled.`,
      'Others are still waiting to meet somebody like you.',
      mailLink('See other pets', similarPetsUrl),
    ],
  }),

  pet_removed: ({ pet, isPair, leaving, time, similarPetsUrl }) => ({
    subject: `Your visit with ${pet} was cancelled`,
    blocks: [
      isPair
        ? `We are sorry: ${leaving} is not at our shelter any more, so your visit with ${pet} on ${time} is cancelled.`
        : `We are sorry: ${leaving} is not at our shelter any more, so your visit on ${time} is cancelled.`,
      'Others are still waiting to meet somebody like you.',
      mailLink('See other pets', similarPetsUrl),
    ],
  }),

  pet_moved: ({ pet, leaving, movedTo, time, petUrl }) => ({
    subject: `${leaving} has moved to ${movedTo}`,
    blocks: [
      `${leaving} now lives at ${movedTo}, another shelter of ours. We are sorry that we had to cancel your visit with ${pet} on ${time}.`,
      `You can still meet ${leaving}: please ask ${movedTo} for a visit, on the same page as before.`,
      mailLink('Choose a new time', petUrl),
    ],
  }),

  account_closed: ({ pet, time }) => ({
    subject: `Your visit with ${pet} was cancelled`,
    blocks: [
      `Your account was deleted, so your visit with ${pet} on ${time} is cancelled.`,
      'You are always welcome at the shelter.',
    ],
  }),

  closed: ({ pet, time, petUrl, closedBecause }) => ({
    subject: `Your visit with ${pet} was cancelled`,
    blocks: [
      closedBecause
        ? `The shelter is closed at that time (${closedBecause}). We are sorry that we had to cancel your visit with ${pet} on ${time}.`
        : `The shelter is closed at that time. We are sorry that we had to cancel your visit with ${pet} on ${time}.`,
      CHOOSE_OTHER_TIME,
      mailLink('Choose another time', petUrl),
    ],
  }),

  times_changed: ({ pet, time, petUrl }) => ({
    subject: `Your visit with ${pet} was cancelled`,
    blocks: [
      `The shelter has changed its times for visits. We are sorry that we had to cancel your visit with ${pet} on ${time}.`,
      CHOOSE_OTHER_TIME,
      mailLink('Choose another time', petUrl),
    ],
  }),

  shelter_paused: ({ pet, time, similarPetsUrl }) => ({
    subject: `Your visit with ${pet} was cancelled`,
    blocks: [
      `Our shelter takes no visits for a while. We are sorry that we had to cancel your visit with ${pet} on ${time}.`,
      'Pets at other shelters are waiting to meet somebody like you.',
      mailLink('See other pets', similarPetsUrl),
    ],
  }),
};

/** What the mail about a cancellation says, by its reason. */
export const cancellationMessages = localized('cancellationMessages', texts);
