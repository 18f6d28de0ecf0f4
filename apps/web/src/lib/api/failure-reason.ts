import { ApiError } from './api-error.ts';
import { readMessages } from './read-detail.ts';

/** R8.13: why something failed: the server's detail, then the message; else what is given. */
export function failureReason(error: unknown, otherwise: string): string {
  if (error instanceof ApiError) return error.detail || error.message || otherwise;
  return error instanceof Error && error.message ? error.message : otherwise;
}

/** Every message of a refusal, joined (R8.30); empty when the server gave none. */
export function joinedMessages(error: unknown): string {
  return error instanceof ApiError ? readMessages(error.body).join('; ') : '';
}
