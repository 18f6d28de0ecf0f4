/** The pet dialog and the dialog of the matches page have different texts. */
export const missingSlotMessages = {
  detail: 'Please select both date and time',
  schedule: 'Please select both a date and time.',
} as const;

/** The form of a visit request. */
export const visitFormMessages = {
  date: 'Date',
  chooseDate: 'Choose a date',
  datesLoading: 'Loading dates...',
  time: 'Time',
  chooseTime: 'Choose a time',
  chooseDateFirst: 'Choose a date first',
  loadFailed: 'The visiting times could not be loaded.',
  questions: 'Send questions with your request',
  note: 'Note to the shelter (optional)',
  noteHint: 'For example, who comes along. You can change it until the visit is over.',
  cancel: 'Cancel',
  submit: 'Schedule Visit',
  submitting: 'Scheduling...',
} as const;

export const expectationMessages = {
  title: 'What to expect',
  at: ({ shelter, address }: { shelter: string; address: string | null }) =>
    address ? `You visit ${shelter}, ${address}` : `You visit ${shelter}`,
  arriveEarly: ({ minutes }: { minutes: number }) => `Please arrive ${minutes} minutes early`,
  bringId: 'Bring a valid ID',
  duration: ({ minutes }: { minutes: number }) => `The visit takes about ${minutes} minutes`,
} as const;

/** Beside the times of the shelter, for people in another time zone. */
export const zoneHint = ({ zone }: { zone: string | null }): string =>
  zone ? `At the shelter (${zone})` : 'At the shelter';

export const NO_PET_MESSAGE = 'No pet selected for visit.';

/** Why a visit could not be requested. */
export const visitFailureMessages = {
  rejected: 'Failed to submit visit request. Please try again.',
  unexpected: 'An unexpected error occurred. Please try again.',
  failed: 'Failed to schedule visit. Please try again.',
} as const;

/** Short names of conflicts, as the server sends them. */
export const conflictMessages: ReadonlyMap<string | null, string> = new Map([
  ['Scheduling conflict', 'This time slot is already booked. Please choose another time.'],
  ['Duplicate request', 'You already have a pending visit request for this pet.'],
]);

export function requestedMessage(petName: string | null | undefined): string {
  return petName
    ? `Visit request submitted for ${petName}!`
    : 'Visit request submitted successfully!';
}

/** A day in the visit form without a free time. */
export const fullDayLabel = (day: string): string => `${day} (fully booked)`;

/** A time in the visit form that is booked. */
export const takenTimeLabel = (time: string): string => `${time} (taken)`;

/** A day on which the shelter is closed. */
export const closedDayLabel = (day: string, reason: string | null): string =>
  reason ? `${day} (closed: ${reason})` : `${day} (closed)`;

/** A time at which the shelter has no room for another visit. */
export const fullTimeLabel = (time: string): string => `${time} (full)`;

/** A time at which the shelter is closed. */
export const closedTimeLabel = (time: string): string => `${time} (closed)`;

/** A time at which the pet rests after a visit, or would have to before the next one. */
export function restingTimeLabel({
  time,
  petName = 'the pet',
  until,
}: {
  time: string;
  petName: string | undefined;
  until: string | null;
}): string {
  return until
    ? `${time} (${petName} rests until ${until})`
    : `${time} (${petName} needs a rest before the next visit)`;
}

/** A time in the visit form that overlaps another visit of the user. */
export const ownTimeLabel = (time: string, petName: string | undefined): string =>
  petName ? `${time} (you meet ${petName})` : `${time} (you have another visit)`;

/** Below the question before a visit is given up. @param time in long form */
export const endVisitHint = (petName: string, time: string): string =>
  `${petName}, ${time}. Someone else can then take this time.`;

/**
 * Shown above the button to schedule a visit.
 * @param time in long form
 */
export function ownVisitMessage(petName: string, time: string, isConfirmed: boolean): string {
  return isConfirmed
    ? `You meet ${petName} on ${time}.`
    : `You asked to meet ${petName} on ${time}. The shelter has yet to confirm it.`;
}

/** The same where “you” is someone else: among the matches of the partner. */
export function readersVisitMessage(petName: string, time: string, isConfirmed: boolean): string {
  return isConfirmed
    ? `Your own visit with ${petName} is on ${time}.`
    : `You asked for your own visit with ${petName} on ${time}. The shelter has yet to confirm it.`;
}

export const ownVisitLinks = {
  moveOrCancel: 'Move or cancel this visit',
  see: 'See it on your dashboard',
} as const;

