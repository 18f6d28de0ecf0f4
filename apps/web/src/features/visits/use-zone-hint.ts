import { zoneName } from '../../lib/shelter-dates.ts';
import { useShelter } from '../shelter/api/get-shelter.ts';

/** Whose clock the times are read on; nothing where it is the reader's own. */
export function useZoneHint(): string | undefined {
  const timeZone = useShelter()?.time_zone;
  if (!timeZone || timeZone === Intl.DateTimeFormat().resolvedOptions().timeZone) return undefined;
  return `At the shelter (${zoneName(timeZone)})`;
}
