import { isUniversalTime } from '@pawmatch/contract/zoned-time';
import { zoneName } from '../../../lib/dates/shelter-dates.ts';
import { useShelter } from '../../shelter/shelter-api.ts';
import { zoneHint } from '../visits-messages.ts';

/** Names the shelter's time zone, if it differs from the browser's. */
export function useZoneHint(petId: string | undefined): string | undefined {
  const timeZone = useShelter(petId)?.time_zone;
  if (!timeZone || timeZone === Intl.DateTimeFormat().resolvedOptions().timeZone) return undefined;
  return zoneHint({ zone: isUniversalTime(timeZone) ? null : zoneName(timeZone) });
}
