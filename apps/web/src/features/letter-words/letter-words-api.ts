import type { Language } from '@pawmatch/contract/languages';
import type { LetterStage } from '@pawmatch/contract/letter-words/letter-stages';
import * as endpoints from '@pawmatch/contract/letter-words/letter-words-endpoints';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';

export const letterWordsQuery = queryOptions({
  queryKey: ['letter-words'],
  queryFn: ({ signal }) => callEndpoint(endpoints.getLetterWords, { signal }),
  // A form is filled with them.
  refetchOnWindowFocus: false,
});

export const storeLetterWords = (body: Omit<endpoints.LetterWords, 'language'>) =>
  callEndpoint(endpoints.changeLetterWords, { body });

/** Words of a letter that need not be stored, and the language of both. */
export interface LetterExample {
  stage: LetterStage;
  words: string;
  language: Language;
}

/** The letter with these words, as an adopter gets it. */
export const letterPreviewQuery = (body: LetterExample) =>
  queryOptions({
    queryKey: ['letter-words', 'preview', body],
    queryFn: ({ signal }) => callEndpoint(endpoints.previewLetter, { body, signal }),
    gcTime: 0,
  });

export const sendExample = (body: LetterExample) =>
  callEndpoint(endpoints.sendTestLetter, { body });
