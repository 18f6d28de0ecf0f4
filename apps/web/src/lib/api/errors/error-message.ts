import { SESSION_REJECTED_MESSAGE } from './error-messages.ts';
import { CSRF_MESSAGE, statusMessages } from './status-messages.ts';

/**
 * The message of an error response.
 * @param detail of the server, already text; null when there is none
 */
export function statusMessage(status: number, detail: string | null): string {
  switch (status) {
    case 400:
      return detail ?? statusMessages.badRequest;
    case 401:
      return detail ?? SESSION_REJECTED_MESSAGE;
    case 403:
      if (detail && /csrf/i.test(detail)) return CSRF_MESSAGE;
      return detail ?? statusMessages.forbidden;
    case 404:
      return statusMessages.notFound;
    case 429:
      return statusMessages.tooMany;
    case 500:
      return statusMessages.serverFault;
    default:
      return detail ?? statusMessages.other(status);
  }
}
