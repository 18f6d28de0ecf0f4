import { ApiError } from './api-error.ts';
import { readMessages } from './read-detail.ts';

/** R8.13: why something failed: the server's detail, then the message; else what is given. */
export function failureReason(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return error.detail || error.message || otherwise;
  return error instanceof Error && error.message ? error.message : otherwise;
}

/**
 * Why a call failed in the words of the catalogue (R8.01-R8.12), to stand under the sentence of a
 * screen: not reached, no answer, not allowed, too many requests, a fault of the server. Null where
 * the sentence says so already, or is about what was sent.
 * @param told the sentence of the screen
 */
export function genericReason(error: unknown, told = ''): string | null {
  if (!(error instanceof ApiError)) return null;
  const { kind, status, message, detail } = error;
  const isGeneric = kind !== 'answer' || status === 403 || status === 429 || status >= 500;
  const isTold = told.includes(message) || (detail !== null && told.includes(detail));
  return isGeneric && !isTold ? message : null;
}

/** {@link genericReason} as a setting of a toast; none where there is nothing to add. */
export function reasonBelow(error: unknown, told: string): { reason?: string } {
  const reason = genericReason(error, told);
  return reason ? { reason } : {};
}

/** Every message of a refusal, joined (R8.30); empty when the server gave none. */
export function joinedMessages(error: unknown): string {
  return error instanceof ApiError ? readMessages(error.body).join('; ') : '';
}
