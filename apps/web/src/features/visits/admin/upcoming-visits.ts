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
      [visit.pet_id, visit.bonded_pet?.id].some((id) => id && petIds.includes(id)) &&
      isVisitActionAllowed('system', 'cancel', visit, now),
  );
}
