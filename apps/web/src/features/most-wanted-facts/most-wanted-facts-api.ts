import {
  listMostWantedFacts,
  type MostWantedFact,
} from '@pawmatch/contract/matching/most-wanted-facts-endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { reasonBelow } from '../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../lib/toast.ts';
import { mostWantedFactTexts as texts } from './most-wanted-facts-messages.ts';

/** The missing facts that decide most matches, for staff. */
export const mostWantedFactsQuery = queryOptions({
  queryKey: ['deciding-facts'],
  queryFn: ({ signal }) => callEndpoint(listMostWantedFacts, { signal }),
});

export interface FactAnswer {
  asked: MostWantedFact;
  value: boolean;
}

/** Stores the answer and reads the facts again, also when somebody else has changed the pet. */
export function useAnswerFact(onAnswer: (answer: FactAnswer) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: onAnswer,
    onSuccess: (_, { asked, value }) => adminToast.success(texts.saved(asked, value)),
    onError: (error) => adminToast.error(texts.failed, reasonBelow(error, texts.failed)),
    onSettled: () => queries.invalidateQueries(mostWantedFactsQuery),
  });
}
