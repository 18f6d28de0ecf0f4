import type { CancelReason } from '@pawmatch/contract/visits/own/visit-step';
import type {
  NotAFitReason,
  VisitOutcome,
  WalkInChoice,
} from '@pawmatch/contract/visits/visit-values';
import { formatCount, listInWords } from '../../../lib/text/format-text.ts';
import type { StaffTexts } from '../../../staff/staff-resource.ts';

/** "1 visit", "3 visits". */
const countVisits = (count: number) => (count === 1 ? '1 visit' : `${formatCount(count)} visits`);

/** What lists, bulk changes and the deletion of visits say. */
export const visitStaffMessages = {
  list: {
    loading: 'Loading visit requests...',
    loadFailed: 'Failed to load visits. Please try again.',
    empty: 'No visit requests found.',
    noMatches: 'No visit requests match your search.',
    showAll: 'Show all visit requests',
  },
  labels: {
    list: 'Visit requests',
    scrollArea: 'List of visit requests',
    selectAll: (count) => `Select all ${formatCount(count)} visit requests`,
  },
  bulk: {
    selected: (count) => `${formatCount(count)} request(s) selected`,
    noneSelected: 'No visits selected',
    deleteTitle: 'Delete Multiple Visits',
    deleteQuestion: (count) =>
      `Are you sure you want to delete ${countVisits(count)}? This action cannot be undone.`,
    updateTitle: 'Update Multiple Visits',
    updateQuestion: (count) =>
      `Are you sure you want to update ${countVisits(count)}? This action cannot be undone.`,

    deleted: ({ deleted, selected }) =>
      `Deleted ${formatCount(deleted)} of ${formatCount(selected)} selected visits`,
    notDeleted: (reason) => `Failed to perform bulk action: ${reason}`,
    notDeletedReason: 'Failed to delete visits',
    updated: ({ count, status }) => `Updated ${countVisits(count)} to ${status}`,
    partlyUpdated: ({ updated, failed }) =>
      `Successfully updated ${formatCount(updated)} visit(s). Failed to update ${formatCount(failed)} visit(s)`,
    notUpdated: (reason) => `Failed to update visits: ${reason}`,
    notUpdatedReason: 'Failed to update visit status',
  },
  // All visits that match, on all pages.
  filtered: {
    selectAll: (total: number) => `Select all ${formatCount(total)} that match`,
    allSelected: (total: number) => `All ${formatCount(total)} visits that match are selected`,
    consequences:
      'This is done for the visits that match at that moment. Visitors of upcoming visits are notified.',
    failed: 'The change stopped before its end. Please look at the list.',
    nameless: 'A visit',
  },
  delete: {
    title: 'Delete visit',
    confirm: 'Delete',
    /** @param names empty where they are not known */
    question({ visitor, pet }: { visitor: string; pet: string }): string {
      if (visitor && pet) {
        return `Are you sure you want to delete ${visitor}’s visit to ${pet}? This action cannot be undone.`;
      }
      if (visitor) {
        return `Are you sure you want to delete ${visitor}’s visit? This action cannot be undone.`;
      }
      return pet
        ? `Are you sure you want to delete this visit to ${pet}? This action cannot be undone.`
        : 'Are you sure you want to delete this visit? This action cannot be undone.';
    },

    deleted: 'Visit deleted successfully',
    failed: 'Failed to delete visit',
  },
} as const satisfies StaffTexts;

/** Counts of a bulk change. */
interface BulkCounts {
  done: number;
  unchanged: number;
  failed: number;
  status: string;
}

const changed = ({ done, status }: Pick<BulkCounts, 'done' | 'status'>) =>
  done === 1 ? `1 visit is ${status} now.` : `${formatCount(done)} visits are ${status} now.`;
const deleted = (done: number) =>
  done === 1 ? '1 visit is deleted.' : `${formatCount(done)} visits are deleted.`;

/** What a change of all visits that match has done. */
export const visitFilteredOutcome = {
  updated: {
    all: changed,
    someBefore: ({ done, status, unchanged }: BulkCounts) =>
      unchanged === 1
        ? `${changed({ done, status })} 1 already was.`
        : `${changed({ done, status })} ${formatCount(unchanged)} already were.`,
    someFailed: ({ done, status, failed }: BulkCounts) =>
      `${changed({ done, status })} ${formatCount(failed)} could not be changed.`,
    someBeforeAndFailed: ({ done, status, unchanged, failed }: BulkCounts) =>
      `${changed({ done, status })} ${formatCount(unchanged)} already were, and ${formatCount(failed)} could not be changed.`,
  },
  deleted: ({ done, failed }: Pick<BulkCounts, 'done' | 'failed'>) =>
    `${deleted(done)} ${formatCount(failed)} could not be deleted.`,
  allDeleted: ({ done }: Pick<BulkCounts, 'done'>) => deleted(done),
} as const;

