import type { Capability } from '@pawmatch/contract/staff/capabilities';
import type { QueryClient } from '@tanstack/react-query';
import { failureReason } from '../../lib/api/errors/failure-reason.ts';
import {
  type BulkResult,
  type CallResult,
  mapWithConcurrency,
} from '../../lib/map-with-concurrency.ts';
import { isRowChanged } from '../row-source.ts';
import { staffMessages } from '../staff-messages.ts';
import type { BulkChange, BulkFailure, StaffResource, StaffRow } from '../staff-resource.ts';

/** The bulk menu of somebody who may do this, in its order. */
export const bulkChangesOf = <Status extends string>(
  { bulkStatuses, needs }: Pick<StaffResource<never, Status>, 'bulkStatuses' | 'needs'>,
  can: (capability: Capability) => boolean = () => true,
): BulkChange<Status>[] =>
  [...bulkStatuses, 'delete' as const].filter((change) =>
    can(change === 'delete' ? needs.delete : needs.status),
  );

/**
 * Changes rows by one call each, a few at a time, and the cached lists by what succeeded. Nothing that
 * succeeded is undone.
 */
export async function changeRows<Row extends StaffRow, Status extends string>(
  resource: StaffResource<Row, Status>,
  client: QueryClient,
  change: BulkChange<Status>,
  selected: readonly Row[],
  onProgress: (done: number) => void,
): Promise<{ toast: BulkToast; failures: BulkFailure[] }> {
  const { rows, messages, onStatusChanged, onFailure } = resource;
  const call = (row: Row) => changeRow(resource, change, row);
  const result = await mapWithConcurrency(selected, call, onProgress);
  const succeeded = result.results.filter((each) => each.success);
  const failed = result.results.filter(isFailed);
  if (change === 'delete') {
    const deletedIds = succeeded.map(({ item }) => item.id);
    rows.remove(client, deletedIds);
  } else {
    const changed = succeeded.flatMap(({ item: before, response: after }) =>
      after ? { before, after } : [],
    );
    rows.upsert(
      client,
      changed.map(({ after }) => after),
    );
    onStatusChanged?.(changed);
  }
  if (failed.some(({ error }) => isRowChanged(error))) void rows.refresh(client);
  for (const { item, error } of failed) onFailure?.(item, error);
  return {
    toast: bulkToast(resource, change, result),
    failures: failed.map(({ item, error }) => ({
      id: item.id,
      name: messages.labels.nameOf(item),
      reason: failureReason(error, staffMessages.rowFailed),
    })),
  };
}

async function changeRow<Row extends StaffRow, Status extends string>(
  { deleteRow, setStatus }: StaffResource<Row, Status>,
  change: BulkChange<Status>,
  row: Row,
): Promise<Row | null> {
  if (change !== 'delete') return setStatus(row, change);
  await deleteRow(row.id);
  return null;
}

const isFailed = <Row, Response>(
  result: CallResult<Row, Response>,
): result is Extract<CallResult<Row, Response>, { success: false }> => !result.success;

interface BulkToast {
  tone: 'success' | 'warning' | 'error';
  text: string;
}

/** The toast after a bulk change, with the true counts. */
export function bulkToast<Status extends string>(
  { messages: { bulk }, labelOf }: Pick<StaffResource<never, Status>, 'messages' | 'labelOf'>,
  change: BulkChange<Status>,
  { results }: BulkResult<unknown, unknown>,
): BulkToast {
  const failures = results.filter(isFailed);
  const [selected, failed] = [results.length, failures.length];
  const isDeletion = change === 'delete';
  if (failed > 0 && failed === selected) {
    const [message, otherwise] = isDeletion
      ? [bulk.notDeleted, bulk.notDeletedReason]
      : [bulk.notUpdated, bulk.notUpdatedReason];
    return { tone: 'error', text: message(failureReason(failures[0]?.error, otherwise)) };
  }
  const tone = failed === 0 ? 'success' : 'warning';
  const succeeded = selected - failed;
  if (isDeletion) return { tone, text: bulk.deleted({ deleted: succeeded, selected }) };
  const status = labelOf(change);
  const text =
    failed === 0
      ? bulk.updated({ count: selected, status })
      : bulk.partlyUpdated({ updated: succeeded, failed, status });
  return { tone, text };
}
