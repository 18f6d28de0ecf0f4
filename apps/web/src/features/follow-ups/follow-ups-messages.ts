import type { FollowUpAnswer, FollowUpDay } from '@pawmatch/contract/follow-ups/follow-up-values';

/** Texts of the questions after an adoption. */
export const followUpMessages = {
  question: ({ pet }: { pet: string }) => `How is it going with ${pet}?`,
  untitled: 'How is it going?',
  lede: 'Press the answer that fits best. You can change it later.',
  answers: {
    very_well: 'Very well',
    settling_in: 'We are getting used to each other',
    not_well: 'Not well',
  } satisfies Record<FollowUpAnswer, string>,
  words: 'Would you like to tell us more?',
  wordsHint: 'Optional. Only the staff of the shelter read it.',
  addWords: 'Send These Words',
  sending: 'Sending...',
  thanks: {
    very_well: 'Thank you, that makes us happy.',
    settling_in:
      'Thank you. Most pets need some weeks. Write or call whenever you have a question.',
    not_well: 'Thank you for telling us. Somebody of the shelter will get in touch with you.',
  } satisfies Record<FollowUpAnswer, string>,
  call: ({ phone }: { phone: string }) => `You can also call us now: ${phone}.`,
  wordsSent: 'Your words have been sent.',
  failed: 'Your answer could not be sent. Please try again.',
  loading: 'Looking for the question...',
  incomplete: 'This link is not complete. Please copy the whole link from the email.',
  brokenTitle: 'This link does not work',
  stopTitle: 'Get no more of these questions?',
  stopText: ({ pet }: { pet: string }) => `We will not ask you about ${pet} any more.`,
  stop: 'Stop the Questions',
  stopped: 'You get no more of these questions.',

  title: 'Follow-ups',
  about:
    'What adopters say some days after an adoption. “Not well” waits here until somebody has helped.',
  views: { open: 'Waiting for help', all: 'All answers' },
  viewsLabel: 'Which answers',
  list: 'Answers',
  loadFailed: 'The answers could not be loaded.',
  empty: {
    open: 'Nobody is waiting for help.',
    all: 'Nobody has answered yet. The first question is sent three days after an adoption.',
  },
  after: ({ pet, day }: { pet: string; day: FollowUpDay }) => `${pet}, after ${day} days`,
  answered: ({ name, date }: { name: string | null; date: string }) =>
    `${name ?? 'An adopter whose account was deleted'}, ${date}`,
  openAdoption: 'Open the adoption',
  takenBy: ({ name }: { name: string }) => `${name} takes care of it.`,
  nobody: 'Nobody takes care of it yet.',
  done: ({ date }: { date: string }) => `Done on ${date}.`,
  take: 'I Take Care of It',
  giveBack: 'Give It Back',
  finish: 'It Is Done',
  reopen: 'It Is Not Done',
  changeFailed: 'This could not be stored. Please try again.',
};