/** The visits that an adoption cancels. */
export const adoptionMessages = {
  title: 'Mark as adopted?',
  confirm: 'Mark as Adopted',
  cancelled: (count: number) =>
    count === 1
      ? 'This visit will be cancelled, and the visitor gets an email:'
      : `These ${formatCount(count)} visits will be cancelled, and each visitor gets an email:`,
  visit: ({ visitor, petName }: { visitor: string; petName: string }) =>
    `${visitor}, to meet ${petName}`,
  anyVisits: 'Upcoming visits to these pets will be cancelled, and each visitor gets an email.',
  unknownVisits:
    'We couldn’t check whether visits are planned. Upcoming visits will be cancelled, and each visitor gets an email.',
} as const;

export const outsideVisitingHours = (hours: { first: string; last: string } | null) =>
  hours
    ? `This is outside visiting hours (weekdays, ${hours.first} to ${hours.last}). You can still save it.`
    : 'This is outside visiting hours. You can still save it.';

export const visitSaved = {
  created: 'Visit request created successfully',
  recorded: 'Past visit recorded successfully',
  updated: 'Visit request updated successfully',
} as const;

/** What could not be done with a visit. */
export const visitNotSaved = {
  created: 'Could not schedule visit',
  recorded: 'Could not record visit',
  updated: 'Failed to update visit request',
  unknown: 'Failed to create visit request',
} as const;

/** The texts of the list and of the page of a visit, for staff. */
export const visitRecordMessages = {
  title: 'Visits',
  count: (total: number) => (total === 1 ? '1 visit' : `${formatCount(total)} visits`),
  search: 'Search visits',
  searchHint: 'Pet, name, phone or email',
  schedule: 'Schedule Visit',
  record: 'Record a Past Visit',

  views: 'Views',
  view: {
    today: 'Today',
    to_answer: 'To answer',
    overdue: 'Waiting longer than promised',
    later: 'Later',
    past: 'Past',
    without_outcome: 'Without an outcome',
    all: 'All',
  },
  noVisits: {
    today: 'No visits today.',
    to_answer: 'All requests are answered.',
    overdue: 'No request has waited longer than promised.',
    later: 'No visits after today.',
    past: 'No past visits.',
    without_outcome: 'Every visit that is over has an outcome.',
    all: 'No visit requests found.',
  },
  seeAll: 'See all visits',
  answer: (requests: number) =>
    requests === 1 ? 'Answer 1 request' : `Answer ${formatCount(requests)} requests`,

  status: 'Status',
  anyStatus: 'Any status',
  from: 'From',
  to: 'To',
  fromDay: (day: string) => `From ${day}`,
  toDay: (day: string) => `To ${day}`,
  ofPet: (name: string) => `Pet: ${name}`,
  ofOnePet: 'One pet',
  ofPerson: (name: string) => `Person: ${name}`,
  ofOnePerson: 'One person',
  sort: 'Sort by',
  sorts: { newest: 'Newest requests', soonest: 'Earliest first', latest: 'Latest first' },

  columns: {
    pet: 'Pet',
    requester: 'Requester',
    requestedDate: 'Requested Date',
    phone: 'Phone',
    time: 'Time',
    status: 'Status',
    requested: 'Requested',
    actions: 'Actions',
  },

  noneYet: 'No visits yet.',
  see: (count: number) => (count === 1 ? 'See 1 visit' : `See ${formatCount(count)} visits`),
  email: 'Email',
  notes: 'Notes',

  loadFailed: 'Failed to load this visit. Please try again.',
  gone: 'This visit no longer exists.',
  backToList: 'All visits',
  meetingPlace: 'Meeting place',
  /** Of a visit that was booked for another day. @param days as in the form */
  otherDay: ({ pet, days }: { pet: string; days: string }) =>
    days
      ? `${pet} can be met on ${days} now. This visit stays as it is until you move it.`
      : `${pet} cannot be met on any day now. This visit stays as it is until you move it.`,
  edit: 'Edit',
  remove: 'Delete',
} as const;

