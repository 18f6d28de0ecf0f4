import { perLanguage } from '../../localized.ts';
import { slotTimeLabel } from './bookable-times.ts';
import { visitDaysMessages as messages } from './visit-days-messages.ts';
import type { VisitingRules } from './visiting-rules.ts';

const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

const weekdayName = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }),
);

/** The first of January of 2023 was a Sunday. */
const nameOf = (weekday: number) => weekdayName().format(Date.UTC(2023, 0, 1 + weekday));

const timeText = (time: string) => slotTimeLabel(time).replace(':00', '');

function daysText(days: readonly number[]): string {
  const names = days.map((day) => nameOf(MONDAY_FIRST[day] ?? 0));
  const [first = '', last = ''] = [names[0], names.at(-1)];
  if (names.length === 1) return first;
  return names.length === 2
    ? messages.twoDays({ first, last })
    : messages.manyDays({ first, last });
}

/** The hours of the week in words, such as "Monday to Friday, 10 AM to 4 PM; Sunday, 11:30 AM to 1 PM". */
export function describeOpeningHours({
  opening_hours,
}: Pick<VisitingRules, 'opening_hours'>): string {
  const groups: { days: number[]; from: string; to: string }[] = [];
  for (const [position, weekday] of MONDAY_FIRST.entries()) {
    const hours = opening_hours[weekday];
    if (!hours) continue;
    const [from, to] = [timeText(hours.from), timeText(hours.to)];
    const last = groups.at(-1);
    const isSame = last?.from === from && last.to === to;
    if (isSame && last.days.at(-1) === position - 1) last.days.push(position);
    else groups.push({ days: [position], from, to });
  }
  const hours = groups.map(({ days, from, to }) =>
    messages.openingHours({ days: daysText(days), from, to }),
  );
  return messages.week({ hours });
}
