import type { PetAlert } from '@pawmatch/contract/alerts/pet-alert';
import { readItem, removeItem, writeItem } from '../../lib/session-storage.ts';

const KEY = 'pendingAlert';

/** The alert that a visitor wanted before they went to log in or sign up. */
export type PendingAlert = Pick<PetAlert, 'kind' | 'query' | 'frequency'>;

export const hasPendingAlert = (): boolean => readItem(KEY) !== null;

export const rememberAlert = (alert: PendingAlert): void => writeItem(KEY, JSON.stringify(alert));

export function readPendingAlert(): PendingAlert | null {
  try {
    return JSON.parse(readItem(KEY) ?? 'null') as PendingAlert | null;
  } catch {
    return null;
  }
}

export const forgetAlert = (): void => removeItem(KEY);