interface ClosedTime {
  day: string;
  /** May be empty. */
  reason: string;
}

/** The form in which staff schedule, record or edit a visit. */
export const visitFormMessages = {
  addTitle: 'Schedule New Visit',
  editTitle: 'Update Visit Request',
  recordTitle: 'Record a Past Visit',
  save: 'Save',
  saving: 'Saving...',

  pet: 'Pet',
  petPlaceholder: 'Search by name or breed',
  requestedDate: ({ zone }: { zone: string }) => `Requested Date (${zone})`,
  tookPlaceAt: ({ zone }: { zone: string }) => `When the visit took place (${zone})`,
  dateAndTime: 'Date and time',
  status: 'Status',
  notes: 'Notes',

  whoIsComing: 'Who is coming?',
  whoCame: 'Who came?',
  anAdopter: 'An adopter',
  anAdopterHint: 'Has an account',
  aWalkIn: 'A walk-in',
  aWalkInHint: 'Without an account',
  adopter: 'Adopter',
  adopterPlaceholder: 'Search by name, email or phone',
  adoptersLoading: 'Loading...',
  adoptersFailed: 'Failed to load data. Please try again.',
  requester: 'Requester',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',

  petMissing: 'Please choose a pet.',
  visitorMissing: 'Please choose who is coming.',
  pastVisitorMissing: 'Please choose who came.',
  timeMissing: 'Please choose date and time.',
  timeSkipped: 'This time does not exist on this day.',
  timePast: 'Choose a time in the future.',
  timeFuture: 'Choose a time in the past.',
  closedOn: ({ day, reason }: ClosedTime) =>
    reason
      ? `The shelter is closed on ${day}: ${reason}. You can still save it.`
      : `The shelter is closed on ${day}. You can still save it.`,
  closedFrom: ({ day, from, to, reason }: ClosedTime & { from: string; to: string }) =>
    reason
      ? `The shelter is closed on ${day} from ${from} to ${to}: ${reason}. You can still save it.`
      : `The shelter is closed on ${day} from ${from} to ${to}. You can still save it.`,
  /** @param days such as "Tuesdays and Saturdays"; empty without any */
  otherDay: ({ pet, days }: { pet: string; days: string }) =>
    days
      ? `${pet} can be met on ${days}. You can still save it.`
      : `${pet} cannot be met on any day at the moment. You can still save it.`,
  firstFree: ({ time }: { time: string }) => `First Free Time: ${time}`,
  timeStays: 'This visit is over, so its time stays.',

  changedByOther: 'Someone else has changed this visit request while you were editing it.',
  deletedByOther:
    'Someone else has deleted this visit request. What you entered is still here, but it can no longer be saved.',
} as const;

