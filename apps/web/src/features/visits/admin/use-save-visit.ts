import type { Visit } from '@pawmatch/contract/visits/visit';
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { readCurrentRow } from '../../../lib/api/current-row.ts';
import { reasonBelow } from '../../../lib/api/failure-reason.ts';
import { normaliseVisit } from '../../../lib/api/normalise-visit.ts';
import { adminToast } from '../../../lib/toast.ts';
import { findVisit, refreshAllVisits, upsertVisits } from '../api/all-visits-cache.ts';
import { createVisit } from '../api/create-visit.ts';
import { updateVisit } from '../api/update-visit.ts';
import { isVisitChanged } from './is-visit-changed.ts';
import { visitSaved, visitSaveFailure } from './visit-admin-messages.ts';
import {
  type ChangedVisitFields,
  toStaffVisit,
  toVisitChanges,
  type VisitFormValues,
} from './visit-form-values.ts';

export type SaveFailure = {
  error: unknown;
  message: string;
  /** The visit as someone else has saved it meanwhile; told by nothing else yet. */
  current?: Visit;
  /** The visit as the list was given it again; the form may be drawn with it only later. */
  reloaded?: Visit;
};

/**
 * Saves the form, brings the list up to date and tells what became of it (R8.37, R8.41).
 * @param visit the one that is edited, as it was seen, or null for a new one
 * @returns null when it is saved
 */
export function useSaveVisit(visit: Visit | null, timeZone: string) {
  const client = useQueryClient();
  const event = visit ? 'updated' : 'created';

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
      const current = readCurrentRow<Visit>(error, normaliseVisit);
      if (current) {
        upsertVisits(client, [current]);
        return { error, message: visitSaveFailure(error, event), current };
      }
      // The form then shows what it has become (409), or that it is gone.
      const isReloaded = visit && isVisitChanged(error);
      if (isReloaded) await refreshAllVisits(client);
      const reloaded = isReloaded ? findVisit(client, visit.id) : undefined;
      const message = visitSaveFailure(error, event);
      adminToast.error(message, reasonBelow(error, message));
      return { error: error instanceof ApiError ? error : null, message, reloaded };
    }
  };
}
