import { SECOND_FACTOR_GRACE_DAYS } from '@pawmatch/contract/auth/second-factor';
import type { PaperSize, ShelterDetails } from '@pawmatch/contract/shelter/shelter-details';
import type { CarePart } from '@pawmatch/contract/staff/care-parts';
import type { VisitingRules } from '@pawmatch/contract/visits/times/visiting-rules';
import {
  type AffectedVisitReason,
  MAX_REQUEST_MAIL_ADDRESSES,
} from '@pawmatch/contract/visits/visit-values';
import { formatCount } from '../../lib/text/format-text.ts';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Rules with fields of their own. */
type ListRule = 'opening_hours' | 'closures';

export interface RuleWords {
  /** Within a message. */
  short: string;
  /** Of its field. */
  label: string;
  hint?: string;
}

/** The texts of the settings page. */
export const settingsMessages = {
  title: 'Settings',
  journal: 'Journal',
  contract: 'Adoption Contract',
  checkInstallation: 'Check the Installation',
  addShelter: 'Add another shelter',
  loading: 'Loading settings...',
  loadFailed: 'The settings could not be loaded.',
  save: 'Save Settings',
  saving: 'Saving...',
  saved: 'The settings are saved',
  saveFailed: 'The settings could not be saved. Please check your input.',
  check: (fields: string) => `The settings are not saved. Please check: ${fields}.`,
  changedByOther: 'Someone else has changed the settings since you opened them.',

  contact: 'Shelter',
  contactHint: 'Shown in the footer, on the dashboard and in every email.',
  name: 'Name',
  address: 'Address',
  phone: 'Telephone',
  email: 'Email',
  hours: 'Opening hours as text',
  hoursHint: 'It follows the visiting hours until you write your own.',
  timeZone: 'Time zone',
  language: 'Language of your texts',
  languageHint:
    'Descriptions, questions and contracts are written in it. Other languages can be added to each.',
  paperSize: 'Paper',
  paperSizeHint: 'Contracts, receipts and care sheets are made for it.',
  paperSizes: { letter: 'Letter (8.5 × 11 in)', a4: 'A4 (210 × 297 mm)' } satisfies Record<
    PaperSize,
    string
  >,

  openingHours: 'Visiting hours',
  weekdays,
  open: (weekday: number) => `${weekdays[weekday]}: open for visits`,
  from: (weekday: number) => `${weekdays[weekday]} from`,
  to: (weekday: number) => `${weekdays[weekday]} to`,

  copyMonday: 'Copy Monday’s Hours to All Open Days',
  columns: { day: 'Open on', from: 'From', to: 'To' },

  closures: 'Closures and holidays',
  closuresHint:
    'Nobody can book a visit then. Add one for a holiday, or for hours in which nobody is there.',
  closeDays: 'Close Days',
  closeHours: 'Close Some Hours',
  removeClosure: (number: number) => `Remove closure ${number}`,
  firstDay: 'First day',
  lastDay: 'Last day',
  reason: 'Reason',
  isWholeDay: 'The whole day',
  closedFrom: 'Closed from',
  closedTo: 'Closed to',
  isYearly: 'Every year',

  rules: 'Visits',
  /** In the order of the form. */
  visitingRules: {
    visit_minutes: { short: 'Length of a visit', label: 'Length of a visit in minutes' },
    gap_minutes: { short: 'Pause between visits', label: 'Pause between visits in minutes' },
    days_ahead: {
      short: 'Days ahead',
      label: 'Days ahead that can be booked',
      hint: 'Adopters choose among so many days, beginning tomorrow.',
    },
    notice_minutes: {
      short: 'Notice',
      label: 'Notice in minutes',
      hint: 'How long before a visit adopters can still book, move or cancel.',
    },
    answer_hours: {
      short: 'Requests are answered within',
      label: 'We answer requests within, in hours',
      hint: 'Adopters are told by when. The hours begin at opening and pass on open days: 24 hours are one working day.',
    },
    visits_at_once: {
      short: 'Visits at the same time',
      label: 'Visits at the same time (all pets)',
      hint: 'Empty: no limit',
    },
    visits_of_pet_a_day: {
      short: 'Visits of one pet a day',
      label: 'Visits of one pet a day',
      hint: 'Empty: no limit',
    },
    rest_minutes: { short: 'Rest', label: 'Rest of a pet after a visit, in minutes' },
    is_same_day: { short: 'Today can be booked', label: 'Today can be booked too' },
  } satisfies Record<Exclude<keyof VisitingRules, ListRule>, RuleWords>,

  affected: (count: number) =>
    count === 1
      ? 'One booked visit does not fit the new settings. It stays as it is.'
      : `${formatCount(count)} booked visits do not fit the new settings. They stay as they are.`,
  cancelled: (count: number) =>
    count === 1
      ? 'One booked visit did not fit the new settings. It is cancelled, and its visitor gets an email.'
      : `${formatCount(count)} booked visits did not fit the new settings. They are cancelled, and their visitors get an email.`,
  more: (count: number) =>
    count === 1 ? 'And one more visit.' : `And ${formatCount(count)} more visits.`,
  inNewZone: (time: string) => `In the new time zone: ${time}.`,
  reasons: {
    closed: 'The shelter is closed then.',
    hours: 'It is outside the visiting hours.',
    rest: 'The pet needs its rest then.',
    pet_day: 'The pet has too many visits that day.',
    at_once: 'There are too many visits at that time.',
    time_zone: 'The time on the shelter’s clock changes.',
  } satisfies Record<AffectedVisitReason, string>,
  closedBecause: (reason: string) => `The shelter is closed then (${reason}).`,

  askTitle: (count: number) =>
    count === 1
      ? 'One booked visit does not fit these settings'
      : `${formatCount(count)} booked visits do not fit these settings`,
  askHint: 'The settings are not saved yet.',
  askChoice: 'What happens with the booked visits?',
  leave: 'Leave them as they are',
  cancelAffected: 'Cancel them, and send an email with a link to choose another time',
  back: 'Back to the Settings',

  visitLink: ({ pet, visitor, time }: { pet: string; visitor: string; time: string }) =>
    `${pet}, ${visitor}, ${time}`,
  removedPet: 'Removed pet',
  yes: 'yes',
  no: 'no',
  fields: {
    name: 'Name',
    address: 'Address',
    phone: 'Telephone',
    email: 'Email',
    hours: 'Opening hours as text',
    time_zone: 'Time zone',
    language: 'Language of your texts',
    paper_size: 'Paper',
    opening_hours: 'Visiting hours',
    closures: 'Closures and holidays',
  } satisfies Record<Exclude<keyof ShelterDetails, 'visiting'> | ListRule, string>,
} as const;

