import { toZonedTime } from '../../zoned-time.ts';
import {
  findClosureOf,
  isWithinVisitingHours,
  type ShelterSchedule,
  visitEnd,
} from '../times/bookable-times.ts';
import {
  type BookedTime,
  type BusyTime,
  findObstacle,
  toBusyTime,
} from '../times/slot-availability.ts';
import type { AffectedVisitReason } from '../visit-values.ts';

/** A visit that is compared with the settings, or that others are compared with. */
export interface ComparedVisit extends Omit<BookedTime, 'isOfPet' | 'count' | 'restsUntil'> {
  id: string;
  /** Both of a bonded pair. */
  petIds: readonly string[];
  bookedAt: Date;
  /** Whether it is booked and to come. */
  isUpcoming: boolean;
}

export interface AffectedVisitCause {
  reason: AffectedVisitReason;
  /** The reason of the closure. */
  closedBecause: string | null;
}

const DAY_MS = 24 * 60 * 60_000;

/** Those of a day and of the days around it, because visits may last over midnight. */
const dayOf = ({ startsAt }: { startsAt: Date }) => Math.floor(startsAt.getTime() / DAY_MS);

function addTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/**
 * The visits to come that could not be booked by these settings. Where there are too many, those that were
 * booked first may stay. Notice, days ahead, length and gap are about new bookings and do not count.
 */
export function findUnbookableVisits(
  visits: readonly ComparedVisit[],
  schedule: ShelterSchedule,
): Map<string, AffectedVisitCause> {
  const outside = new Map<string, AffectedVisitCause>();
  const ofPets = new Map<string, (BookedTime & { date: string })[]>();
  const busy = new Map<number, BusyTime[]>();
  const add = (visit: ComparedVisit) => {
    const time = {
      ...visit,
      restsUntil: visitEnd(visit.endsAt, schedule.visiting.rest_minutes),
      isOfPet: true,
      count: 1,
      date: toZonedTime(visit.startsAt, schedule.time_zone).date,
    };
    for (const petId of visit.petIds) addTo(ofPets, petId, time);
    if (visit.isActive) addTo(busy, dayOf(visit), toBusyTime(time));
  };
  const inOrder = [...visits].sort(
    (one, other) =>
      Number(one.isUpcoming) - Number(other.isUpcoming) ||
      one.bookedAt.getTime() - other.bookedAt.getTime() ||
      (one.id < other.id ? -1 : 1),
  );
  for (const visit of inOrder) {
    const others = {
      ofPet: visit.petIds.flatMap((petId) => ofPets.get(petId) ?? []),
      busy: [-1, 0, 1].flatMap((days) => busy.get(dayOf(visit) + days) ?? []),
    };
    const found = visit.isUpcoming ? findReason(visit, schedule, others) : undefined;
    if (found) outside.set(visit.id, found);
    else add(visit);
  }
  return outside;
}

function findReason(
  visit: ComparedVisit,
  schedule: ShelterSchedule,
  others: Parameters<typeof findObstacle>[3],
): AffectedVisitCause | undefined {
  const closure = findClosureOf(visit, schedule);
  if (closure) return { reason: 'closed', closedBecause: closure.reason || null };
  if (!isWithinVisitingHours(visit, schedule)) return { reason: 'hours', closedBecause: null };
  const { date } = toZonedTime(visit.startsAt, schedule.time_zone);
  const obstacle = findObstacle(visit, date, schedule.visiting, others);
  // Two visits at one time were booked before there was a rule.
  if (!obstacle || obstacle.kind === 'taken') return undefined;
  return { reason: obstacle.kind, closedBecause: null };
}

/**
 * The visits that a change of the settings touches: those that are outside the new settings, and were not
 * outside the old ones for the same reason; and those that begin at another time on the shelter's clock.
 */
export function findAffectedVisits(
  visits: readonly ComparedVisit[],
  before: ShelterSchedule,
  after: ShelterSchedule,
): Map<string, AffectedVisitCause> {
  const unbookableBefore = findUnbookableVisits(visits, before);
  const affected = new Map<string, AffectedVisitCause>();
  for (const [id, outside] of findUnbookableVisits(visits, after)) {
    if (unbookableBefore.get(id)?.reason !== outside.reason) affected.set(id, outside);
  }
  if (before.time_zone === after.time_zone) return affected;
  for (const { id, startsAt, isUpcoming } of visits) {
    if (isUpcoming && !affected.has(id) && isOtherTime(startsAt, before, after)) {
      affected.set(id, { reason: 'time_zone', closedBecause: null });
    }
  }
  return affected;
}

function isOtherTime(instant: Date, before: ShelterSchedule, after: ShelterSchedule): boolean {
  const [old, now] = [before, after].map(({ time_zone }) => toZonedTime(instant, time_zone));
  return old?.date !== now?.date || old?.time !== now?.time;
}
