import type { LetterStage } from '@pawmatch/contract/letter-words/letter-stages';

/** Texts of the shelter's own words in emails. */
export const letterWordsMessages = {
  title: 'Your words in emails about adoptions',
  about:
    'Each email says the facts: which pet it is about, and what is next. What you write here stands after them. Leave a field empty to add nothing.',
  stages: {
    asked: 'When somebody would like to adopt',
    approved: 'When a pet is reserved for them',
    declined: 'When you decide otherwise',
    adopted: 'When they have adopted',
  } satisfies Record<LetterStage, string>,
  example: ({ stage }: { stage: string }) => `Send an example to myself: ${stage}`,
  exampleShort: 'Send an Example to Myself',
  look: ({ stage }: { stage: string }) => `Look at the email: ${stage}`,
  lookShort: 'Look at the Email',
  previewAbout:
    'So an adopter reads it, with their name, their pet and the present dates. Nothing is sent or stored.',
  previewFailed: 'The email could not be shown. Please try again.',
  exampleSent: 'The example has been sent to your own address.',
  store: 'Use These Words',
  storing: 'Storing...',
  stored: 'Your words have been stored.',
  failed: 'This did not work. Please try again.',
  loadFailed: 'Your words could not be loaded.',
};
