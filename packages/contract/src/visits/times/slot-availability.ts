import { fromZonedTime, toZonedTime } from '../../zoned-time.ts';
import type { SlotDay } from '../visit.ts';
import {
  bookableDates,
  findClosedDay,
  isClosedAt,
  isNoticeKept,
  isOverlapping,
  type ShelterSchedule,
  slotDateLabel,
  slotTimeLabel,
  slotTimes,
  type TimeSpan,
  visitEnd,
} from './bookable-times.ts';
import type { VisitingRules } from './visiting-rules.ts';

/** A booked or completed visit, or several of other pets at one time, as far as the times of a pet depend on them. */
export interface BookedTime extends TimeSpan {
  /** The pet's time is taken until then, with its rest. */
  restsUntil: Date;
  /** Whether it is a visit of the same pet. */
  isOfPet: boolean;
  /** Whether it keeps the pet until then: an active visit, and a completed one unless nobody came. */
  occupiesPet: boolean;
  /** False for a completed visit, which leaves room for others at its time, but counts for the pet's day. */
  isActive: boolean;
  /** How many visits these are. */
  count: number;
}

type Slot = SlotDay['slots'][number];

/** Active visits at one time in milliseconds: dates are slow to compare, and there are thousands. */
export interface BusyTime {
  from: number;
  to: number;
  count: number;
}

export const toBusyTime = ({ startsAt, endsAt, count }: BookedTime): BusyTime => ({
  from: startsAt.getTime(),
  to: endsAt.getTime(),
  count,
});

/**
 * The bookable days with all their slots, and why those that are not free are not.
 * @param booked of the bookable days and of today
 */
export function listSlotDays(
  now: Date,
  schedule: ShelterSchedule,
  booked: readonly BookedTime[] = [],
): SlotDay[] {
  const { time_zone, visiting } = schedule;
  const ofPet = booked
    .filter(({ isOfPet }) => isOfPet)
    .map((other) => ({ ...other, date: toZonedTime(other.startsAt, time_zone).date }));
  const busy = booked.filter(({ isActive }) => isActive).map(toBusyTime);
  return bookableDates(now, schedule).map((date) => {
    const closed = findClosedDay(date, visiting);
    const busyNear = listNear(date, busy);
    const slots = slotTimes(date, visiting).flatMap((time): Slot[] => {
      const start = fromZonedTime(date, time, time_zone);
      if (!start || closed || !isNoticeKept(start, now, visiting)) return [];
      const state = isClosedAt(date, time, visiting)
        ? ({ state: 'closed' } as const)
        : stateAt(start, date, schedule, { ofPet, busy: busyNear });
      return [
        {
          time,
          label: slotTimeLabel(time),
          requested_at: start.toISOString(),
          available: state.state === 'free',
          rests_until: null,
          ...state,
        },
      ];
    });
    const isFull = !slots.some(({ available }) => available);
    return {
      date,
      label: slotDateLabel(date),
      state: closed ? 'closed' : isFull ? 'full' : 'free',
      closed_because: closed?.reason || null,
      slots,
    };
  });
}

/** No time zone is further than 14 hours from UTC, so that this is more than any day at a shelter. */
const MAX_FROM_NOON_MS = 26 * 60 * 60_000;

/** Visits that may be on a day: most of those of other days are not compared with each slot. */
function listNear(date: string, busy: readonly BusyTime[]): BusyTime[] {
  const noon = Date.parse(`${date}T12:00:00Z`);
  return busy.filter(({ from }) => Math.abs(from - noon) <= MAX_FROM_NOON_MS);
}

function stateAt(
  startsAt: Date,
  date: string,
  { time_zone, visiting }: ShelterSchedule,
  others: OtherVisits,
): Pick<Slot, 'state'> & Partial<Pick<Slot, 'rests_until'>> {
  const visit = { startsAt, endsAt: visitEnd(startsAt, visiting.visit_minutes) };
  const obstacle = findObstacle(visit, date, visiting, others);
  switch (obstacle?.kind) {
    case undefined:
      return { state: 'free' };
    case 'taken':
      return { state: 'taken' };
    case 'rest': {
      const { restsUntil } = obstacle.other;
      const isAfter = obstacle.other.startsAt < startsAt;
      const label = slotTimeLabel(toZonedTime(restsUntil, time_zone).time);
      return { state: 'resting', rests_until: isAfter ? label : null };
    }
    case 'pet_day':
    case 'at_once':
      return { state: 'full' };
  }
}

/** What a time of a pet depends on. `date` is that at the shelter, `busy` are the active visits of all pets. */
export interface OtherVisits {
  ofPet: readonly (BookedTime & { date: string })[];
  busy: readonly BusyTime[];
}

/** Why one more visit of a pet does not fit in. `rest` is that after the other visit, or before it. */
export type Obstacle =
  | { kind: 'taken' | 'pet_day' | 'at_once' }
  | { kind: 'rest'; other: TimeSpan & { restsUntil: Date } };

/** Whether one more visit of the pet fits in; the database decides the same. */
export function findObstacle(
  visit: TimeSpan,
  date: string,
  visiting: VisitingRules,
  { ofPet, busy }: OtherVisits,
): Obstacle | undefined {
  const { startsAt, endsAt } = visit;
  const keeping = ofPet.filter(({ occupiesPet }) => occupiesPet);
  if (keeping.some((other) => isOverlapping(visit, other))) return { kind: 'taken' };
  const restedAt = visitEnd(endsAt, visiting.rest_minutes);
  const resting = keeping.find((other) =>
    isOverlapping({ startsAt, endsAt: restedAt }, { ...other, endsAt: other.restsUntil }),
  );
  if (resting) return { kind: 'rest', other: resting };
  const { visits_of_pet_a_day: daily, visits_at_once: atOnce } = visiting;
  const isSameDay = (other: { date: string }) => other.date === date;
  if (daily !== null && ofPet.filter(isSameDay).length >= daily) return { kind: 'pet_day' };
  if (atOnce !== null && countAtOnce(visit, busy) >= atOnce) return { kind: 'at_once' };
  return undefined;
}

/** The most visits that there are at one time while a visit lasts. */
function countAtOnce({ startsAt, endsAt }: TimeSpan, busy: readonly BusyTime[]): number {
  const [from, to] = [startsAt.getTime(), endsAt.getTime()];
  const others = busy.filter((other) => other.from < to && from < other.to);
  const countAt = (moment: number) =>
    others.reduce((sum, it) => (it.from <= moment && moment < it.to ? sum + it.count : sum), 0);
  return Math.max(...[from, ...others.map((other) => Math.max(from, other.from))].map(countAt));
}
