import { toZonedTime } from '../zoned-time.ts';
import type { SlotDay } from './visit.ts';
import {
  bookableDates,
  findClosedDay,
  isClosedAt,
  isNoticeKept,
  isOverlapping,
  slotDateLabel,
  slotInstant,
  slotTimeLabel,
  slotTimes,
  type TimeSpan,
  type VisitingPlace,
  visitEnd,
} from './visit-slots.ts';

/** A booked visit, as far as the times of a pet depend on it. */
export interface BookedTime extends TimeSpan {
  /** The pet's time is taken until then, with its rest. */
  restsUntil: Date;
  /** Whether it is a visit of the same pet. */
  isOfPet: boolean;
  /** False for a completed visit, which only counts for the pet's day. */
  isActive: boolean;
}

type Slot = SlotDay['slots'][number];

/**
 * B3.02, R5.14, R5.15: the bookable days with all their slots, and why those that are not free are not.
 * @param booked of the bookable days and of today
 */
export function listSlotDays(
  now: Date,
  place: VisitingPlace,
  booked: readonly BookedTime[] = [],
): SlotDay[] {
  const { time_zone, visiting } = place;
  return bookableDates(now, place).map((date) => {
    const closed = findClosedDay(date, visiting);
    const near = booked.filter((other) => other.isOfPet || isNear(other, date));
    const slots = slotTimes(date, visiting).flatMap((time): Slot[] => {
      const start = slotInstant(date, time, time_zone);
      if (!start || closed || !isNoticeKept(start, now, visiting)) return [];
      const state = isClosedAt(date, time, visiting)
        ? ({ state: 'closed' } as const)
        : stateAt(start, date, place, near);
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

/** Whether a visit may be on a day; most of those of other days are not compared with each slot. */
const isNear = ({ startsAt }: TimeSpan, date: string): boolean =>
  Math.abs(startsAt.getTime() - Date.parse(`${date}T12:00:00Z`)) <= MAX_FROM_NOON_MS;

/** D21, B3.01: whether one more visit of the pet fits in; the database decides the same. */
function stateAt(
  startsAt: Date,
  date: string,
  { time_zone, visiting }: VisitingPlace,
  booked: readonly BookedTime[],
): Pick<Slot, 'state'> & Partial<Pick<Slot, 'rests_until'>> {
  const endsAt = visitEnd(startsAt, visiting.visit_minutes);
  const visit = { startsAt, endsAt };
  const ofPet = booked.filter(({ isOfPet }) => isOfPet);
  const activeOfPet = ofPet.filter(({ isActive }) => isActive);
  if (activeOfPet.some((other) => isOverlapping(visit, other))) return { state: 'taken' };
  const restedAt = visitEnd(endsAt, visiting.rest_minutes);
  const resting = activeOfPet.find((other) =>
    isOverlapping({ startsAt, endsAt: restedAt }, { ...other, endsAt: other.restsUntil }),
  );
  if (resting) {
    const isAfter = resting.startsAt < startsAt;
    const label = slotTimeLabel(toZonedTime(resting.restsUntil, time_zone).time);
    return { state: 'resting', rests_until: isAfter ? label : null };
  }
  const { visits_of_pet_a_day: daily, visits_at_once: atOnce } = visiting;
  const isSameDay = (other: TimeSpan) => toZonedTime(other.startsAt, time_zone).date === date;
  if (daily !== null && ofPet.filter(isSameDay).length >= daily) return { state: 'full' };
  if (atOnce !== null && countAtOnce(visit, booked) >= atOnce) return { state: 'full' };
  return { state: 'free' };
}

/** The most visits that there are at one time while a visit lasts. */
function countAtOnce(visit: TimeSpan, booked: readonly BookedTime[]): number {
  const others = booked.filter((other) => other.isActive && isOverlapping(visit, other));
  const starts = [visit, ...others].map(({ startsAt }) =>
    startsAt < visit.startsAt ? visit.startsAt : startsAt,
  );
  return Math.max(
    ...starts.map((at) => others.filter((it) => it.startsAt <= at && at < it.endsAt).length),
  );
}
