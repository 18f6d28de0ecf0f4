import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/errors/api-error.ts';
import { reasonBelow } from '../../lib/api/errors/failure-reason.ts';
import { readCurrentRow } from '../../lib/api/response/current-row.ts';
import { adminToast } from '../../lib/toast.ts';
import { isRowChanged } from '../row-source.ts';
import type { StaffResource, StaffRow } from '../staff-resource.ts';

export interface SaveFailure<Row> {
  error: unknown;
  message: string;
  /** The row as someone else has saved it; set for a conflict, which shows no toast. */
  current?: Row;
  /** The row as it is now, with which the form may not have rendered yet. */
  reloaded?: Row | undefined;
}

interface SaveTexts {
  /** Why the row was not saved. */
  failure: (error: unknown) => string;
  failureDuration?: number;
}

/**
 * Saves a form, updates the cached lists and shows a toast with the outcome.
 * @param base the version that the changes are based on; null for a new row
 */
export function useSaveRow<Row extends StaffRow>(
  { rows }: Pick<StaffResource<Row, never>, 'rows'>,
  base: Row | null,
  { failure, failureDuration }: SaveTexts,
) {
  const client = useQueryClient();

  const reload = async (id: string, error: unknown): Promise<Row | undefined> => {
    if (error instanceof ApiError && error.status === 404) {
      rows.remove(client, [id]);
      return undefined;
    }
    await rows.refresh(client);
    const query = { ...rows.one(id), staleTime: 0 };
    return (await client.fetchQuery(query).catch(() => null)) ?? undefined;
  };

  /** @returns the saved row, or why it is not saved */
  return async (
    save: () => Promise<{ row: Row; text: string; tone?: 'success' | 'warning' }>,
  ): Promise<{ saved: Row } | SaveFailure<Row>> => {
    try {
      const { row, text, tone = 'success' } = await save();
      rows.upsert(client, [row]);
      adminToast[tone](text);
      return { saved: row };
    } catch (error) {
      const message = failure(error);
      const current = readCurrentRow<Row>(error);
      if (current) {
        rows.upsert(client, [current]);
        return { error, message, current };
      }
      // The form then shows the current version, or that the row was deleted.
      const reloaded = base && isRowChanged(error) ? await reload(base.id, error) : undefined;
      adminToast.error(message, {
        ...(failureDuration && { duration: failureDuration }),
        ...reasonBelow(error, message),
      });
      return { error, message, reloaded };
    }
  };
}
