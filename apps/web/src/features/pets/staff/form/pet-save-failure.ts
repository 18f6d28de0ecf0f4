import { ApiError } from '../../../../lib/api/errors/api-error.ts';
import { joinedMessages } from '../../../../lib/api/errors/failure-reason.ts';
import { withReason } from '../../../../staff/with-reason.ts';
import { petSaveFailures as messages } from '../staff-pets-messages.ts';

export function createFailure(error: unknown): string {
  const reasons = joinedMessages(error);
  if (error instanceof ApiError && error.status === 422) return messages.notCreated({ reasons });
  if (reasons) return reasons;
  const message = error instanceof Error ? error.message : '';
  return message || messages.created;
}

/** With the server's reason, or that it was not reached, where that helps. */
export function updateFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return messages.updated;
  if (error.status === 422) return messages.notUpdated({ reasons: joinedMessages(error) });
  if (error.kind === 'invalid') return error.message;
  return withReason(messages.updated, error);
}
