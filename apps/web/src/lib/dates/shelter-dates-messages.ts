type ShortDateTime = Record<'weekday' | 'month' | 'day' | 'clock', string> & {
  /** Null for the present one. */
  year: string | null;
};

export const shelterDateMessages = {
  /** An instant that another server gave may not be readable. */
  noDate: 'Date not available',
  /** For dense tables. */
  shortDateTime: ({ weekday, month, day, year, clock }: ShortDateTime) =>
    year === null
      ? `${weekday}, ${month} ${day}, ${clock}`
      : `${weekday}, ${month} ${day}, ${year}, ${clock}`,
} as const;
