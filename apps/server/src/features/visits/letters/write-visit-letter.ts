import { ARRIVE_EARLY_MINUTES, VISIT_MINUTES } from '@pawmatch/contract/visits/visit-slots';
import { greet, oneLine } from '../../../platform/letter-names.ts';
import type { MailContent } from '../../../platform/mail/mailer.ts';
import { type Organizer, writeVisitCalendar } from './visit-calendar.ts';
import type { LetterFacts, LetterKind, VisitLetter } from './visit-letter.ts';
import { describeVisitTime } from './visit-times.ts';

export interface Sender extends Organizer {
  timeZone: string;
}

type Words = (pet: string, time: string) => { subject: string; paragraphs: string[] };

const EXPECT = `Please arrive ${ARRIVE_EARLY_MINUTES} minutes early and bring a valid ID. A visit takes about ${VISIT_MINUTES} minutes.`;

const words: Record<LetterKind, Words> = {
  received: (pet, time) => ({
    subject: `We have your request to meet ${pet}`,
    paragraphs: [
      `Thank you for asking to meet ${pet} on ${time}.`,
      'We will write to you again as soon as the visit is confirmed.',
    ],
  }),
  confirmed: (pet, time) => ({
    subject: `Your visit with ${pet} is confirmed: ${time}`,
    paragraphs: [
      `We look forward to seeing you on ${time}, and so does ${pet}.`,
      EXPECT,
      'The visit is attached for your calendar.',
    ],
  }),
  reminder: (pet, time) => ({
    subject: `Reminder: you meet ${pet} on ${time}`,
    paragraphs: [
      `Your visit with ${pet} is on ${time}.`,
      EXPECT,
      'If you cannot come, please cancel, so that somebody else can.',
    ],
  }),
  reopened: (pet, time) => ({
    subject: `Your visit with ${pet} is not confirmed any more`,
    paragraphs: [
      `Your visit with ${pet} on ${time} has to be looked at again.`,
      'We will write to you as soon as we know more.',
    ],
  }),
  cancelled: (pet, time) => ({
    subject: `Your visit with ${pet} was cancelled`,
    paragraphs: [
      `Your visit with ${pet} on ${time} was cancelled.`,
      'You are welcome to choose another time, or to meet somebody else.',
    ],
  }),
};

/** A letter about a visit in plain text, with what an adopter's calendar should know. */
export function writeVisitLetter(
  letter: VisitLetter,
  facts: LetterFacts & { to: string },
  sender: Sender,
  now: Date,
): MailContent {
  const pet = oneLine(facts.petName ?? '') || 'our pet';
  const time = describeVisitTime(new Date(facts.startsAt), sender.timeZone);
  const { subject, paragraphs } = words[letter.kind](pet, time);
  const text = [
    greet(facts.fullName),
    ...paragraphs,
    ...(facts.hasAccount ? [`Your visits: ${sender.publicUrl}/dashboard`] : []),
    sender.shelterName,
  ].join('\n\n');
  const isCancelled = letter.isInvitationWithdrawn === true;
  const hasCalendar = letter.kind === 'confirmed' || isCancelled;
  const { visitId, sequence } = letter;
  return {
    subject,
    text: `${text}\n`,
    ...(hasCalendar && {
      calendar: writeVisitCalendar({ visitId, sequence, facts, isCancelled, now }, sender),
    }),
  };
}
