import {
  type CalendarEntry,
  calendarTitles,
  writeCalendar,
} from '@pawmatch/contract/visits/calendar/calendar-file';
import { findClosedDay, openSpans } from '@pawmatch/contract/visits/times/bookable-times';
import { addDays, toZonedTime, weekdayOf } from '@pawmatch/contract/zoned-time';
import type { KnownShelter } from '../shelter/shelters.ts';
import { openFeedMessages as messages } from './open-feed-messages.ts';

const DAYS_AHEAD = 60;
const REFRESH_MINUTES = 12 * 60;

/** The next days of a shelter: when it is open, and on which days it is closed that are open otherwise. */
export function writeOpenDays(
  shelter: KnownShelter,
  { publicUrl, now }: { publicUrl: string; now: Date },
): string {
  const { slug, name, address, visiting, time_zone } = shelter;
  const today = toZonedTime(now, time_zone).date;
  const shared = {
    sequence: 0,
    status: 'confirmed',
    place: calendarTitles.place({ name, address }),
    url: `${publicUrl}/pets`,
  } as const;
  const entriesOf = (date: string): CalendarEntry[] => {
    const closed = findClosedDay(date, visiting);
    if (closed && visiting.opening_hours[weekdayOf(date)]) {
      const title = messages.closed({ shelter: name, reason: closed.reason });
      return [{ ...shared, id: `${slug}-closed-${date}`, title, days: { from: date, to: date } }];
    }
    return openSpans(date, shelter).map((span, index) => ({
      ...shared,
      ...span,
      id: `${slug}-open-${date}-${index}`,
      title: messages.open({ shelter: name }),
    }));
  };
  const days = Array.from({ length: shelter.isPaused ? 0 : DAYS_AHEAD }, (_, day) =>
    addDays(today, day),
  );
  return writeCalendar({
    method: 'PUBLISH',
    feed: {
      name: messages.openDays({ shelter: shelter.isPaused ? null : name }),
      refreshMinutes: REFRESH_MINUTES,
    },
    entries: days.flatMap(entriesOf),
    now,
  });
}
