import type { FollowUpAnswer } from '@pawmatch/contract/follow-ups/follow-up-values';
import * as endpoints from '@pawmatch/contract/follow-ups/follow-ups-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';
import { failureReason } from '../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../lib/toast.ts';
import { followUpMessages as messages } from './follow-ups-messages.ts';

/** The question of the link in an email. */
export const linkedFollowUpQuery = (token: string) => ({
  ...endpointQuery(['linked follow-up', token], endpoints.openFollowUpLink, { body: { token } }),
  enabled: token !== '',
  retry: false,
});

/** Answers the question of a link, or stops all of them; the page shows a failure. */
export function useFollowUpLink(token: string) {
  const queries = useQueryClient();
  const show = (followUp: endpoints.LinkedFollowUp) =>
    queries.setQueryData(linkedFollowUpQuery(token).queryKey, followUp);
  const answer = useMutation({
    mutationFn: (given: { answer: FollowUpAnswer; words: string | null }) =>
      callEndpoint(endpoints.answerFollowUp, { body: { token, ...given } }),
    onSuccess: show,
  });
  const stop = useMutation({
    mutationFn: () => callEndpoint(endpoints.stopFollowUps, { body: { token } }),
    onSuccess: show,
  });
  return { answer, stop };
}

export type FollowUpView = (typeof endpoints.followUpViews)[number];

/** Changes with the adoptions. */
const followUpsKey = ['adoptions', 'follow-ups'];

/** The answers for staff, of one adoption or of all. */
export const followUpsQuery = (view: FollowUpView, adoption_id?: string) =>
  endpointQuery([...followUpsKey, view, adoption_id ?? 'all'], endpoints.listFollowUps, {
    query: adoption_id ? { view, adoption_id } : { view },
  });

/** Takes, gives back or finishes a task; a failure shows a toast. */
export function useChangeFollowUp(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (state: 'open' | 'taken' | 'done') =>
      callEndpoint(endpoints.changeFollowUp, { params: { id }, body: { state } }),
    onError: (error) => adminToast.error(failureReason(error, messages.changeFailed)),
    onSettled: () => queries.invalidateQueries({ queryKey: followUpsKey }),
  });
}
