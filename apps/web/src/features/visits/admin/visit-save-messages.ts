import { ApiError } from '../../../lib/api/api-error.ts';

/** R8.41 */
export const visitSaved = {
  created: 'Visit request created successfully',
  updated: 'Visit request updated successfully',
  deleted: 'Visit deleted successfully',
} as const;

/** R8.37 */
const failures = {
  created: 'Could not schedule visit',
  updated: 'Failed to update visit request',
} as const;

/** R8.37: with the reason, where a person can do something about it. */
export function visitSaveFailure(error: unknown, event: keyof typeof failures): string {
  if (!(error instanceof ApiError)) {
    return event === 'created' ? 'Failed to create visit request' : failures.updated;
  }
  return withReason(failures[event], error);
}

/** R8.34 */
export const visitDeleteFailure = (error: unknown): string =>
  error instanceof ApiError
    ? withReason('Failed to delete visit', error)
    : 'Failed to delete visit';

/** A fault of the server has no such reason. */
function withReason(sentence: string, error: ApiError): string {
  if (error.isNetwork) return `${sentence}: ${error.message}`;
  const reason = error.isServerFault ? null : (error.fieldErrors[0]?.message ?? error.detail);
  return reason ? `${sentence}: ${reason}` : sentence;
}
