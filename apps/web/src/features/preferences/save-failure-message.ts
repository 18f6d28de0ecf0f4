import {
  FORBIDDEN_MESSAGE,
  saveFailureMessages as messages,
  NOT_SAVED_MESSAGE,
} from './preferences-messages.ts';
import { SaveFailure } from './save-failure.ts';

/**
 * Why preferences were not saved. Null when the session has ended: SessionWatcher shows that.
 */
export function saveFailureMessage(failure: unknown): string | null {
  if (!(failure instanceof SaveFailure)) {
    return messages.unexpected;
  }
  const error = failure.apiError;
  if (error === null || error.kind === 'invalid') {
    return NOT_SAVED_MESSAGE;
  }
  if (error.isNetwork) {
    return messages.noResponse;
  }
  if (error.isServerFault) {
    const { exhausted, serverFault } = messages;
    return (failure.isExhausted ? exhausted : serverFault)[failure.attempted];
  }
  if (error.isCsrf) return error.message;
  switch (error.status) {
    case 401:
      return null;
    case 403:
      return FORBIDDEN_MESSAGE;
    case 422:
      return messages.invalid;
    case 429:
      return error.message;
    default:
      return error.detail ?? messages[failure.attempted];
  }
}
