import type { Visit } from '@pawmatch/contract/visits/visit';
import { useSyncExternalStore } from 'react';
import { getSession, subscribeToSession } from '../../../../lib/storage/session-store.ts';

interface Declined {
  visit: Visit;
  stop: () => void;
  /** That somebody was writing when its row went away. */
  leftReason?: string;
}

/** Requests that this tab has declined, until the email about it leaves. */
const declined = new Map<string, Declined>();
const listeners = new Set<() => void>();

/** The ids that the latest queries of lists have shown. */
const shownIds = new Map<string, readonly string[]>();
const MAX_QUERIES = 50;

const notify = () => {
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Ends the time in which a decline can be undone. */
export function releaseDeclined(id: string): void {
  declined.get(id)?.stop();
  if (declined.delete(id)) notify();
}

subscribeToSession(() => {
  if (!getSession().user) for (const id of declined.keys()) releaseDeclined(id);
});

/**
 * Offers to undo a decline in the rows of lists for this time, and again for as long from now on.
 * @param onEnd called when the time is over
 */
export function holdDeclined(visit: Visit, milliseconds: number, onEnd: () => void): void {
  declined.get(visit.id)?.stop();
  const timer = setTimeout(() => {
    releaseDeclined(visit.id);
    onEnd();
  }, milliseconds);
  declined.set(visit.id, { visit, stop: () => clearTimeout(timer) });
  notify();
}

/** Keeps a reason that is being written for the next row of the visit, such as its card in a window made narrow. */
export function leaveReason(id: string, leftReason: string): void {
  const held = declined.get(id);
  if (held) held.leftReason = leftReason;
}

/** The reason that the row before has left; null where nobody was writing one. */
export function takeReason(id: string): string | null {
  const held = declined.get(id);
  const reason = held?.leftReason ?? null;
  delete held?.leftReason;
  return reason;
}

/** Whether the decline of this visit can be undone without an email. */
export const useIsDeclined = (id: string): boolean =>
  useSyncExternalStore(subscribe, () => declined.has(id));

/** Rows that match a query, and in their places those that it has shown and that were declined just now. */
export function withDeclined(query: object, rows: Visit[]): Visit[] {
  const key = JSON.stringify(query);
  const before = shownIds.get(key) ?? [];
  const shown = [...rows];
  for (const { visit } of declined.values()) {
    const place = before.indexOf(visit.id);
    if (place >= 0 && !rows.some(({ id }) => id === visit.id)) shown.splice(place, 0, visit);
  }
  const [oldest] = shownIds.keys();
  if (oldest !== undefined && shownIds.size >= MAX_QUERIES) shownIds.delete(oldest);
  shownIds.set(
    key,
    shown.map(({ id }) => id),
  );
  return shown;
}
