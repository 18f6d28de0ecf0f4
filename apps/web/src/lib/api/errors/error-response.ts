import type { ApiFailure } from './api-error.ts';
import { statusMessage } from './error-message.ts';
import { readDetail, readFieldErrors, readText } from './read-detail.ts';
import { CSRF_MESSAGE } from './status-messages.ts';

/** What a response says that failed. */
export function readErrorResponse(status: number, body: unknown): ApiFailure {
  const detail = readDetail(body);
  const message = statusMessage(status, detail);
  const isCsrf = message === CSRF_MESSAGE;
  return {
    kind: 'response',
    message,
    status,
    code: isCsrf ? 'CSRF_FAILED' : readText(body, 'code'),
    // The server's own words about its token must not be shown anywhere.
    detail: isCsrf ? message : detail,
    error: readText(body, 'error'),
    fieldErrors: readFieldErrors(body),
    body,
  };
}
