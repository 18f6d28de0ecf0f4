import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { bulkChangesOf, bulkToast } from '../../../staff/bulk/bulk-change.ts';
import { buildBulkResult } from '../../../testing/build-bulk-result.ts';
import { petResource } from './pet-resource.ts';

const offline = new ApiError({ kind: 'network', message: 'Unable to connect.' });

const outcome = (succeeded: number, failed: number) => buildBulkResult(succeeded, failed, offline);

type Status = (typeof petResource.bulkStatuses)[number];

const toastOf = (
  change: Parameters<typeof bulkToast<Status>>[1],
  result: ReturnType<typeof outcome>,
) => bulkToast(petResource, change, result);

describe('bulk changes of pets', () => {
  it('R8.41 reports how many pets got the status', () => {
    expect(toastOf('Adopted', outcome(3, 0))).toEqual({
      tone: 'success',
      text: 'Successfully updated 3 pet(s) to Adopted',
    });
  });

  it('R8.41 reports how many pets were deleted', () => {
    expect(toastOf('delete', outcome(5, 0)).text).toBe('Successfully deleted 5 pets');
  });

  it('R8.35 R8.41 reports a partial deletion with its counts', () => {
    expect(toastOf('delete', outcome(3, 2))).toEqual({
      tone: 'warning',
      text: 'Deleted 3 of 5 selected pets',
    });
  });

  it('R8.35 reports a partial update with both counts', () => {
    const { tone, text } = toastOf('Pending', outcome(3, 2));
    expect(tone).toBe('warning');
    expect(text).toContain('Successfully updated 3 pet(s) to Pending');
    expect(text).toContain('Failed to update 2 pet(s). See console for details.');
  });

  it('R8.35 reports that nothing was updated', () => {
    expect(toastOf('Pending', outcome(0, 2))).toEqual({
      tone: 'error',
      text: 'Failed to update any pets',
    });
  });

  it('R8.35 reports why nothing was deleted', () => {
    expect(toastOf('delete', outcome(0, 2)).text).toBe(
      'Failed to perform bulk action: Unable to connect.',
    );
  });
});

it('R4.12 offers each status, capitalised as it is sent, and deletion', () => {
  expect(bulkChangesOf(petResource)).toEqual(['Available', 'Pending', 'Adopted', 'delete']);
});
