import { EMAIL_CONFIRMATION_HOURS, type LinkedAccount } from '@pawmatch/contract/auth/credentials';

const count = (number: number, one: string, several: string) =>
  number === 0 ? [] : [number === 1 ? `1 ${one}` : `${number} ${several}`];

/** The texts of the account pages. */
export const accountMessages = {
  title: 'Account Settings',
  loading: 'Loading your account',
  loadFailed: 'Failed to fetch user data',

  detailsTitle: 'Your Details',
  name: 'Full name',
  email: 'Email',
  phone: 'Phone number',
  noPhone: '–',
  edit: 'Edit Details',
  offerHome: 'Offer your home to pets of the shelter',
  currentPassword: 'Your password',
  passwordNeeded: 'Please enter your password.',
  addressHint: 'We will send a link to this address for you to confirm.',
  save: 'Save',
  saving: 'Saving...',
  cancel: 'Cancel',
  detailsSaved: 'Your details have been saved.',
  addressSaved: ({ email }: { email: string }) =>
    `Your details have been saved. We have sent a link to ${email} for you to confirm.`,

  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  pleaseConfirm: 'Please confirm your email address',
  whyConfirm: (email: string) =>
    `We emailed a link to ${email}. Until you open it, we send you no emails about new pets or free times. Emails about your visits come all the same.`,
  sendAgain: 'Send Again',
  sending: 'Sending...',
  sentAgain: (email: string) => `We have sent another link to ${email}.`,

  passwordTitle: 'Your Password',
  passwordText: 'A new password logs you out on all other devices.',
  changePassword: 'Change Password',

  confirmTitle: 'Confirm your email address',
  confirmedTitle: 'Your email address is confirmed',
  endedTitle: 'This link has ended',
  incompleteTitle: 'This link is not complete',
  confirmLede: `The link that brought you here works once, for ${EMAIL_CONFIRMATION_HOURS} hours.`,
  confirmButton: 'Confirm My Address',
  confirming: 'Confirming...',
  confirmWithPassword:
    'You have not logged in with this browser yet. Please enter the password of the account; everything in it stays.',
  accountPassword: 'Password of the account',
  unknownPassword: 'You did not sign up, or do not know the password?',
  startOver:
    'Somebody else may have signed up with your address. Choose a new password, and the account is yours alone: everybody else is logged out, and what is in it is deleted, also its name and phone number. Until you enter your name, the first part of your address stands for it.',
  goesTitle: 'This will be deleted:',
  nothingGoes: 'Nothing was saved in the account.',
  goes: (contents: NonNullable<LinkedAccount['goes']>): string[] => [
    ...count(contents.visits, 'visit', 'visits'),
    ...count(contents.favorites, 'favorite', 'favorites'),
    ...count(contents.alerts, 'alert about new pets', 'alerts about new pets'),
    ...count(contents.waiting, 'place in a waiting line', 'places in waiting lines'),
    ...(contents.has_answers ? ['the answers of the questionnaire'] : []),
    ...(contents.has_partner ? ['matching together with a partner'] : []),
  ],
  newPassword: 'New password',
  startOverButton: 'Start Over and Confirm',
  confirmDone: 'Thank you. Your email address is confirmed.',
  nowConfirmed: 'Your email address is confirmed.',
  alreadyConfirmed: 'Your email address is confirmed already.',
  logIn: 'Log in',
  meetPets: 'Meet the pets',
  openInvitation: 'Open the invitation',
  linkIncomplete: 'This link is not complete. Please copy the whole link from the email.',

  sessionsTitle: 'Where You’re Logged In',
  sessionsFailed: 'The list of your devices could not be loaded. Please try again.',
  thisDevice: 'This device',
  lastUsed: 'Last used',
  since: 'Logged in since',
  logOutDevice: 'Log Out',
  logOutDeviceLabel: (device: string) => `Log out ${device}`,
  deviceLoggedOut: (device: string) => `${device} has been logged out.`,
  logOutEverywhere: 'Log Out Everywhere',
  logOutEverywhereTitle: 'Log out everywhere?',
  logOutEverywhereText:
    'You will be logged out on all devices, this one included, and can log in again at once.',
  loggedOutEverywhere: 'You have been logged out everywhere.',

  dataTitle: 'Your Data',
  dataText:
    'Download everything that we store about you in one file: your account, your answers, your visits and your devices.',
  download: 'Download My Data',
  downloading: 'Preparing...',

  deleteTitle: 'Delete Your Account',
  deleteText:
    'Your account and your answers are deleted for good, and upcoming visits are cancelled. The shelter keeps past visits without your name.',
  deleteButton: 'Delete My Account',
  deleteQuestion: 'Delete your account?',
  deleteExplanation:
    'This cannot be undone. Upcoming visits are cancelled, and their times become free for others.',
  deleting: 'Deleting...',
  deleted: 'Your account has been deleted.',
} as const;
