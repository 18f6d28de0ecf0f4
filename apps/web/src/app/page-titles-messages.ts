/** Shown in the browser's tab, before the name of the application. */
export const pageTitles = {
  home: 'Find Your Perfect Pet Match',
  pets: 'Available Pets',
  petsOne: 'Pet',
  sheltersOne: 'Our Shelters',
  privacy: 'Privacy',
  login: 'Log In',
  signup: 'Create Account',
  forgotPassword: 'Forgot your password?',
  resetPassword: 'Choose a new password',
  confirmEmail: 'Confirm your email address',
  favorites: 'Your Favorites',
  alerts: 'Your Alerts',
  alertsStop: 'Stop These Emails',
  visit: 'Your Visit',
  heldTime: 'A Free Time',
  staffInvitation: 'Join the Shelter',
  followUp: 'How Is It Going?',
  contract: 'Your Contract',
  adoptionsContract: 'Your Contract',
  adoptionsHealth: 'Health Record',
  letter: 'A Letter',
  questionnaire: 'Tell Us About Your Ideal Pet',
  dashboard: 'Your Dashboard',
  matchResults: 'Your Perfect Matches',
  matchTogether: 'Match Together',
  account: 'Account Settings',
  notFound: 'Page not found',
} as const;

export const QUESTIONNAIRE_LOGIN_MESSAGE =
  'You must be logged in to save preferences. Redirecting to login...';
