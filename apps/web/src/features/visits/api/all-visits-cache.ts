import type { Visit } from '@pawmatch/contract/visits/visit';
import type { QueryClient } from '@tanstack/react-query';
import { restartLoading } from '../../../lib/restart-loading.ts';

export const allVisitsKey = ['all-visits'] as const;

/** Replaces changed visits in the cached list of staff and adds new ones at the top. */
export function upsertVisits(client: QueryClient, changed: readonly Visit[]): void {
  change(client, (visits) => {
    const byId = new Map(changed.map((visit) => [visit.id, visit]));
    const updated = visits.map((visit) => {
      const now = byId.get(visit.id);
      byId.delete(visit.id);
      return now ?? visit;
    });
    return [...byId.values(), ...updated];
  });
}

/** Removes deleted visits from the cached list. */
export function removeVisits(client: QueryClient, ids: readonly string[]): void {
  const deletedIds = new Set(ids);
  change(client, (visits) => visits.filter(({ id }) => !deletedIds.has(id)));
}

/** A visit of the cached list. */
export function findVisit(client: QueryClient, id: string): Visit | undefined {
  return client.getQueryData<Visit[]>(allVisitsKey)?.find((visit) => visit.id === id);
}

/** Refetches the list where it is shown. */
export function refreshAllVisits(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: allVisitsKey });
}

function change(client: QueryClient, edit: (visits: Visit[]) => Visit[]): void {
  client.setQueryData<Visit[]>(allVisitsKey, (visits) => visits && edit(visits));
  restartLoading(client, allVisitsKey);
}