/** Check-in, outcome and walk-in. */
export const outcomeMessages = {
  title: 'At the shelter',
  requestTitle: 'Request to answer',
  cancelledTitle: 'Cancelled visit',
  notCheckedIn: 'Not checked in yet.',
  checkIn: 'Check In',
  checkedIn: ({ time }: { time: string }) => `Checked in at ${time}.`,
  hereSince: ({ time }: { time: string }) => `Here since ${time}`,
  question: 'How did it go?',
  outcomes: {
    came: 'Came',
    no_show: 'Did not come',
    adopted: 'Adopting',
    thinking: 'Thinking it over',
    not_a_fit: 'Not a fit',
  } satisfies Record<VisitOutcome, string>,
  reason: 'Why not?',
  noReason: 'No reason given',
  reasons: {
    energy: 'Too active or too calm',
    size: 'Size',
    children: 'Children in the home',
    other_pets: 'Other pets in the home',
    allergy: 'Allergy',
    home: 'The home',
    other: 'Something else',
  } satisfies Record<NotAFitReason, string>,
  undo: 'Undo',
  isCheckedIn: ({ visitor }: { visitor: string }) => `${visitor} is checked in`,
  isNotCheckedIn: ({ visitor }: { visitor: string }) => `${visitor} is not checked in any more`,
  isNoted: ({ visitor, outcome }: { visitor: string; outcome: string }) => `${visitor}: ${outcome}`,
  isUndone: ({ visitor }: { visitor: string }) => `${visitor}: no outcome`,
  failed: 'The visit could not be updated.',
  markAdopted: (pet: string) => `Mark ${pet} as Adopted`,
  markedAdopted: ({ pet }: { pet: string }) => `${pet} is marked as adopted`,
  isAdopted: ({ pet }: { pet: string }) => `${pet} is marked as adopted.`,
  alsoCancelled: ({ visits }: { visits: readonly string[] }) =>
    visits.length === 1
      ? `Cancelled: the visit of ${listInWords(visits)}.`
      : `Cancelled: the visits of ${listInWords(visits)}.`,
  visitAt: ({ visitor, time }: { visitor: string; time: string }) => `${visitor} (${time})`,

  confirm: 'Confirm',
  isConfirmed: ({ visitor }: { visitor: string }) => `The visit of ${visitor} is confirmed`,
  decline: 'Decline',
  declineTitle: 'Decline this request?',
  declineHint: ({ visitor }: { visitor: string }) =>
    `The visit of ${visitor} will be cancelled. If we have an email address, an email says so and offers other times.`,
  isDeclined: ({ visitor }: { visitor: string }) => `The request of ${visitor} is declined`,
  undoDecline: ({ visit }: { visit: string }) => `Undo: decline of ${visit}`,
  isReopened: ({ visitor }: { visitor: string }) => `The request of ${visitor} is pending again`,
  sayWhy: 'Say why',
  sayWhyOf: ({ visit }: { visit: string }) => `Say why: decline of ${visit}`,
  sayWhyTitle: 'Say Why',
  sayWhyHint: ({ visitor }: { visitor: string }) => `It is added to the email to ${visitor}.`,
  declineReason: 'Reason',
  sendReason: 'Send Email',
  saidWhy: ({ visitor }: { visitor: string }) => `The email to ${visitor} says why`,
  restore: 'Restore Visit',
  isRestored: ({ visitor }: { visitor: string }) => `The visit of ${visitor} is confirmed again`,
  cancelled: ({ reason }: { reason: string }) => `${reason}.`,
  cancelReasons: {
    adopter: 'Cancelled by the visitor',
    staff: 'Cancelled by the shelter',
    unanswered: 'Cancelled because nobody answered in time',
    unconfirmed: 'Cancelled because the email address was not confirmed within a day',
    pet_adopted: 'Cancelled because the pet was adopted',
    pet_removed: 'Cancelled because the pet was removed',
    pet_moved: 'Cancelled because the pet moved to another shelter',
    account_closed: 'Cancelled because the account was deleted',
    closed: 'Cancelled because the shelter is closed then',
    shelter_paused: 'Cancelled because the shelter was paused',
    times_changed: 'Cancelled because the times for visits were changed',
    unknown: 'Cancelled',
  } satisfies Record<CancelReason | 'unknown', string>,

  walkIn: 'Walk-in',
  walkInTitle: 'New Walk-in',
  walkInHint: 'The visit starts now.',
  pet: 'Pet',
  petPlaceholder: 'Search by name or breed',
  petMissing: 'Please choose a pet.',
  name: 'Name (optional)',
  addContact: 'Add Contact',
  email: 'Email (optional)',
  phone: 'Phone (optional)',
  busyUntil: ({ visitor, time }: { visitor: string; time: string }) =>
    `With ${visitor} until ${time}`,
  save: 'Start Visit',
  saving: 'Saving...',
  cancel: 'Cancel',
  ifBooked: {
    shorten: 'Shorten Visit',
    start_anyway: 'Start Anyway',
  } satisfies Record<WalkInChoice, string>,
  walkInSaved: ({ visitor, pet }: { visitor: string; pet: string }) =>
    `Visit started: ${visitor} with ${pet}`,
  openVisit: 'Open Visit',
  walkInFailed: 'The visit could not be saved.',
} as const;

/** The visit requests on the dashboard of staff. */
export const visitDashboardMessages = {
  title: 'Visit Requests',
  add: 'Schedule Visit',
  search: 'Search visit requests',
  searchHint: 'Pet, name or phone',
  sort: 'Sort visit requests',
  sorts: { newest: 'Newest requests', day: 'By day of visit' },
  days: { earlier: 'Earlier', today: 'Today', tomorrow: 'Tomorrow' },
  viewDetails: 'View Details',
  moreFor: ({ visit }: { visit: string }) => `More for ${visit}`,
} as const;

/** The details of a visit request. */
export const visitDetailsMessages = {
  title: 'Visit Request Details',
  edit: 'Edit',
  close: 'Close',
  requesterTitle: 'Requester Information',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  account: 'Account',
  openAccount: 'Open account',
  visitTitle: 'Visit Details',
  status: 'Status',
  requestedDate: 'Requested Date',
  notes: 'Notes',
} as const;
