import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { optionalText } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { letterStages, MAX_LETTER_WORDS } from './letter-stages.ts';

const words = optionalText(MAX_LETTER_WORDS, () => fieldNames.theText);

/** Null where the fixed text stands alone. */
export const LetterWords = z.object({
  asked: z.nullable(z.string()),
  approved: z.nullable(z.string()),
  declined: z.nullable(z.string()),
  adopted: z.nullable(z.string()),
});
export type LetterWords = z.infer<typeof LetterWords>;

/** A letter with words that are not stored yet. */
export const LetterExample = z.object({ stage: z.enum(letterStages), words });

export const getLetterWords = defineEndpoint({
  method: 'GET',
  path: '/admin/letter-words',
  access: 'settings.edit',
  summary: "The shelter's own words in emails about adoptions",
  status: 200,
  output: LetterWords,
});

export const changeLetterWords = defineEndpoint({
  method: 'PUT',
  path: '/admin/letter-words',
  access: 'settings.edit',
  summary: "Change the shelter's own words in emails about adoptions",
  body: z.object({ asked: words, approved: words, declined: words, adopted: words }),
  status: 200,
  output: LetterWords,
});

export const sendTestLetter = defineEndpoint({
  method: 'POST',
  path: '/admin/letter-words/test',
  access: 'settings.edit',
  rateLimit: 'ownChanges',
  summary: 'Send an example with these words to oneself; nothing is stored',
  body: LetterExample,
  status: 204,
});

export const previewLetter = defineEndpoint({
  method: 'POST',
  path: '/admin/letter-words/preview',
  access: 'settings.edit',
  summary: 'A letter with these words as an adopter gets it; nothing is stored or sent',
  body: LetterExample,
  status: 200,
  output: z.object({ subject: z.string(), text: z.string() }),
});
