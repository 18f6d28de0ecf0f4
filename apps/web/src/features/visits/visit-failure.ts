import { ApiError } from '../../lib/api/errors/api-error.ts';
import { conflictMessages, visitFailureMessages as messages } from './visits-messages.ts';

/** A successful response that says that nothing was booked. */
class VisitRejected extends Error {}

/** Reads `success` and `message` of a response. @throws {VisitRejected} when success is false */
export function assertRequested(answer: { success?: unknown; message?: unknown }): void {
  if (answer.success !== false) return;
  const message = typeof answer.message === 'string' ? answer.message.trim() : '';
  throw new VisitRejected(message || messages.rejected);
}

/** Why a visit could not be requested. */
export function visitFailureMessage(error: unknown): string {
  if (error instanceof VisitRejected) return error.message;
  if (!(error instanceof ApiError)) return messages.unexpected;
  if (error.status === 400) {
    return conflictMessages.get(error.error) ?? error.detail ?? messages.rejected;
  }
  if (error.status === 401 || error.isNetwork) return error.message;
  return error.detail ?? messages.failed;
}
