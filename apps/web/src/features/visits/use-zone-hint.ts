import { useShelter } from '../shelter/api/get-shelter.ts';

/** Whose clock the times are read on; nothing where it is the reader's own. */
export function useZoneHint(): string | undefined {
  const timeZone = useShelter()?.time_zone;
  if (!timeZone || timeZone === Intl.DateTimeFormat().resolvedOptions().timeZone) return undefined;
  const zoneName = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(new Date())
    .find((part) => part.type === 'timeZoneName')?.value;
  return `At the shelter${zoneName ? ` (${zoneName})` : ''}`;
}
