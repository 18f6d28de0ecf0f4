import type { PetAlert } from '@pawmatch/contract/alerts/pet-alert';

const KEY = 'alerts';

/** An alert that a visitor wants. It stays in the browser, and joins the account that they log in to. */
export type PendingAlert = Pick<PetAlert, 'kind' | 'query' | 'frequency'>;

export function readPendingAlerts(): readonly PendingAlert[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

export const hasPendingAlerts = (): boolean => readPendingAlerts().length > 0;

function write(alerts: readonly PendingAlert[]): void {
  try {
    if (alerts.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(alerts));
  } catch {
    // The browser stores nothing.
  }
}

/** In place of one about the same. */
export const keepAlert = (alert: PendingAlert): void =>
  write([...readPendingAlerts().filter(({ query }) => query !== alert.query), alert]);

export const forgetAlert = ({ query }: PendingAlert): void =>
  write(readPendingAlerts().filter((alert) => alert?.query !== query));
