import { formatCount } from '../../lib/text/format-text.ts';
import type { RowLabels } from '../../staff/staff-resource.ts';

/** The texts of the staff's account pages. */
export const usersMessages = {
  title: 'People',
  list: {
    loading: 'Loading people...',
    loadFailed: 'Failed to load people. Please try again.',
  },
  listLabels: {
    list: 'People',
    scrollArea: 'List of people',
    selectAll: (count) => `Select all ${formatCount(count)} people`,
  } satisfies Omit<RowLabels<never>, 'nameOf'>,
  columns: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    role: 'Role',
    confirmed: 'Email Address',
    since: 'Since',
  },
  anyRole: 'Any role',
  sort: 'Sort by',
  sorts: { name: 'By name', newest: 'Newest first' },
  search: 'Search people',
  searchHint: 'Name, email or phone',
  nobody: 'Nobody matches your search.',
  count: (count: number) => (count === 1 ? '1 person' : `${formatCount(count)} people`),
  open: (name: string) => `Open ${name}`,
  admin: 'Admin',
  adopter: 'Adopter',
  ownRole: (role: string) => `${role} (You)`,
  gone: 'This account no longer exists.',
  backToList: 'All people',
  loadFailed: 'Failed to load this account. Please try again.',

  since: 'Account since',
  confirmedState: 'Email address',
  sessionsTitle: 'Logged in on',
  notLoggedIn: 'This person is not logged in anywhere.',
  sessionsFailed: 'The list of devices could not be loaded. Please try again.',
  endSessions: 'Log Out Everywhere',
  sessionsEnded: (name: string) => `${name} has been logged out everywhere.`,

  download: 'Download Data',
  downloading: 'Preparing...',

  colleagues: 'Colleagues',

  remove: 'Delete Account',
  removeQuestion: (name: string) => `Delete the account of ${name}?`,
  removeText:
    'This cannot be undone. Upcoming visits are cancelled, past visits stay without the name, and the person gets an email.',
  removing: 'Deleting...',
  removed: (name: string) => `The account of ${name} has been deleted.`,
} as const;
