const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** A day at the shelter, such as "Nov 29, 2026". */
export const dayInWords = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
