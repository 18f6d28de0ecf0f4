import { ApiError } from '../../../../lib/api/errors/api-error.ts';
import { withReason } from '../../../../staff/with-reason.ts';
import { visitNotSaved as messages, type visitSaved } from '../staff-visits-messages.ts';

/** With the reason, where a person can do something about it. */
export function visitSaveFailure(error: unknown, event: keyof typeof visitSaved): string {
  if (!(error instanceof ApiError)) {
    return event === 'created' ? messages.unknown : messages.updated;
  }
  return withReason(
    messages[event],
    error,
    ({ fieldErrors, detail }) => fieldErrors[0]?.message ?? detail,
  );
}
