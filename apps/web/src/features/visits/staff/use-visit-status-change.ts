import type { Visit } from '@pawmatch/contract/visits/visit';
import type { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { UNDO_ANSWER_MS } from '@pawmatch/contract/visits/visit-values';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isRowChanged } from '../../../staff/row-source.ts';
import { holdDeclined, releaseDeclined } from './declined/declined-visits.ts';
import { seenVisit } from './form/visit-form-values.ts';
import { changeVisitStatus, visitRows } from './staff-visits-api.ts';

/**
 * Gives a visit a status, unless someone else has changed it since it was shown here.
 * @returns a stable function that resolves to whether the status was saved, and throws an ApiError
 */
export function useVisitStatusChange() {
  const client = useQueryClient();
  return useCallback(
    async (visit: Visit, status: VisitStatus): Promise<boolean> => {
      try {
        const answer = await changeVisitStatus(visit.id, {
          status,
          ...seenVisit(visit),
        });
        if ('success' in answer && answer.success === false) return false;
        // Some servers answer with no more than a flag.
        const saved = answer.id === visit.id ? answer : { ...visit, status };
        releaseDeclined(visit.id);
        if (visit.status === 'pending' && status === 'cancelled') {
          holdDeclined(saved, UNDO_ANSWER_MS, () => void visitRows.refresh(client));
        }
        visitRows.upsert(client, [saved]);
        return true;
      } catch (error) {
        if (isRowChanged(error)) void visitRows.refresh(client);
        throw error;
      }
    },
    [client],
  );
}
