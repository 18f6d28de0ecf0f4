import type { Numbers } from '@pawmatch/contract/numbers/numbers-endpoints';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

const formats = {
  week: format({ month: 'short', day: 'numeric', year: 'numeric' }),
  month: format({ month: 'long', year: 'numeric' }),
  year: format({ year: 'numeric' }),
} satisfies Record<Numbers['course_unit'], Intl.DateTimeFormat>;

/** `From Nov 2, 2026`, `November 2026` or `2026`. */
export function courseLabel(day: string, unit: Numbers['course_unit']): string {
  const text = formats[unit].format(new Date(`${day}T00:00:00Z`));
  return unit === 'week' ? `From ${text}` : text;
}
