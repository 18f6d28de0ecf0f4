import type { LetterStage } from '@pawmatch/contract/letter-words/letter-stages';
import type { ComposedMail } from '../../platform/mail/enqueue-mail.ts';
import type { ShelterSender } from '../shelter/write-shelter-mail.ts';
import { writeMailOfShelter } from '../shelter/write-shelter-mail.ts';

const subjects: Record<LetterStage, string> = {
  asked: 'You would like to adopt Luna',
  approved: 'Luna is reserved for you',
  declined: 'About your wish to adopt Luna',
  adopted: 'Congratulations: Luna has found a home with you',
};

const messages = {
  subject: (subject: string) => `Test: ${subject}`,
  about:
    'This is a test. An adopter gets the facts first: about which pet it is, and what is next.',
  words: 'Then your own words follow:',
  none: 'You have added no words of your own.',
};

/** An example for the colleague who writes the words. */
export function testLetter(
  {
    stage,
    words,
    to,
  }: {
    stage: LetterStage;
    words: string | null;
    to: { email: string; fullName: string };
  },
  sender: ShelterSender,
): ComposedMail {
  const draft = {
    name: to.fullName,
    subject: messages.subject(subjects[stage]),
    blocks: words ? [messages.about, messages.words, words] : [messages.about, messages.none],
  };
  return { to: to.email, kind: 'letter test', ...writeMailOfShelter(draft, sender) };
}
