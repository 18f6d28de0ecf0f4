import type {
  AdoptionAction,
  AdoptionEndReason,
  AdoptionSource,
  AdoptionStage,
} from '@pawmatch/contract/adoptions/adoption-values';
import type { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import type { VisitOutcome } from '@pawmatch/contract/visits/visit-values';
import { formatCount } from '../../lib/text/format-text.ts';

/** Whom an adoption is about. */
interface Case {
  adopter: string;
  pets: string;
}

/** A step that staff take by a button of their own. */
export type StepAction = Exclude<AdoptionAction, 'edit' | 'return'>;

/** The texts about adoptions that staff read. */
export const adoptionMessages = {
  title: 'Adoptions',
  views: 'Views',
  view: { open: 'Open', adopted: 'Adopted', ended: 'Ended' },
  search: 'Search adoptions',
  searchPlaceholder: 'Pet, adopter, email or phone',
  loading: 'Loading the adoptions...',
  loadFailed: 'The adoptions could not be loaded. Please try again.',
  showMore: (count: number) => `Show ${formatCount(count)} More`,
  empty: {
    open: 'Nobody is waiting to adopt. An adoption begins when an adopter asks, at the outcome of a visit, or here at the desk.',
    adopted: 'No adoption is recorded yet.',
    ended: 'No adoption has ended without a home.',
  },
  emptyStage: 'Nobody',
  nothingFound: 'No adoption matches.',
  showAll: 'Show All Adoptions',

  titleOf: ({ adopter, pets }: Case) => `${pets} for ${adopter}`,
  stages: {
    asked: 'Asked',
    checking: 'Checking',
    approved: 'Approved',
    on_trial: 'On Trial',
    adopted: 'Adopted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    returned: 'Returned',
  } satisfies Record<AdoptionStage, string>,
  waits: {
    asked: 'The adopter waits for the shelter.',
    checking: 'The shelter checks it.',
  },
  answerBy: (time: string) => `The adopter hears by ${time}.`,
  answerWasDue: (time: string) => `Overdue: the answer was due on ${time}.`,
  reserved: ({ adopter, date }: { adopter: string; date: string }) =>
    `Reserved for ${adopter} since ${date}.`,
  trialUntil: (date: string) => `On trial until ${date}.`,
  trialEnded: (date: string) => `Overdue: the trial ended on ${date}.`,
  adoptedOn: (date: string) => `Adopted on ${date}.`,
  endedOn: ({ reason, date }: { reason: string; date: string }) => `${reason}, on ${date}.`,
  ended: {
    adopter: 'The adopter decided otherwise',
    pet_adopted: 'The pet found another home',
    pet_left: 'The pet left the shelter',
    account_closed: 'The adopter deleted the account',
    mistake: 'It was recorded by mistake',
    declined: 'The shelter declined',
    withdrawn: 'It ended at the wish of the adopter',
    returned: 'The pet came back',
  } satisfies Record<
    Exclude<AdoptionEndReason, 'staff'> | 'declined' | 'withdrawn' | 'returned',
    string
  >,
  since: (date: string) => `Since ${date}`,
  ledBy: (name: string) => `Led by ${name}`,
  ledByNobody: 'Nobody leads it',

  record: 'Record an Adoption',
  recordTitle: 'Record an adoption',
  recordHint:
    'For somebody at the desk. The next page has the fee, the contract and the adoption itself.',
  pet: 'Pet',
  petPlaceholder: 'Type a name or breed',
  petMissing: 'Please choose a pet.',
  apart: (names: { pet: string; other: string }) => `Only ${names.pet}, without ${names.other}`,
  apartHint: (names: { pet: string; other: string }) =>
    `${names.pet} and ${names.other} are a bonded pair. Otherwise both are adopted.`,
  who: 'Who adopts?',
  withAccount: 'Somebody with an account',
  withoutAccount: 'Somebody without an account',
  person: 'Adopter',
  personPlaceholder: 'Type a name or email',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  dismiss: 'Not Now',
  begin: 'Begin the Adoption',
  beginning: 'Beginning...',
  beginFailed: 'The adoption was not recorded. Please try again.',

  backToList: 'All adoptions',
  gone: 'There is no such adoption.',
  oneFailed: 'The adoption could not be loaded. Please try again.',
  source: {
    visit: 'It began at a visit',
    adopter: 'The adopter asked for it',
    walk_in: 'It began at the desk',
  } satisfies Record<AdoptionSource, string>,
  began: ({ source, date }: { source: string; date: string }) => `${source} on ${date}.`,
  openVisit: 'See the visit',
  openPet: (pet: string) => `See ${pet}`,

  ownWords: 'In their own words',
  homeTitle: 'Home and fit',
  noAccount: 'Without an account there are no answers about the home.',
  notShared: ({ adopter }: { adopter: string }) =>
    `${adopter} has not answered about the home, or has not agreed that staff see the answers. Please ask.`,
  homeFailed: 'The answers about the home could not be loaded.',
  fit: ({ word, score, pets }: { word: string; score: number; pets: string }) =>
    `${pets}: ${word}, ${score} of 100`,
  deciding: 'The facts that decide',
  noFacts: 'None of the answers decide anything for this pet.',
  earlierTitle: 'Earlier visits and adoptions',
  earlierVisits: ({ adopter }: { adopter: string }) => `Visits of ${adopter}`,
  earlierOfPerson: ({ adopter }: { adopter: string }) => `Other adoptions of ${adopter}`,
  othersForPet: ({ pets }: { pets: string }) => `Others who asked for ${pets}`,
  earlierNone: 'Nothing else is recorded about this adopter or the pet.',
  earlierFailed: 'The earlier visits and adoptions could not be loaded.',
  visitLine: (it: { pet: string; date: string; state: string }) =>
    `${it.pet}, ${it.date}: ${it.state}`,
  outcomes: {
    came: 'came',
    no_show: 'did not come',
    adopted: 'wants to adopt',
    thinking: 'thinking it over',
    not_a_fit: 'not a fit',
  } satisfies Record<VisitOutcome, string>,
  /** Of visits without an outcome, within a line. */
  visitStates: {
    pending: 'pending',
    approved: 'approved',
    confirmed: 'confirmed',
    completed: 'completed',
    cancelled: 'cancelled',
  } satisfies Record<VisitStatus, string>,

  decisionTitle: 'Next step',
  steps: {
    check: 'Start Checking',
    approve: 'Approve',
    start_trial: 'Start a Trial',
    complete: 'Complete the Adoption',
    decline: 'Decline',
    withdraw: 'The Adopter Decided Otherwise',
    reopen: 'Open It Again',
    undo: 'Undo Adoption',
  } satisfies Record<StepAction, string>,
  completeEarlier: 'Adopted on Another Day',
  stepHints: {
    check: () => 'Checking shows the adopter, on their dashboard, that you look into it.',
    approve: ({ adopter, pets }: Case) =>
      `Approving reserves ${pets} for ${adopter}. Nobody else can get ${pets} then.`,
    complete: ({ pets }: Case) =>
      `Completing takes ${pets} off the list. Visits to come and other adoptions end; the others hear of it ten minutes later, so that a mistake can be undone in silence.`,
    reopen: () => 'Opened again, it is checked like before.',
  } as Partial<Record<StepAction, (it: Case) => string>>,
  stepDone: {
    check: ({ adopter, pets }: Case) => `You check the adoption of ${pets} by ${adopter}.`,
    approve: ({ adopter, pets }: Case) => `${pets}: reserved for ${adopter}.`,
    start_trial: ({ adopter, pets }: Case) => `${pets}: on trial with ${adopter}.`,
    complete: ({ adopter, pets }: Case) => `${pets}: adopted by ${adopter}.`,
    decline: ({ adopter, pets }: Case) => `The adoption of ${pets} by ${adopter} is declined.`,
    withdraw: ({ adopter, pets }: Case) => `The adoption of ${pets} by ${adopter} has ended.`,
    reopen: ({ adopter, pets }: Case) => `The adoption of ${pets} by ${adopter} is open again.`,
    undo: ({ pets }: Case) => `The adoption of ${pets} is undone.`,
  } satisfies Record<StepAction, (it: Case) => string>,
  overruleTitle: 'Close this adoption anyway?',
  overrule: 'Close Anyway',
  overruleReason: 'Why',
  overruleHint: 'It stays in the history.',
  overruleMissing: 'Please say why.',
  stepFailed: 'This was not done. Please try again.',
  confirm: {
    approve: {
      title: ({ adopter, pets }: Case) => `Approve ${adopter} for ${pets}?`,
      text: ({ adopter, pets }: Case) =>
        `${adopter} gets an email that ${pets} will wait for them. An email cannot be taken back.`,
    },
    decline: {
      title: ({ adopter }: Case) => `Decline ${adopter}?`,
      text: ({ adopter, pets }: Case) =>
        `${adopter} gets a kind email that ${pets} will not move in with them. An email cannot be taken back.`,
    },
    withdraw: {
      title: ({ adopter, pets }: Case) => `Does ${adopter} not adopt ${pets}?`,
      text: ({ adopter, pets }: Case) =>
        `${adopter} gets an email that the adoption of ${pets} has ended. An email cannot be taken back.`,
    },
    undo: {
      title: ({ pets }: Case) => `Undo the adoption of ${pets}?`,
      text: ({ pets }: Case) =>
        `The shelter will have ${pets} again. Visits come back where their times are still free, the other adoptions are open again, and everybody concerned gets an email.`,
    },
  },
  undoSilently: ({ pets, time }: { pets: string; time: string }) =>
    `Until ${time}, undoing tells nobody, and brings ${pets} back to the shelter, with visits and other adoptions as before.`,
  undoAloud: ({ pets }: { pets: string }) =>
    `The others know already. Undoing brings ${pets} back to the shelter, with the visits whose times are still free and the other adoptions, and everybody concerned gets an email.`,
  undoLeavesContract:
    'The signed contract stays as it was signed. Declare it void if it does not count any more.',
  undoLeavesAnswers:
    'What the adopter has answered to your questions stays, with its task. Questions without an answer end, and are asked again after a new adoption.',
  trialDialog: ({ adopter, pets }: Case) => `${adopter} takes ${pets} home for some days first`,
  trialHint: 'The last day of the trial. The reservation stays, and nothing is final.',
  closedDay: 'The shelter is closed on this day.',
  completeDialog: 'When was the adoption?',
  completeHint: 'For an adoption that took place earlier and is recorded now.',
  day: 'Day',
  dayMissing: 'Please give a day.',
  finished: 'There is nothing left to decide.',

  detailsTitle: 'Details',
  change: 'Change Details',
  changeTitle: 'Change the details',
  adopter: 'Adopter',
  secondAdopter: 'Second adopter',
  nobody: 'Nobody',
  fee: 'Fee',
  feeHint: 'In dollars, such as 150.',
  noFee: 'Not recorded',
  leader: 'Who leads it',
  leadIt: 'I Lead It',
  nowLeading: 'You lead this adoption now.',
  answerByLabel: 'Answer by',
  answered: 'Answered',
  trialUntilLabel: 'Trial until',
  secondName: 'Name of the second adopter',
  secondEmail: 'Email of the second adopter',
  timeSkipped: 'This time does not exist, because clocks change then.',
  keep: 'Keep Changes',
  keeping: 'Keeping...',
  changed: 'The details are changed.',
  changeFailed: 'The details were not changed. Please try again.',

  ofPetTitle: 'Adoption',
  nobodyRecorded: 'Nobody is recorded as adopter.',
  nobodyRecordedOf: ({ pet }: { pet: string }) =>
    `${pet} is adopted. Nobody is recorded as adopter.`,
  recordWho: 'Record Who',
  openCase: 'Open the adoption',
  inProgress: ({ stage, adopter }: { stage: string; adopter: string }) => `${stage}: ${adopter}`,
} as const;
