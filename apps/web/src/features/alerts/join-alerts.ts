import { saveAlert } from '@pawmatch/contract/alerts/alert-endpoints';
import { callEndpoint } from '../../lib/api/client.ts';
import { ApiError } from '../../lib/api/errors/api-error.ts';
import { reasonBelow } from '../../lib/api/errors/failure-reason.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { alertMessages as messages } from './alert-messages.ts';
import { forgetAlert, readPendingAlerts } from './pending-alerts.ts';

/** Answers after which the same call would fail again: too many alerts, or a search that is not known. */
const isFinal = (error: unknown) =>
  error instanceof ApiError && (error.status === 409 || error.status === 422);

let joining: Promise<void> | null = null;

/** Moves the alerts of the browser into the account, once, however many callers there are. */
export function joinAlerts(): Promise<void> {
  joining ??= join().finally(() => {
    joining = null;
  });
  return joining;
}

/** An alert that fails stays, and joins at the next visit. */
async function join(): Promise<void> {
  for (const alert of readPendingAlerts()) {
    try {
      const saved = await callEndpoint(saveAlert, { body: alert });
      forgetAlert(alert);
      toastSuccess(saved.waits_for_confirmation ? messages.waits : messages.saved);
    } catch (error) {
      if (!isFinal(error)) return;
      forgetAlert(alert);
      toastError(messages.saveFailed, reasonBelow(error, messages.saveFailed));
    }
  }
}
