import * as z from 'zod/mini';
import { requiredText } from '../text.ts';
import { fieldNames } from '../text-messages.ts';
import { MAX_SENTENCES, MAX_TEXT } from './pet-letter-limits.ts';
import { petLetterInputMessages } from './pet-letter-messages.ts';

/** A sentence ends with its mark before a space or the end. */
const countSentences = (text: string) =>
  text.split(/[.!?…](?=\s|$)/).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence)).length;

/** What a pet writes. */
export const PetLetterText = requiredText(MAX_TEXT, () => fieldNames.letter).check(
  z.refine((text) => countSentences(text) <= MAX_SENTENCES, {
    error: () => petLetterInputMessages.tooManySentences({ max: MAX_SENTENCES }),
  }),
);
