import type { CareRefusal } from '@pawmatch/contract/care/care-endpoints';
import { UNDO_CARE_HOURS } from '@pawmatch/contract/care/care-values';
import { formatCount } from '../../lib/text/format-text.ts';

interface Done {
  what: string;
  pet: string;
}

/** The texts of the care of pets. */
export const careMessages = {
  title: 'Care Due',
  count: ({ total, overdue }: { total: number; overdue: number }) =>
    overdue === 0
      ? `${formatCount(total)} due`
      : `${formatCount(total)} due, ${formatCount(overdue)} overdue`,
  plans: 'Care Plans',
  viewsLabel: 'Until when',
  views: {
    today: 'Until Today',
    overdue: 'Overdue',
    week: 'Next 7 Days',
    results: 'Results Awaited',
  },
  loading: 'Loading what is due...',
  loadFailed: 'What is due could not be loaded.',
  none: 'Nothing is due',
  noneOverdue: 'Nothing is overdue',
  noneAwaited: 'No result is awaited',
  noneHint: 'What is due follows from the plans and from what was done.',
  showMore: (count: number) => `Show ${formatCount(count)} More`,
  area: 'Building or area',
  everywhere: 'All places',
  noPlace: 'Without a place',
  overdueHere: (count: number) => `${formatCount(count)} overdue`,
  /** A medicine that is given several times a day. */
  nthDose: ({ what, number, of }: { what: string; number: number; of: number }) =>
    `${what} (${number}\u00a0of\u00a0${of})`,

  overdue: (days: number) => (days === 1 ? '1 day overdue' : `${formatCount(days)} days overdue`),
  dueToday: 'Due today',
  due: ({ day }: { day: string }) => `Due ${day}`,
  missed: (count: number) =>
    count === 1 ? '1 dose was missed' : `${formatCount(count)} doses were missed`,

  done: 'Done',
  doneNamed: ({ what, pet }: Done) => `Done: ${what}, ${pet}`,
  detailsNamed: ({ what, pet }: Done) => `Details: ${what}, ${pet}`,
  isDone: ({ what, pet }: Done) => `${what}, ${pet}: done.`,
  areDone: ({ what, count }: { what: string; count: number }) =>
    count === 1 ? `${what}: done for 1 pet.` : `${what}: done for ${formatCount(count)} pets.`,
  isSkipped: ({ what, pet }: Done) => `${what}, ${pet}: skipped.`,
  takenBack: 'It is due again.',
  failed: 'This could not be saved. Please try again.',
  kept: (items: readonly Done[]) =>
    items.length === 1
      ? `${items[0]?.what}, ${items[0]?.pet}: kept on this device until it can be sent.`
      : `${items[0]?.what} for ${formatCount(items.length)} pets: kept on this device until it can be sent.`,
  waiting: {
    'care.done': 'Done, waiting to be sent',
    'care.skip': 'Skipped, waiting to be sent',
    'care.undo': 'Taken back, waiting to be sent',
    'care.result': 'Result, waiting to be sent',
  },
  waitingWeight: ({ weight }: { weight: string }) => `${weight}, waiting to be sent`,
  withdrawNamed: ({ what, pet }: Done) => `Take back: ${what}, ${pet}`,
  notSaved: ({ items, reason }: { items: readonly Done[]; reason: string }) =>
    items.length === 1
      ? `${items[0]?.what}, ${items[0]?.pet}: not saved. ${reason}`
      : `${items[0]?.what} for ${formatCount(items.length)} pets: not saved. ${reason}`,
  weightNotSaved: ({ pet, weight, reason }: { pet: string; weight: string; reason: string }) =>
    `${pet}, ${weight}: not saved. ${reason}`,
  refused: {
    already_done: ({ what, pet, by, at }) =>
      by && at ? `${what}, ${pet}: done by ${by} at ${at}.` : `${what}, ${pet}: done already.`,
    already_skipped: ({ what, pet, by, at }) =>
      by && at
        ? `${what}, ${pet}: skipped by ${by} at ${at}.`
        : `${what}, ${pet}: skipped already.`,
    not_done: ({ what, pet }) => `${what}, ${pet}: there is nothing to take back.`,
    too_late: ({ what, pet }) =>
      `${what}, ${pet}: it can be taken back for ${UNDO_CARE_HOURS} hours.`,
    not_yours: ({ what, pet }) => `${what}, ${pet}: only who did it, or staff, can take it back.`,
    not_a_test: ({ what, pet }) => `${what}, ${pet}: only a test has a result.`,
    no_result_awaited: ({ what, pet }) =>
      `${what}, ${pet}: somebody has written down the result or taken it back meanwhile.`,
    needs_weight: ({ pet }) => `${pet}: please type the weight.`,
    not_found: ({ what, pet }) => `${what}, ${pet}: it is not due any more.`,
  } satisfies Record<
    CareRefusal,
    (values: Done & { by: string | null; at: string | null }) => string
  >,

  all: ({ what, count }: { what: string; count: number }) => `All ${formatCount(count)}: ${what}`,
  allTitle: ({ what, count }: { what: string; count: number }) =>
    `${what} for ${formatCount(count)} pets`,
  product: 'Product',
  lot: 'Lot number',
  dose: 'Dose',
  day: 'Day',
  dayInFuture: 'Please choose today or an earlier day.',
  note: 'Note for colleagues',
  cost: 'Cost',
  costOfEach: 'Cost for each pet',
  costUnclear: 'Please give an amount such as 12.50, or leave it empty.',
  result: 'Result',
  noResult: 'No result',
  resultLater: 'The result comes later',
  resultMissing: 'Please choose the result, too.',
  resultNote: 'Note on the result',
  resultNoteHint: 'The adopter reads it in the health record.',
  awaited: 'Results awaited',
  awaitedCount: (count: number) =>
    count === 1 ? '1 result is awaited' : `${formatCount(count)} results are awaited`,
  awaitedSince: ({ awaited, day }: { awaited: string; day: string }) => `${awaited} since ${day}`,
  writeResult: 'Write Down Result',
  writeResultNamed: ({ what, pet }: Done) => `Write down the result: ${what}, ${pet}`,
  isWritten: ({ what, pet, result }: Done & { result: string }) => `${what}, ${pet}: ${result}.`,
  isAwaitedAgain: ({ what, pet }: Done) => `${what}, ${pet}: the result is awaited again.`,
  resultBy: ({ day, by }: { day: string; by: string | null }) =>
    by ? `result written down on ${day} by ${by}` : `result written down on ${day}`,
  takeBackResult: 'Take Back the Result',
  takeBackResultNamed: ({ what, day }: { what: string; day: string }) =>
    `Take back the result: ${what}, ${day}`,
  allConfirm: ({ count }: { count: number }) => `All ${formatCount(count)} Are Done`,

  /** In the place of what was due. */
  said: { done: 'Done', skipped: 'Skipped' },
  noLongerDue: 'Not due any more',

  skip: 'Skip',
  skipNamed: ({ what, pet }: Done) => `Skip: ${what}, ${pet}`,
  reason: 'Why',
  reasonHint: 'Such as: the pet was ill.',
  reasonMissing: 'Please say why.',
  skipConfirm: 'Skip It',

  weightOf: ({ pet }: { pet: string }) => `Weight of ${pet}`,
  weightHint: 'Such as 9 lb 4 oz, or 4.2 kg.',
  lastWeight: ({ weight, day }: { weight: string; day: string }) => `Last: ${weight}, ${day}`,
  weightUnclear: 'Please give the weight with its unit, such as 9 lb 4 oz or 4.2 kg.',
  unit: 'Unit',
  saveWeight: 'Save Weight',
  save: 'Save',
  weighed: ({ pet, weight }: { pet: string; weight: string }) => `${pet}: ${weight}.`,
  fell: ({ pet, percent }: { pet: string; percent: number }) =>
    `${pet} has lost ${percent} % in the last 30 days. A look at it is due now.`,

  card: 'Care',
  cardNone: 'Nothing is due.',
  doneTitle: 'What was done',
  doneBy: ({ day, by }: { day: string; by: string }) => `${day}, by ${by}`,
  skippedBecause: ({ reason }: { reason: string }) => `Skipped: ${reason}`,
  takeBack: 'Take Back',
  takeBackNamed: ({ what, day }: { what: string; day: string }) => `Take back: ${what}, ${day}`,
  weights: 'Weights',
  add: 'Add Care',
  what: 'What is due',
  kind: 'Kind',
  when: 'When',
  addConfirm: 'Add It',

  addCourse: 'Add a Medicine',
  medicines: 'Medicines',
  medicine: 'Medicine',
  howToGive: 'How to give it',
  howToGiveHint: 'Such as: with food.',
  from: 'First day',
  lastDay: 'Last day',
  timesADay: 'How many times a day',
  courseTimes: ({ times, from, to }: { times: number; from: string; to: string }) =>
    times === 1 ? `Once a day, ${from} to ${to}` : `${times} times a day, ${from} to ${to}`,
  courseDoses: ({ given, missed }: { given: number; missed: number }) =>
    missed === 0
      ? `${formatCount(given)} given`
      : `${formatCount(given)} given, ${formatCount(missed)} missed`,
  endCourse: 'End Today',
  endCourseNamed: ({ medicine }: { medicine: string }) => `End today: ${medicine}`,
  courseEnded: ({ medicine }: { medicine: string }) => `${medicine} ends today.`,

  advice: 'It reminds, and does not advise. Ask your veterinarian.',
  plansLoading: 'Loading plans...',
  plansLoadFailed: 'The plans could not be loaded.',
  source: ({ source, day }: { source: string; day: string | null }) =>
    day ? `Source: ${source} (${day})` : `Source: ${source}`,
  ownPlan: 'A plan of your own',
  forBoth: 'Dogs and cats',
  forSpecies: { Dog: 'Dogs', Cat: 'Cats' },
  isOn: 'In use',
  isOff: 'Not in use',
  use: 'Use It',
  takeUpNamed: ({ plan }: { plan: string }) => `Use it: ${plan}`,
  stop: 'Stop Using It',
  stopNamed: ({ plan }: { plan: string }) => `Stop using it: ${plan}`,
  planChanged: 'The plan is saved',
  change: 'Change',
  changeNamed: ({ plan }: { plan: string }) => `Change ${plan}`,
  newPlan: 'Add a Plan',
  planName: 'Name',
  species: 'For',
  starts: 'Counted from',
  startsLabels: {
    intake: 'The day it came',
    birth: 'The day it was born',
    last: 'The last time, in an earlier stay, too',
  },
  firstAfter: 'Days until the first one',
  interval: 'Days between two',
  intervalHint: 'Leave it empty for one alone.',
  minAge: 'Lowest age in weeks',
  maxAge: 'Until which age in weeks',
  maxAgeHint: 'Leave it empty where age does not matter.',
  adultTimes: 'How often older pets get it',
  times: 'How often at most',
  timesHint: 'Leave it empty without a limit.',
  sourceLabel: 'Source',
  savePlan: 'Save Plan',
  saving: 'Saving...',
  delete: 'Delete Plan',
  deleteQuestion: ({ plan }: { plan: string }) => `Delete ${plan}?`,
  deleteText: 'What is due by it goes; what was done stays.',
  keep: 'Keep It',
  deleted: 'The plan is deleted',
} as const;
