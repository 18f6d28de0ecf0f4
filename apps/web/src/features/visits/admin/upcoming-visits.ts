import type { Visit } from '@pawmatch/contract/visits/visit';
import { isVisitActionAllowed } from '@pawmatch/contract/visits/visit-actions';

/** The visits that are cancelled when these pets are adopted, by the server's rule. */
export function upcomingVisits(
  visits: readonly Visit[],
  petIds: readonly string[],
  now: Date,
): Visit[] {
  return visits.filter(
    (visit) =>
      visit.pet_id !== null &&
      petIds.includes(visit.pet_id) &&
      isVisitActionAllowed('system', 'cancel', visit, now),
  );
}
