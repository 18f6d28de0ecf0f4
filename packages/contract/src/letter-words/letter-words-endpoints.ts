import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { LanguageChoice, translationsInput, translationsOf } from '../own-words-schemas.ts';
import { optionalText } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { letterStages, MAX_LETTER_WORDS } from './letter-stages.ts';

const words = optionalText(MAX_LETTER_WORDS, () => fieldNames.theText);

/** What a shelter adds to each letter; null where the fixed text stands alone. */
const StageWords = z.object({
  asked: z.nullable(z.string()),
  approved: z.nullable(z.string()),
  declined: z.nullable(z.string()),
  adopted: z.nullable(z.string()),
});
export type StageWords = z.infer<typeof StageWords>;

export const LetterWords = z.extend(StageWords, {
  /** In which the shelter writes. */
  language: LanguageChoice,
  translations: translationsOf(StageWords),
});
export type LetterWords = z.infer<typeof LetterWords>;

const maybe = z._default(words, null);

const LetterWordsInput = z.object({
  ...{ asked: words, approved: words, declined: words, adopted: words },
  translations: z._default(
    translationsInput(z.object({ asked: maybe, approved: maybe, declined: maybe, adopted: maybe })),
    {},
  ),
});
export type LetterWordsInput = z.output<typeof LetterWordsInput>;

/** A letter with words that are not stored yet, in the language of these words: the reader's own by default. */
export const LetterExample = z.object({
  stage: z.enum(letterStages),
  words,
  language: z.optional(LanguageChoice),
});

export const getLetterWords = defineEndpoint({
  method: 'GET',
  path: '/admin/letter-words',
  access: 'settings.edit',
  summary: "The shelter's own words in emails about adoptions",
  output: LetterWords,
});

export const changeLetterWords = defineEndpoint({
  method: 'PUT',
  path: '/admin/letter-words',
  access: 'settings.edit',
  summary: "Change the shelter's own words in emails about adoptions",
  body: LetterWordsInput,
  output: LetterWords,
});

export const sendTestLetter = defineEndpoint({
  method: 'POST',
  path: '/admin/letter-words/test',
  access: 'settings.edit',
  rateLimit: 'ownChanges',
  summary: 'Send an example with these words to oneself; nothing is stored',
  body: LetterExample,
});

export const previewLetter = defineEndpoint({
  method: 'POST',
  path: '/admin/letter-words/preview',
  access: 'settings.edit',
  summary: 'A letter with these words as an adopter gets it; nothing is stored or sent',
  body: LetterExample,
  output: z.object({ subject: z.string(), text: z.string() }),
});
