import { localized } from '@pawmatch/contract/localized';
import { type MailBlock, mailLink } from '../../../platform/mail/rendering/mail-draft.ts';

interface Ended {
  pet: string;
  allPetsUrl: string;
  /** Of a pet that has moved, and to which shelter. */
  petUrl: string;
  movedTo: string;
  /** The day or hour, with `closed`, `other_days` and `passed`. */
  times: string;
}

interface HeldFacts {
  pet: string;
  time: string;
  until: string;
  /** Pages that ask first. */
  bookUrl: string;
  releaseUrl: string;
  /** Whether the person leaves the line without booking it. */
  isLast: boolean;
}

type PartnerVisits = Record<'pet' | 'time' | 'visitsUrl', string>;

interface MailText {
  subject: string;
  blocks: MailBlock[];
}

/** The mails to people who wait for a free time. */
export const waitingListMessages = localized('waitingListMessages', {
  /** In place of the name of a shelter. */
  anotherShelter: 'another shelter',
  /** @param until such as `3:15 PM`, with the day where that is not today */
  held: ({ pet, time, until, bookUrl, releaseUrl, isLast }: HeldFacts): MailText => ({
    subject: `A time with ${pet} is free: ${time}`,
    blocks: [
      `A time to meet ${pet} is free: ${time}. It is held for you until ${until}.`,
      mailLink('Book this time', bookUrl),
      mailLink('Let it go', releaseUrl),
      isLast
        ? `This is the second time that we hold for you. If you do not book it by ${until}, we offer it to the next in line, and you no longer wait for ${pet}.`
        : `If you do not book it by ${until}, we offer it to the next in line, and your place is at the end of the line.`,
    ],
  }),
  /** @param time in long form */
  partner_visits: ({ pet, time, visitsUrl }: PartnerVisits): MailText => ({
    subject: `Your partner visits ${pet}, so you no longer wait`,
    blocks: [
      `Your partner visits ${pet} on ${time}. You can come along: one visit is enough for both of you, so you no longer wait for a time of your own.`,
      mailLink('See the visit', visitsUrl),
    ],
  }),
  pet_adopted: ({ pet, allPetsUrl }: Ended): MailText => ({
    subject: `${pet} has found a home`,
    blocks: [
      `${pet} has found a home, so you do not need to wait any more. Thank you for your interest.`,
      'Other pets would love to meet you.',
      mailLink('See all pets', allPetsUrl),
    ],
  }),
  pet_removed: ({ pet, allPetsUrl }: Ended): MailText => ({
    subject: `${pet} can no longer be visited`,
    blocks: [
      `We are sorry: ${pet} can no longer be visited, so you do not need to wait any more.`,
      'Other pets would love to meet you.',
      mailLink('See all pets', allPetsUrl),
    ],
  }),
  pet_moved: ({ pet, movedTo, petUrl }: Ended): MailText => ({
    subject: `${pet} has moved to ${movedTo}`,
    blocks: [
      `${pet} now lives at ${movedTo}, another shelter of ours, so you no longer wait for a time with us.`,
      `You can still meet ${pet}: please ask ${movedTo} for a visit, on the same page as before.`,
      mailLink('Choose a time', petUrl),
    ],
  }),
  missed: ({ pet, allPetsUrl }: Ended): MailText => ({
    subject: `You no longer wait for ${pet}`,
    blocks: [
      `We have held two times with ${pet} for you, and you have booked neither. You no longer wait for ${pet}.`,
      'You can join the line again at any time.',
      mailLink('See all pets', allPetsUrl),
    ],
  }),
  closed: ({ pet, times, allPetsUrl }: Ended): MailText => ({
    subject: `No visits with ${pet} on ${times}`,
    blocks: [
      `We are sorry: the shelter is closed on ${times}, so you no longer wait for a time with ${pet} then.`,
      'You can choose another day, or wait for one.',
      mailLink('See all pets', allPetsUrl),
    ],
  }),
  other_days: ({ pet, times, allPetsUrl }: Ended): MailText => ({
    subject: `No visits with ${pet} on ${times}`,
    blocks: [
      `We are sorry: ${pet} can be met on other days only, so you no longer wait for a time on ${times}.`,
      'You can choose another day, or wait for one.',
      mailLink('See all pets', allPetsUrl),
    ],
  }),
  passed: ({ pet, times, allPetsUrl }: Ended): MailText => ({
    subject: `No time with ${pet} was free on ${times}`,
    blocks: [
      `We are sorry: no time with ${pet} was free on ${times}, so you no longer wait for one.`,
      'You can choose another day, or wait for one.',
      mailLink('See all pets', allPetsUrl),
    ],
  }),
});
