/** The texts of the staff's account pages. */
export const usersMessages = {
  title: 'People',
  lede: 'Everyone with an account.',
  loading: 'Loading people...',
  failed: 'Failed to load people. Please try again.',
  search: 'Search people',
  searchHint: 'Name, email or phone',
  nobody: 'Nobody matches your search.',
  count: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  first: (shown: number) => `Only the first ${shown} are shown. Search to find the others.`,
  open: (name: string) => `Open ${name}`,
  admin: 'Admin',
  adopter: 'Adopter',
  ownRole: (role: string) => `${role} (You)`,
  gone: 'This account no longer exists.',
  backToDashboard: 'Admin Dashboard',

  accountOf: (name: string) => `Account of ${name}`,
  since: 'Account since',
  confirmedState: 'Email address',
  sessionsTitle: 'Logged in on',
  notLoggedIn: 'This person is not logged in anywhere.',
  sessionsFailed: 'Failed to load the sessions. Please try again.',
  endSessions: 'Log Out Everywhere',
  sessionsEnded: (name: string) => `${name} has been logged out everywhere.`,

  download: 'Download Data',
  downloading: 'Preparing...',

  makeAdmin: 'Make Admin',
  makeAdopter: 'Take Admin Role',
  makeAdminQuestion: (name: string) => `Make ${name} an admin?`,
  makeAdminText:
    'Admins can see and change all pets, visits and accounts. All admins get an email about this change.',
  unconfirmed: 'Only somebody with a confirmed email address can be made an admin.',
  makeAdopterQuestion: (name: string) => `Take the admin role from ${name}?`,
  makeAdopterText: 'The account stays, as that of an adopter.',
  isAdminNow: (name: string) => `${name} is an admin now.`,
  isAdopterNow: (name: string) => `${name} is an adopter now.`,
  saving: 'Saving...',

  remove: 'Delete Account',
  removeQuestion: (name: string) => `Delete the account of ${name}?`,
  removeText:
    'This cannot be undone. Upcoming visits are cancelled, past visits stay without the name, and the person gets an email.',
  removing: 'Deleting...',
  removed: (name: string) => `The account of ${name} has been deleted.`,
} as const;
