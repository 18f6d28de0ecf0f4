import { zoneName } from '../../lib/shelter-dates.ts';
import { useShelter } from '../shelter/api/get-shelter.ts';

/** Names the shelter's time zone, if it differs from the browser's. */
export function useZoneHint(): string | undefined {
  const timeZone = useShelter()?.time_zone;
  if (!timeZone || timeZone === Intl.DateTimeFormat().resolvedOptions().timeZone) return undefined;
  return `At the shelter (${zoneName(timeZone)})`;
}
