import { formatCount } from '../../lib/format-count.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** B3.01: the texts of the settings page. */
export const settingsMessages = {
  title: 'Settings',
  checkInstallation: 'Check the Installation',
  loading: 'Loading settings...',
  loadFailed: 'The settings could not be loaded.',
  save: 'Save Settings',
  saving: 'Saving...',
  saved: 'The settings are saved',
  saveFailed: 'The settings could not be saved. Please check your input.',
  changedByOther: 'Someone else has changed the settings since you opened them.',

  contact: 'Shelter',
  contactHint: 'Shown in the footer, on the dashboard and in every letter.',
  name: 'Name',
  address: 'Address',
  phone: 'Telephone',
  email: 'Email',
  hours: 'Opening hours as text',
  timeZone: 'Time zone',
  timeZoneHint: 'Such as America/New_York',

  openingHours: 'Visiting hours',
  weekdays,
  open: (weekday: number) => `${weekdays[weekday]}: open for visits`,
  from: (weekday: number) => `${weekdays[weekday]} from`,
  to: (weekday: number) => `${weekdays[weekday]} to`,

  closures: 'Closures and holidays',
  noClosures: 'None yet.',
  addClosure: 'Add Closure',
  removeClosure: (number: number) => `Remove closure ${number}`,
  firstDay: 'First day',
  lastDay: 'Last day',
  reason: 'Reason',
  isWholeDay: 'The whole day',
  closedFrom: 'Closed from',
  closedTo: 'Closed to',
  isYearly: 'Every year',

  rules: 'Visits',
  visitMinutes: 'Length of a visit in minutes',
  gapMinutes: 'Minutes between two times that are offered',
  daysAhead: 'Days ahead that can be booked',
  isSameDay: 'Today can be booked too',
  noticeMinutes: 'Notice in minutes',
  noticeHint: 'Adopters book, move and cancel until so long before a visit.',
  visitsAtOnce: 'Visits at the same time (all pets)',
  visitsOfPet: 'Visits of one pet a day',
  noLimitHint: 'Empty: no limit',
  restMinutes: 'Rest of a pet after a visit, in minutes',

  touched: (count: number) =>
    count === 1
      ? 'One booked visit does not fit the new settings. It stays as it is.'
      : `${formatCount(count)} booked visits do not fit the new settings. They stay as they are.`,
  visitLink: ({ pet, visitor, time }: { pet: string; visitor: string; time: string }) =>
    `${pet}, ${visitor}, ${time}`,
  removedPet: 'Removed pet',
  fields: {
    name: 'Name',
    address: 'Address',
    phone: 'Telephone',
    email: 'Email',
    hours: 'Opening hours as text',
    time_zone: 'Time zone',
    opening_hours: 'Visiting hours',
    closures: 'Closures and holidays',
    visit_minutes: 'Length of a visit',
    gap_minutes: 'Minutes between two times',
    days_ahead: 'Days ahead',
    is_same_day: 'Today can be booked',
    notice_minutes: 'Notice',
    visits_at_once: 'Visits at the same time',
    visits_of_pet_a_day: 'Visits of one pet a day',
    rest_minutes: 'Rest',
  } as Readonly<Record<string, string>>,
} as const;
