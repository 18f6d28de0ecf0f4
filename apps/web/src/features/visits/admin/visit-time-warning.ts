import { isVisitingTime, visitingHours } from '@pawmatch/contract/visits/visit-slots';
import type { LocalTime } from './shelter-local-time.ts';
import { outsideVisitingHours } from './visits-admin-messages.ts';

/** Staff may choose any time (D22); warns when adopters could not choose it. */
export function visitTimeWarning(local: LocalTime): string | null {
  const [date, time] = local.split('T');
  if (!date || !time || isVisitingTime(date, time.slice(0, 5))) return null;
  return outsideVisitingHours(visitingHours.first, visitingHours.last);
}