/** The texts of the settings for emails about new requests. */
export const requestMailMessages = {
  title: 'Emails about new requests',
  about: 'Each email lists the visit requests that wait for an answer.',
  loadFailed: 'The settings for emails could not be loaded.',
  frequency: 'Emails to you',
  frequencies: {
    none: 'None',
    at_once: 'At once',
    daily: 'Once a day, in the morning',
  },
  addresses: 'Mailboxes of the shelter',
  addressesHint: `They get an email about each new request. One address on each line, at most ${MAX_REQUEST_MAIL_ADDRESSES}.`,
  save: 'Save Emails',
  saving: 'Saving...',
  saved: 'The settings for emails are saved',
  saveFailed: 'The settings for emails could not be saved. Please check your input.',
  wrongAddress: ({ line, message }: { line: number; message: string }) =>
    `Line ${line}: ${message}`,
} as const;

/** The texts of the address for calendar programs. */
export const calendarAddressMessages = {
  title: 'Calendar address',
  about:
    'Subscribe to all visits in your calendar program. Entries name the pet, not the visitor. Whoever has the address can read them: keep it secret. It ends when you get a new password or email address.',
  loadFailed: 'The calendar address could not be loaded.',
  none: 'You have no calendar address.',
  existing: ({ date }: { date: string }) =>
    `You have created an address on ${date}. It is not shown again; a new one replaces it.`,
  address: 'Your calendar address',
  shownOnce: 'It is shown only now. Add it to your calendar program by “from URL” or “subscribe”.',
  create: 'Create Address',
  creating: 'Creating...',
  replace: 'Replace Address',
  copy: 'Copy Address',
  copied: 'Address copied to clipboard',
  copyFailed: 'The address could not be copied. Please select it and copy it.',
  revoke: 'Revoke Address',
  revoked: 'The calendar address is revoked',
  createFailed: 'The calendar address could not be created.',
  revokeFailed: 'The calendar address could not be revoked.',
  replaceQuestion: 'Replace the calendar address?',
  revokeQuestion: 'Revoke the calendar address?',
  consequence: 'Calendar programs with the present address get no more visits.',
} as const;

/** The texts of the requirement of a second factor. */
export const requiredSecondFactorMessages = {
  title: 'Second step of colleagues',
  about:
    'A passkey, or codes of an app, besides the password. Then a stolen password opens no staff pages.',
  isOff: 'Everybody who works here decides for themselves.',
  isOn: ({ date }: { date: string }) =>
    `Required since ${date}. New colleagues have ${SECOND_FACTOR_GRACE_DAYS} days to set one up. After that the staff pages stay closed for them until they do.`,
  require: 'Require It',
  requireQuestion: 'Require a second step of everybody who works here?',
  requireText: `Colleagues without one get an email and have ${SECOND_FACTOR_GRACE_DAYS} days to set one up. This applies to you as well.`,
  end: 'Stop Requiring It',
  required: 'A second step is required from now on',
  ended: 'A second step is not required any more',
} as const;

/** The texts of the parts of the care of pets. */
export const carePartsMessages = {
  title: 'In care',
  about:
    'Use what helps your shelter; nobody sees the rest. What a part has stored stays while it is off.',
  parts: {
    places: { label: 'Places', hint: 'Rooms, kennels and who lives where.' },
    care: {
      label: 'Care that is due',
      hint: 'Vaccinations, weights and medicines, with a round for each day.',
    },
    fosters: {
      label: 'Foster homes',
      hint: 'A page for those who care for pets at home, and offers to them. Uses places, too.',
    },
    tasks: { label: 'Tasks', hint: 'One list of what waits for somebody.' },
  } satisfies Record<CarePart, { label: string; hint: string }>,
  saved: 'Your choice is saved',
  saveFailed: 'Your choice could not be saved. Please try again.',
} as const;
