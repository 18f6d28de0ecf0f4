import type { HomeDetails } from '@pawmatch/contract/matching/home-details';
import {
  changeHomeDetails,
  getHomeDetails,
} from '@pawmatch/contract/matching/home-details-endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { reasonBelow } from '../../../lib/api/failure-reason.ts';
import { toastError } from '../../../lib/toast.ts';
import { sharpenTexts } from '../sharpen-messages.ts';

/** B2.11: the user's optional answers about the home. */
export const homeDetailsQuery = queryOptions({
  queryKey: ['home-details'],
  queryFn: ({ signal }) => callEndpoint(getHomeDetails, { signal }),
});

/** Stores an answer, which is shown at once, and loads the matches again. */
export function useAnswerAboutHome() {
  const queries = useQueryClient();
  const { queryKey } = homeDetailsQuery;
  return useMutation({
    // One after the other, so that the last choice is stored last.
    scope: { id: 'home-details' },
    mutationFn: (answer: Partial<HomeDetails>) => callEndpoint(changeHomeDetails, { body: answer }),
    onMutate: (answer) =>
      queries.setQueryData(queryKey, (shown) => shown && { ...shown, ...answer }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['matches'] }),
    onError: (error) => {
      void queries.invalidateQueries({ queryKey });
      toastError(sharpenTexts.failed, reasonBelow(error, sharpenTexts.failed));
    },
  });
}
