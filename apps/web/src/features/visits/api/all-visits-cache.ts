import type { Visit } from '@pawmatch/contract/visits/visit';
import type { QueryClient } from '@tanstack/react-query';
import { restartLoading } from '../../../lib/restart-loading.ts';

export const allVisitsKey = ['all-visits'] as const;

/** Puts visits as they are now into the list of staff, new ones first. */
export function upsertVisits(client: QueryClient, changed: readonly Visit[]): void {
  change(client, (visits) => {
    const byId = new Map(changed.map((visit) => [visit.id, visit]));
    const kept = visits.map((visit) => {
      const now = byId.get(visit.id);
      byId.delete(visit.id);
      return now ?? visit;
    });
    return [...byId.values(), ...kept];
  });
}

/** Takes deleted visits out of the list. */
export function removeVisits(client: QueryClient, ids: readonly string[]): void {
  const gone = new Set(ids);
  change(client, (visits) => visits.filter(({ id }) => !gone.has(id)));
}

/** A visit of the list as it was loaded last. */
export function findVisit(client: QueryClient, id: string): Visit | undefined {
  return client.getQueryData<Visit[]>(allVisitsKey)?.find((visit) => visit.id === id);
}

/** Loads the list again where it is shown. */
export function refreshAllVisits(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: allVisitsKey });
}

function change(client: QueryClient, edit: (visits: Visit[]) => Visit[]): void {
  client.setQueryData<Visit[]>(allVisitsKey, (visits) => visits && edit(visits));
  restartLoading(client, allVisitsKey);
}
