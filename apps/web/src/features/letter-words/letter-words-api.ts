import type { Language } from '@pawmatch/contract/languages';
import type { LetterStage } from '@pawmatch/contract/letter-words/letter-stages';
import * as endpoints from '@pawmatch/contract/letter-words/letter-words-endpoints';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';

export const letterWordsQuery = {
  ...endpointQuery(['letter-words'], endpoints.getLetterWords),
  // A form is filled with them.
  refetchOnWindowFocus: false,
};

export const storeLetterWords = (body: Omit<endpoints.LetterWords, 'language'>) =>
  callEndpoint(endpoints.changeLetterWords, { body });

/** Words of a letter that need not be stored, and the language of both. */
export interface LetterExample {
  stage: LetterStage;
  words: string;
  language: Language;
}

/** The letter with these words, as an adopter gets it. */
export const letterPreviewQuery = (body: LetterExample) => ({
  ...endpointQuery(['letter-words', 'preview', body], endpoints.previewLetter, { body }),
  gcTime: 0,
});

export const sendExample = (body: LetterExample) =>
  callEndpoint(endpoints.sendTestLetter, { body });
