import type { Visit } from '@pawmatch/contract/visits/visit';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { reasonBelow } from '../../../lib/api/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { keepVisits, refreshAllVisits } from '../api/all-visits-cache.ts';
import { createVisit } from '../api/create-visit.ts';
import { updateVisit } from '../api/update-visit.ts';
import { isVisitChanged } from './is-visit-changed.ts';
import { toStaffVisit, toVisitChanges, type VisitFormValues } from './visit-form-values.ts';
import { visitSaved, visitSaveFailure } from './visit-save-messages.ts';

export type SaveFailure = { error: unknown; message: string };

/**
 * Saves the form, brings the list up to date and tells what became of it (R8.37, R8.41).
 * @param visit the one that is edited, or null for a new one
 * @returns null when it is saved
 */
export function useSaveVisit(visit: Visit | null, timeZone: string) {
  const client = useQueryClient();
  const event = visit ? 'updated' : 'created';

  return async (values: VisitFormValues): Promise<SaveFailure | null> => {
    try {
      const saved = await (visit
        ? updateVisit(visit.id, toVisitChanges(visit, values, timeZone))
        : createVisit(toStaffVisit(values, timeZone)));
      keepVisits(client, [saved]);
      adminToast.success(visitSaved[event]);
      return null;
    } catch (error) {
      // The form then shows what it has become (409), or that it is gone.
      if (visit && isVisitChanged(error)) await refreshAllVisits(client);
      const message = visitSaveFailure(error, event);
      adminToast.error(message, reasonBelow(error, message));
      return { error: error instanceof ApiError ? error : null, message };
    }
  };
}
