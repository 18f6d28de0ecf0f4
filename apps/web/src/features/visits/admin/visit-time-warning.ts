import {
  isOpenOnWeekdaysOnly,
  isWithinVisitingHours,
  type ShelterSchedule,
  slotInstant,
  visitEnd,
  visitingHours,
} from '@pawmatch/contract/visits/bookable-times';
import type { LocalTime } from './shelter-local-time.ts';
import { outsideVisitingHours } from './visits-admin-messages.ts';

/** Staff may choose any time (D22); warns when the shelter has no visiting hours then. */
export function visitTimeWarning(local: LocalTime, schedule: ShelterSchedule): string | null {
  const [date, time] = local.split('T');
  const startsAt = date && time && slotInstant(date, time.slice(0, 5), schedule.time_zone);
  if (!startsAt) return null;
  const { visiting } = schedule;
  const endsAt = visitEnd(startsAt, visiting.visit_minutes);
  if (isWithinVisitingHours({ startsAt, endsAt }, schedule)) return null;
  return outsideVisitingHours(isOpenOnWeekdaysOnly(visiting) ? visitingHours(visiting) : null);
}
