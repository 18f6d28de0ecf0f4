/** The texts of the user's dashboard. */
export const dashboardMessages = {
  title: 'Your Dashboard',
  loading: 'Loading your dashboard',

  visitsTitle: 'Your Visit Requests',
  visitsFailed: 'Failed to load visits. Please try again.',
  noVisits: 'No visit requests yet.',
  meetPets: 'Meet the pets',

  findShelter: ({ name }: { name: string }) => `Find ${name}`,

  preferencesTitle: 'Your Preferences',
  editPreferences: 'Edit Preferences',
  preferencesFailed: 'Failed to load data. Please try again.',
  noPreferences: "You haven't set your pet preferences yet.",
  fillInQuestionnaire: 'Fill in the questionnaire',

  accountTitle: 'Your Account',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  noPhone: '–',
  alerts: 'Alerts about new pets',
  accountPage: 'Your details, devices and data',
  changePassword: 'Change Password',
  cancel: 'Cancel',
} as const;
