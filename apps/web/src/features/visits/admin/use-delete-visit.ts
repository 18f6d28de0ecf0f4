import type { Visit } from '@pawmatch/contract/visits/visit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readCurrentRow } from '../../../lib/api/current-row.ts';
import { reasonBelow } from '../../../lib/api/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { deleteVisit, removeVisits, upsertVisits } from './staff-visits-api.ts';
import { visitDeleteFailure, visitSaved } from './visits-admin-messages.ts';

/** Deletes one visit after confirmation, and shows a toast with the outcome (R8.34, R8.41). */
export function useDeleteVisit() {
  const client = useQueryClient();
  const [isDeleting, setIsDeleting] = useState(false);

  const remove = async ({ id, version }: Visit): Promise<void> => {
    setIsDeleting(true);
    try {
      await deleteVisit(id, version);
      removeVisits(client, [id]);
      adminToast.success(visitSaved.deleted);
    } catch (error) {
      const current = readCurrentRow<Visit>(error);
      if (current) upsertVisits(client, [current]);
      const message = visitDeleteFailure(error);
      adminToast.error(message, reasonBelow(error, message));
    } finally {
      setIsDeleting(false);
    }
  };

  return { remove, isDeleting };
}
