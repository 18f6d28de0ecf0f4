import type { Visit } from '@pawmatch/contract/visits/visit';
import type { QueryClient } from '@tanstack/react-query';

export const allVisitsKey = ['all-visits'] as const;

/** Puts a visit as it is now into the list of staff, then makes sure of the list. */
export function keepVisit(client: QueryClient, changed: Visit): Promise<void> {
  client.setQueryData<Visit[]>(allVisitsKey, (visits) =>
    visits?.some(({ id }) => id === changed.id)
      ? visits.map((visit) => (visit.id === changed.id ? changed : visit))
      : visits && [changed, ...visits],
  );
  return refreshAllVisits(client);
}

/** Loads the list again where it is shown. */
export function refreshAllVisits(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: allVisitsKey });
}
