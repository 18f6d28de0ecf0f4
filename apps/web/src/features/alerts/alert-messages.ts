import { DAILY_ALERT_TIME, MAX_PETS_IN_ALERT } from '@pawmatch/contract/alerts/pet-alert';
import { slotTimeLabel } from '@pawmatch/contract/visits/times/bookable-times';

const dailyTime = slotTimeLabel(DAILY_ALERT_TIME);

/** Texts of the alerts about new pets. */
export const alertMessages = {
  sheetTitle: 'Tell me about new pets like these',
  lede: 'We send you an email when a new pet fits. You can stop it at any time with one tap.',
  about: 'The alert is about',
  howOften: 'How often?',
  frequencies: { at_once: 'At once', daily: 'Once a day' },
  hints: {
    at_once: 'A few minutes after a pet has arrived.',
    daily: `At ${dailyTime}, with up to ${MAX_PETS_IN_ALERT} pets.`,
  },
  save: 'Tell Me',
  saving: 'Saving...',
  done: 'Done',
  saved: 'Done. We will email you about new pets like these.',
  saveFailed: 'Your alert could not be saved. Please try again.',
  known: 'You have this alert already. Here you can change how often we write.',
  logIn: 'Log In',
  signUp: 'Sign Up',
  visitor: 'Log in or sign up, so that we know where to write. We keep this alert until then.',
  pending: 'This alert is kept in this browser. Log in or sign up, so that we know where to write.',
  waits: 'Your alert is kept. It is waiting for your confirmation: open the link in our email.',
  waiting: 'Waiting for your confirmation',
  all: 'All of your alerts',

  confirmText: (email: string) =>
    `Your alert is kept. It is waiting for your confirmation: open the link in our email to ${email}. Then we send you what it has found.`,

  title: 'Your Alerts',
  pageLede: 'We email you when a new pet fits one of these.',
  loading: 'Loading your alerts...',
  loadFailed: 'Failed to load your alerts. Please try again.',
  emptyTitle: 'No alerts yet',
  emptyText:
    'Search for the pets that you would like, then press “Tell me about new pets like these”.',
  meetPets: 'Meet the Pets',
  lastSent: (date: string) => `Last email on ${date}`,
  neverSent: (date: string) => `No email yet, since ${date}`,
  newPets: (count: number) =>
    count === 1 ? '1 new pet since your last look' : `${count} new pets since your last look`,
  open: 'See the pets',
  remove: 'Delete',
  removeLabel: (name: string) => `Delete the alert about ${name}`,
  frequency: 'How often',
  frequencyLabel: (name: string) => `How often we write about ${name}`,
  removeTitle: 'Delete this alert?',
  removeText: (name: string) => `We will not write to you about new pets any more: ${name}.`,
  removed: 'The alert is deleted.',
  changed: 'Your alert is changed.',
  invalidTitle: 'This alert finds nothing any more',
  invalidText: 'One of its filters no longer exists.',
  mend: 'Keep the Other Filters',

  stopTitle: 'Get no more of these emails?',
  stoppedTitle: 'These emails have stopped',
  endedTitle: 'This link does not work',
  toAlerts: 'See All Your Alerts',
  stopText: 'This alert will be deleted. You can make a new one at any time.',
  stop: 'Stop These Emails',
  stopping: 'Stopping...',
  keep: 'Keep Them',
  stopped: 'You get no more of these emails.',
  linkLoading: 'Looking for your alert...',
  linkIncomplete: 'This link is not complete. Please copy the whole link from the email.',
  stopFailed: 'The emails could not be stopped. Please try again.',
};
