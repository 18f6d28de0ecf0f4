import { slotTimeLabel } from './bookable-times.ts';
import type { VisitingRules } from './visiting-rules.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONDAY_FIRST = [1, 2, 3, 4, 5, 6, 0];

const timeText = (time: string) => slotTimeLabel(time).replace(':00', '');

/** The hours of the week in words, such as "Monday to Friday, 10 AM to 4 PM; Sunday, 11:30 AM to 1 PM". */
export function describeOpeningHours({
  opening_hours,
}: Pick<VisitingRules, 'opening_hours'>): string {
  const groups: { days: number[]; times: string }[] = [];
  for (const [position, weekday] of MONDAY_FIRST.entries()) {
    const hours = opening_hours[weekday];
    if (!hours) continue;
    const times = `${timeText(hours.from)} to ${timeText(hours.to)}`;
    const last = groups.at(-1);
    if (last?.times === times && last.days.at(-1) === position - 1) last.days.push(position);
    else groups.push({ days: [position], times });
  }
  return groups
    .map(({ days, times }) => {
      const [first, ...others] = days.map((day) => weekdays[MONDAY_FIRST[day] ?? 0]);
      const last = others.at(-1);
      const join = others.length > 1 ? ' to ' : ' and ';
      return `${first}${last ? join + last : ''}, ${times}`;
    })
    .join('; ');
}
