import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/errors/api-error.ts';
import { bulkChangesOf, bulkToast } from '../../../staff/bulk/bulk-change.ts';
import { buildBulkResult } from '../../../testing/build-bulk-result.ts';
import { buildVisit } from '../../../testing/build-visit.ts';
import { visitResource } from './visit-resource.ts';

const taken = new ApiError({
  kind: 'response',
  status: 400,
  message: 'Bad request.',
  detail: 'This time slot is already booked. Please choose another time.',
});

const outcome = (succeeded: number, failed: number) => buildBulkResult(succeeded, failed, taken);

type Status = (typeof visitResource.bulkStatuses)[number];

const toastOf = (
  change: Parameters<typeof bulkToast<Status>>[1],
  result: ReturnType<typeof outcome>,
) => bulkToast(visitResource, change, result);

describe('bulk changes of visits', () => {
  it('R8.41 reports how many visits got the status', () => {
    expect(toastOf('confirmed', outcome(4, 0))).toEqual({
      tone: 'success',
      text: 'Updated 4 visits to Confirmed',
    });
  });

  it('R8.41 reports how many of the selected visits were deleted', () => {
    expect(toastOf('delete', outcome(4, 0))).toEqual({
      tone: 'success',
      text: 'Deleted 4 of 4 selected visits',
    });
    expect(toastOf('delete', outcome(3, 2))).toEqual({
      tone: 'warning',
      text: 'Deleted 3 of 5 selected visits',
    });
  });

  it('R8.35 R8.41 reports a partial update with both counts, as a warning', () => {
    expect(toastOf('confirmed', outcome(3, 1))).toEqual({
      tone: 'warning',
      text: 'Successfully updated 3 visit(s). Failed to update 1 visit(s)',
    });
  });

  it("R8.35 reports why nothing was updated or deleted, with the server's message", () => {
    expect(toastOf('confirmed', outcome(0, 2)).text).toBe(
      'Failed to update visits: This time slot is already booked. Please choose another time.',
    );
    expect(toastOf('delete', outcome(0, 1)).text).toMatch(
      /^Failed to perform bulk action: This time slot/,
    );
  });
});

it('R4.16 offers confirmed, cancelled, pending and deletion', () => {
  expect(bulkChangesOf(visitResource)).toEqual(['confirmed', 'cancelled', 'pending', 'delete']);
});

it('R2.57 asks about one visit by the names that are known', () => {
  const { user } = buildVisit({});
  const visit = buildVisit({ pet: null, bonded_pet: null, user: { ...user, full_name: 'Ada' } });
  expect(visitResource.messages.delete.question(visit)).toContain('delete Ada’s visit?');
});
