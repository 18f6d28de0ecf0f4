import { formatCount } from '../lib/text/format-text.ts';

/** The texts that all lists of staff share. */
export const staffMessages = {
  navigation: 'Staff pages',
  overview: 'Overview',
  pets: 'Pets',
  ownFosters: 'My Fosters',
  inCare: 'In Care',
  carePages: 'Pages of care',
  arrivals: 'Arrivals',
  careDue: 'Care Due',
  places: 'Places',
  fosterHomes: 'Foster Homes',
  visits: 'Visits',
  adoptions: 'Adoptions',
  calendar: 'Calendar',
  numbers: 'Numbers',
  people: 'People',
  colleagues: 'Colleagues',
  followUps: 'Follow-ups',
  tasks: 'Tasks',
  /** After the name of the page. */
  dueTasks: ({ count }: { count: number }) =>
    count === 1 ? ', one of yours is due' : `, ${formatCount(count)} of yours are due`,
  emails: 'Emails',
  data: 'Data',
  settings: 'Settings',

  saving: 'Saving...',
  notNow: 'Not Now',

  pages: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',
  shownRows: ({ first, last, total }: { first: number; last: number; total: number }) =>
    `${formatCount(first)} to ${formatCount(last)} of ${formatCount(total)}`,
  pastTheEnd: 'This list has no more pages.',
  firstPage: 'Back to the first page',

  /** How many rows a list has, and of how many, where a filter leaves some out. */
  countOfList: ({ total, all }: { total: number; all: number | undefined }) =>
    all === undefined || all === total
      ? formatCount(total)
      : `${formatCount(total)} of ${formatCount(all)}`,
  loadMore: 'Load More',
  searching: 'Searching...',
  nothingFound: 'Nothing found',
  byStatus: ({ label }: { label: string }) => `${label} by status`,
  anyStatus: 'Any status',

  selectAll: 'Select all',
  selectRow: ({ name }: { name: string }) => `Select ${name}`,
  clearSelection: 'Clear selection',
  bulkActions: 'Bulk Actions',
  markAs: ({ status }: { status: string }) => `Mark as ${status}`,
  delete: 'Delete',
  update: 'Update',
  /** Before and after the name of the status, which is emphasized. */
  newStatus: { before: 'New status:', after: '. You can set another status later.' },
  progress: ({ done, count }: { done: number; count: number }) =>
    `${formatCount(done)} of ${formatCount(count)} done`,
  someFailed: 'Some changes failed',
  dismissFailures: 'Dismiss',
  rowFailed: 'An error occurred',
  bulkFailed: 'An error occurred while processing your request',

  statusOf: ({ name }: { name: string }) => `Status of ${name}`,
  statusIs: ({ label, status }: { label: string; status: string }) => `${label}: ${status}`,
  updating: 'Updating...',
  statusUpdated: ({ status }: { status: string }) => `Status updated to ${status}`,
  statusNotUpdated: 'Failed to update status. Please try again.',

  conflict: 'Changed by someone else',
  conflictText:
    'What you entered is still in the form. Save it on top of the new version, or use theirs and discard your changes.',
  useTheirs: 'Use Theirs',
  saveMine: 'Save Mine',
  now: ({ value }: { value: string }) => `Now: ${value}`,
  before: ({ value }: { value: string }) => `Before: ${value}`,
  yours: ({ value }: { value: string }) => `Yours: ${value}`,
  emptyValue: 'empty',

  notGiven: 'Not given',

  undo: 'Undo',
  dismiss: 'OK',
  waitingCalls: ({ count }: { count: number }) =>
    count === 1
      ? 'No connection. 1 change is waiting to be sent.'
      : `No connection. ${formatCount(count)} changes are waiting to be sent.`,
  refusedCalls: 'Not everything could be saved',
  readRefusedCalls: 'Got It',

  filters: 'Filters',
  columns: 'Columns',
  dropFilter: 'Nothing matches all of this. Remove a filter to see more:',
  removeFilter: (filter: string) => `Remove the filter: ${filter}`,
  searchFor: (text: string) => `Search: ${text}`,
} as const;
