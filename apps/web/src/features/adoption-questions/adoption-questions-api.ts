import * as endpoints from '@pawmatch/contract/adoption-questions/adoption-questions-endpoints';
import type { EndpointInput } from '@pawmatch/contract/endpoint';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';

export const adoptionQuestionsQuery = {
  ...endpointQuery(['adoption-questions'], endpoints.getAdoptionQuestions),
  // A form is filled with them.
  refetchOnWindowFocus: false,
};

type QuestionsInput = EndpointInput<typeof endpoints.changeAdoptionQuestions>['body'];

export const storeQuestions = (body: QuestionsInput) =>
  callEndpoint(endpoints.changeAdoptionQuestions, { body });

/** The questions about the reader's own adoption. */
export const ownAnswersQuery = (id: string) => ({
  ...endpointQuery(['own-adoptions', 'answers', id], endpoints.getOwnAdoptionAnswers, {
    params: { id },
  }),
  refetchOnWindowFocus: false,
});

type OwnAnswers = EndpointInput<typeof endpoints.answerAdoptionQuestions>['body'];

/** The form shows a failure. */
export function useSendAnswers(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: OwnAnswers) =>
      callEndpoint(endpoints.answerAdoptionQuestions, { params: { id }, body }),
    onSuccess: (answers) => queries.setQueryData(ownAnswersQuery(id).queryKey, answers),
    // Perhaps the shelter has changed its questions.
    onError: () => queries.invalidateQueries({ queryKey: ownAnswersQuery(id).queryKey }),
  });
}

/** What the adopter has answered, for staff. */
export const adoptionAnswersQuery = (id: string) =>
  endpointQuery(['adoptions', 'answers', id], endpoints.getAdoptionAnswers, { params: { id } });
