import { ApiError } from '../../../lib/api/api-error.ts';
import { joinedMessages } from '../../../lib/api/failure-reason.ts';

export const petSaved = {
  created: 'Pet created successfully',
  updated: 'Pet updated successfully',
  deleted: 'Pet deleted successfully',
} as const;

/** R8.32 */
export const traitsNotSaved = {
  created: 'Pet created, but there was an error adding training traits',
  updated: 'Pet updated, but there was an error updating training traits',
} as const;

/** R8.30 */
export function createFailure(error: unknown): string {
  const messages = joinedMessages(error);
  if (error instanceof ApiError && error.status === 422) return `Validation failed: ${messages}`;
  if (messages) return messages;
  const message = error instanceof Error ? error.message : '';
  return message || 'An error occurred while creating the pet.';
}

/** R8.31: with the server's reason, or that it was not reached, where that helps. */
export function updateFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Failed to update pet';
  if (error.status === 422) return `Validation error: ${joinedMessages(error)}`;
  if (error.kind === 'invalid') return error.message;
  return withReason('Failed to update pet', error);
}

/** R8.34 */
export const deleteFailure = (error: unknown): string =>
  error instanceof ApiError ? withReason('Failed to delete pet', error) : 'Failed to delete pet';

/** A fault of the server has no reason that a person could do something about. */
function withReason(sentence: string, error: ApiError): string {
  if (error.isNetwork) return `${sentence}: ${error.message}`;
  const reason = error.isServerFault ? null : error.detail;
  return reason ? `${sentence}: ${reason}` : sentence;
}
