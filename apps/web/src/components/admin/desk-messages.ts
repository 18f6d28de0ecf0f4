import { formatCount } from '../../lib/format-count.ts';

/** The texts that all lists of staff share. */
export const deskMessages = {
  navigation: 'Staff pages',
  overview: 'Overview',
  pets: 'Pets',
  visits: 'Visits',
  calendar: 'Calendar',
  people: 'People',
  emails: 'Emails',
  settings: 'Settings',

  pages: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',
  shownRows: (first: number, last: number, total: number) =>
    `${formatCount(first)} to ${formatCount(last)} of ${formatCount(total)}`,
  pastTheEnd: 'This list has no more pages.',
  firstPage: 'Back to the first page',

  undo: 'Undo',
  dismiss: 'OK',

  filters: 'Filters',
  columns: 'Columns',
  dropFilter: 'Nothing matches all of this. Remove a filter to see more:',
  removeFilter: (filter: string) => `Remove the filter: ${filter}`,
  searchFor: (text: string) => `Search: ${text}`,
} as const;
