import type { Visit } from '@pawmatch/contract/visits/visit';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { readCurrentRow } from '../../../lib/api/current-row.ts';
import { reasonBelow } from '../../../lib/api/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { isVisitChanged } from './is-visit-changed.ts';
import {
  createVisit,
  refreshVisits,
  removeVisits,
  staffVisitQuery,
  updateVisit,
  upsertVisits,
} from './staff-visits-api.ts';
import {
  type ChangedVisitFields,
  toStaffVisit,
  toVisitChanges,
  type VisitFormValues,
} from './visit-form-values.ts';
import { visitSaved, visitSaveFailure } from './visits-admin-messages.ts';

export type SaveFailure = {
  error: unknown;
  message: string;
  /** The visit as someone else has saved it; set for a conflict, which shows no toast. */
  current?: Visit;
  /** The visit as it is now, with which the form may not have rendered yet. */
  reloaded?: Visit;
};

/**
 * Saves the form, updates the cached list and shows a toast with the outcome (R8.37, R8.41).
 * @param visit the version that the changes are based on; null for a new visit
 * @returns null when it is saved
 */
export function useSaveVisit(visit: Visit | null, timeZone: string) {
  const client = useQueryClient();
  const event = visit ? 'updated' : 'created';

  const reload = async (id: string, error: unknown): Promise<Visit | undefined> => {
    if (error instanceof ApiError && error.status === 404) {
      removeVisits(client, [id]);
      return undefined;
    }
    await refreshVisits(client);
    const query = { ...staffVisitQuery(id), staleTime: 0 };
    return (await client.fetchQuery(query).catch(() => null)) ?? undefined;
  };

  return async (
    values: VisitFormValues,
    changed: ChangedVisitFields,
  ): Promise<SaveFailure | null> => {
    try {
      const saved = await (visit
        ? updateVisit(visit.id, toVisitChanges(visit, values, changed, timeZone))
        : createVisit(toStaffVisit(values, timeZone)));
      upsertVisits(client, [saved]);
      adminToast.success(visitSaved[event]);
      return null;
    } catch (error) {
      const current = readCurrentRow<Visit>(error);
      if (current) {
        upsertVisits(client, [current]);
        return { error, message: visitSaveFailure(error, event), current };
      }
      // The form then shows the current version (409), or that the visit was deleted.
      const reloaded = visit && isVisitChanged(error) ? await reload(visit.id, error) : undefined;
      const message = visitSaveFailure(error, event);
      adminToast.error(message, reasonBelow(error, message));
      return { error: error instanceof ApiError ? error : null, message, reloaded };
    }
  };
}
