import { ApiError } from './api-error.ts';
import { readMessages } from './read-detail.ts';

/** R8.13: why something failed: the server's detail, then the message, then the fallback. */
export function failureReason(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return error.detail || error.message || otherwise;
  return error instanceof Error && error.message ? error.message : otherwise;
}

/**
 * The general reason of a failed call (R8.01-R8.12), to be shown below another message: not reached, no
 * response, not allowed, too many requests, a server fault. Null where the message contains it, or the
 * failure is about the input.
 * @param shown the message above the reason
 */
export function genericReason(error: unknown, shown = ''): string | null {
  if (!(error instanceof ApiError)) return null;
  const { kind, status, message, detail } = error;
  const isGeneric = kind !== 'response' || status === 403 || status === 429 || status >= 500;
  const isShown = shown.includes(message) || (detail !== null && shown.includes(detail));
  return isGeneric && !isShown ? message : null;
}

/** {@link genericReason} as a toast setting; empty where there is nothing to add. */
export function reasonBelow(error: unknown, shown: string): { reason?: string } {
  const reason = genericReason(error, shown);
  return reason ? { reason } : {};
}

/** All messages of an error response, joined (R8.30); empty when there are none. */
export function joinedMessages(error: unknown): string {
  return error instanceof ApiError ? readMessages(error.body).join('; ') : '';
}
