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

export const storeLetterWords = (body: endpoints.LetterWords) =>
  callEndpoint(endpoints.changeLetterWords, { body });

/** The letter with these words, as an adopter gets it. */
export const letterPreviewQuery = (stage: LetterStage, words: string) =>
  queryOptions({
    queryKey: ['letter-words', 'preview', stage, words],
    queryFn: ({ signal }) =>
      callEndpoint(endpoints.previewLetter, { body: { stage, words }, signal }),
    gcTime: 0,
  });

export const sendExample = (stage: LetterStage, words: string) =>
  callEndpoint(endpoints.sendTestLetter, { body: { stage, words } });
