import { ApiError } from './api-error.ts';
import { readMessages } from './read-detail.ts';

/** Why something failed: the server's detail, then the message, then the fallback. */
export function failureReason(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return error.detail || error.message || otherwise;
  return error instanceof Error && error.message ? error.message : otherwise;
}

/**
 * Why something was not loaded, to be shown below another message. Null where the message
 * contains it, and for a 401, which ends the session.
 * @param shown the message above the reason
 */
export function furtherReason(error: unknown, shown = ''): string | null {
  if (!(error instanceof ApiError) || error.status === 401) return null;
  const isShown = shown.includes(error.message) || (error.detail && shown.includes(error.detail));
  return isShown ? null : error.message;
}

/**
 * {@link furtherReason} of a failed action, as a toast setting. Empty for what the message of each action
 * says itself: that the input was refused, or what it is about is gone.
 */
export function reasonBelow(error: unknown, shown: string): { reason?: string } {
  const isRefused = error instanceof ApiError && [400, 404, 409, 422].includes(error.status);
  const reason = isRefused ? null : furtherReason(error, shown);
  return reason ? { reason } : {};
}

/** All messages of an error response, joined; empty when there are none. */
export function joinedMessages(error: unknown): string {
  return error instanceof ApiError ? readMessages(error.body).join('; ') : '';
}
