import type { CancelReason } from '@pawmatch/contract/visits/cancel-reason';
import type { NotAFitReason, VisitOutcome } from '@pawmatch/contract/visits/visit-outcome';
import { listInWords } from '../../../lib/list-in-words.ts';

/** B3.05, B3.09: check-in, outcome and walk-in. */
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
  restore: 'Restore Visit',
  isRestored: ({ visitor }: { visitor: string }) => `The visit of ${visitor} is confirmed again`,
  cancelled: ({ reason }: { reason: string }) => `${reason}.`,
  cancelReasons: {
    adopter: 'Cancelled by the visitor',
    staff: 'Cancelled by the shelter',
    unanswered: 'Cancelled because nobody answered in time',
    pet_adopted: 'Cancelled because the pet was adopted',
    pet_removed: 'Cancelled because the pet was removed',
    account_closed: 'Cancelled because the account was deleted',
    closed: 'Cancelled because the shelter is closed then',
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
  walkInSaved: ({ visitor, pet }: { visitor: string; pet: string }) =>
    `Visit started: ${visitor} with ${pet}`,
  openVisit: 'Open Visit',
  walkInFailed: 'The visit could not be saved.',
} as const;
