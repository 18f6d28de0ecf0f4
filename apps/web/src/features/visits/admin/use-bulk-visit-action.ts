import { capitaliseStatus } from '@pawmatch/contract/visits/normalise-visit-status';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { useQueryClient } from '@tanstack/react-query';
import type { BulkResult } from '../../../lib/map-with-concurrency.ts';
import { isFailed, useBulkAction } from '../../../staff/bulk/use-bulk-action.ts';
import { visitName } from '../visited-pet-name.ts';
import { isVisitChanged } from './is-visit-changed.ts';
import {
  changeVisitStatus,
  deleteVisit,
  refreshVisits,
  removeVisits,
  upsertVisits,
} from './staff-visits-api.ts';
import { reportVisitBulkAction, type VisitBulkAction } from './visit-bulk-action.ts';
import { visitBulkMessages } from './visits-admin-messages.ts';

type Result = BulkResult<Visit, Visit | null>;

/** Visits that are selected: how many, and how to get them. */
export interface SelectedVisits {
  count: number;
  load: () => Promise<readonly Visit[]>;
}

/**
 * Deletes the selected visits or gives them a status (R4.16, R7.24, R7.31).
 * @param onDone clears the selection
 */
export function useBulkVisitAction({ count, load }: SelectedVisits, onDone: () => void) {
  const client = useQueryClient();

  const updateCache = (action: VisitBulkAction, { results }: Result) => {
    const succeeded = results.filter((result) => result.success);
    if (action === 'delete') {
      const deletedIds = succeeded.map(({ item }) => item.id);
      removeVisits(client, deletedIds);
    } else {
      const changed = succeeded.flatMap(({ response }) => response ?? []);
      upsertVisits(client, changed);
    }
    if (results.some((result) => isFailed(result) && isVisitChanged(result.error))) {
      void refreshVisits(client);
    }
  };

  return useBulkAction<VisitBulkAction, Visit, Visit | null>({
    count,
    loadItems: load,
    noItemsMessage: visitBulkMessages.noneSelected,
    call: changeVisit,
    updateCache,
    report: reportVisitBulkAction,
    identify: (visit) => ({
      id: visit.id,
      name: visitName(visit),
    }),
    onDone,
  });
}

async function changeVisit(action: VisitBulkAction, visit: Visit): Promise<Visit | null> {
  if (action === 'delete') {
    await deleteVisit(visit.id);
    return null;
  }
  const answer = await changeVisitStatus(visit.id, {
    // R4.15: first letter capital, rest lower case.
    status: capitaliseStatus(action),
    expected_status: visit.status,
  });
  return answer.id === visit.id ? answer : { ...visit, status: action };
}
