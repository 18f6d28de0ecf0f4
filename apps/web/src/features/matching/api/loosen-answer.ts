import { changeFor, type LoosenedAnswer } from '@pawmatch/contract/matching/loosen';
import {
  changePreferences,
  removeRequiredTrait,
} from '@pawmatch/contract/preferences/preferences-endpoints';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../lib/api/client.ts';
import { reasonBelow } from '../../../lib/api/failure-reason.ts';
import { toastError } from '../../../lib/toast.ts';
import { currentUserQuery } from '../../auth/api/get-current-user.ts';
import { matchTexts } from '../matching-messages.ts';

async function loosenAnswer(answer: LoosenedAnswer): Promise<void> {
  const change = changeFor(answer);
  if ('trait' in change) await callEndpoint(removeRequiredTrait, { params: change });
  else await callEndpoint(changePreferences, { body: change.preferences });
}

/** B2.04: changes one answer and loads the matches again. */
export function useLoosenAnswer() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: loosenAnswer,
    onSuccess: async () => {
      void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      await queries.invalidateQueries({ queryKey: ['matches'] });
    },
    onError: (error) =>
      toastError(matchTexts.notChanged, reasonBelow(error, matchTexts.notChanged)),
  });
}
