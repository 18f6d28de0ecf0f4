import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reasonBelow } from '../../lib/api/errors/failure-reason.ts';
import { readCurrentRow } from '../../lib/api/response/current-row.ts';
import { adminToast } from '../../lib/toast.ts';
import type { StaffResource, StaffRow } from '../staff-resource.ts';

/** Deletes one row as it was seen, and shows a toast with the outcome; after a conflict, the current row. */
export function useDeleteRow<Row extends StaffRow>({
  rows,
  deleteRow,
  messages,
}: Pick<StaffResource<Row, never>, 'rows' | 'deleteRow' | 'messages'>) {
  const client = useQueryClient();
  const [isDeleting, setIsDeleting] = useState(false);

  /** @returns whether the row is gone */
  const remove = async ({ id, version }: Row): Promise<boolean> => {
    setIsDeleting(true);
    try {
      await rows.delete(client, id, () => deleteRow(id, version));
      adminToast.success(messages.delete.deleted);
      return true;
    } catch (error) {
      const current = readCurrentRow<Row>(error);
      if (current) rows.upsert(client, [current]);
      const message = messages.delete.failure(error);
      adminToast.error(message, reasonBelow(error, message));
      return false;
    } finally {
      setIsDeleting(false);
    }
  };

  return { remove, isDeleting };
}