/** An upcoming visit, on the dashboard, in the panel after a request and on the page of the link in an email. */
export const ownVisitMessages = {
  withPet: (pet: string) => `Meet ${pet}`,
  isPending: 'Requested, not confirmed yet',
  isConfirmed: 'The shelter expects you',
  where: 'Where',
  openMap: 'Open the map',
  bring: 'What to bring',
  bringText: (minutes: number) => `A valid ID. Please arrive ${minutes} minutes early.`,
  calendar: 'Add to Calendar',
  calendarFor: (pet: string) => `Add to Calendar: visit with ${pet}`,
  google: 'Google Calendar',
  outlook: 'Outlook',
  file: 'Calendar file',

  moveTitle: (pet: string) => `Move Your Visit with ${pet}`,
  moveTo: 'Move It to Another Time',
  moveQuestion: ({ from, to }: { from: string; to: string }) => `From ${from} to ${to}.`,
  timeOf: ({ day, time }: { day: string; time: string }) => `${time}, ${day}`,
  fullDay: 'Fully booked',
  closedDay: ({ reason }: { reason: string | null }) => (reason ? `Closed: ${reason}` : 'Closed'),
  /** Below a time that cannot be chosen; screen readers get the whole reason. */
  slotStates: {
    taken: 'taken',
    resting: 'resting',
    full: 'full',
    closed: 'closed',
    unavailable: 'taken',
    free: '',
  },
  yourTime: 'your time',
  isYourTime: (time: string) => `${time} (your time now)`,
  moreDays: 'More Days',
  noTimes: 'No other time is free at the moment.',
  timesLoading: 'Loading times...',
  timesFailed: 'The visiting times could not be loaded.',
  move: 'Move Visit',
  moveWith: (pet: string) => `Move Visit with ${pet}`,
  moving: 'Moving...',
  moved: (time: string) => `Your visit has been moved to ${time}.`,
  moveFailed: 'Your visit could not be moved.',
  movedFrom: (time: string) => `Now: ${time}.`,
  missingTime: 'Please select both date and time',

  tooLate: 'This visit can no longer be changed here. Please ask the shelter.',
  callShelter: (phone: string) => `Call the shelter: ${phone}`,
  writeToShelter: (email: string) => `Write to the shelter: ${email}`,
} as const;

/** A request is withdrawn, a confirmed visit cancelled. */
export const endVisitMessages = {
  request: {
    button: 'Withdraw Request',
    buttonFor: (pet: string) => `Withdraw Request to meet ${pet}`,
    choices: 'You can move or withdraw it here.',
    question: 'Withdraw this request?',
    keep: 'Keep Request',
    done: 'Your request has been withdrawn.',
    failed: 'Your request could not be withdrawn.',
  },
  visit: {
    button: 'Cancel Visit',
    buttonFor: (pet: string) => `Cancel Visit with ${pet}`,
    choices: 'You can move or cancel it here.',
    question: 'Cancel this visit?',
    keep: 'Keep Visit',
    done: 'Your visit has been cancelled.',
    failed: 'Your visit could not be cancelled.',
  },
};

/** How a visit is named; in a file of their own, because nearly all lists of visits need them. */
export const visitNameMessages = {
  noPet: 'Pet name not available',
  petAndVisitor: ({ pet, visitor }: { pet: string; visitor: string }) => `${pet}, ${visitor}`,
} as const;

/** By when the shelter answers a request, on the dashboard and on the page of the link in an email. */
export const answerTimeMessages = {
  by: (time: string) => `The shelter emails you its answer by ${time}.`,
  /** Instead of the time, where that is no earlier than the visit. */
  beforeVisit:
    'The shelter emails you its answer before your visit. If none has come, please ask before you set out.',
  /** When that leaves little time before the visit. */
  askBefore: 'If none has come by then, please ask before you set out.',
  late: (time: string) =>
    `The shelter promised an answer by ${time}, and it is late. We are sorry.`,
} as const;

/** On the card of a pet after a request. */
export const scheduledMessages = {
  scheduled: 'Visit Scheduled',
  notConfirmed: 'not confirmed yet',
} as const;

/** The panel after a request. */
export const visitPanelMessages = {
  requested: (pet: string) => `You asked to meet ${pet}`,
  confirmed: (pet: string) => `You will meet ${pet}`,
  toVisit: 'See the visit',
  close: 'Hide this',
  /** The panel stands on pages with a "Cancel" of their own. */
  cancel: 'I Cannot Come',
} as const;

/** The note of a visit, on the dashboard. */
export const visitNoteMessages = {
  note: 'Note',
  label: 'Note to the shelter',
  add: 'Add a Note',
  addTo: (pet: string) => `Add a Note to the visit with ${pet}`,
  change: 'Change Note',
  changeOf: (pet: string) => `Change Note of the visit with ${pet}`,
  send: 'Send Note',
  sending: 'Sending...',
  sent: 'Your note has been sent.',
  removed: 'Your note has been removed.',
  dismiss: 'Not Now',
  failed: 'The note could not be sent.',
} as const;

/** The page behind the link in an email about a visit. Its title says what is true now. */
export const visitLinkMessages = {
  loadingTitle: 'Your Visit',
  loading: 'Loading your visit...',
  pendingTitle: 'Your visit is requested, not confirmed yet',
  confirmedTitle: 'Your visit is confirmed',
  cancelledTitle: 'Your visit was cancelled',
  endedTitle: 'This link has ended',
  ended: 'Log in to see your visits on your dashboard, or ask the shelter.',
  incompleteTitle: 'This link is not complete',
  incomplete: 'Please open it from the email again.',
  failedTitle: 'Your visit could not be loaded',
  failed: 'Please try again later.',
  chooseAnotherTime: 'Choose another time',
  meetPets: 'Meet the pets',
  dashboard: 'My Dashboard',
} as const;
