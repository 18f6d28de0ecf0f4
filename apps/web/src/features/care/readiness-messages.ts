import type { CareStep } from '@pawmatch/contract/pets/care/readiness';
import { formatCount, listInWords } from '../../lib/text/format-text.ts';

const pets = (count: number) => (count === 1 ? '1 pet' : `${formatCount(count)} pets`);

/** The texts about what must be true of a pet before it is shown, booked or leaves. */
export const readinessMessages = {
  title: 'Before a pet is shown, visited or leaves',
  about: 'What is missing is named on the pet’s page. Nothing is blocked until you turn a rule on.',
  loading: 'Loading rules...',
  loadFailed: 'The rules could not be loaded.',
  steps: { showing: 'Showing', booking: 'Visits', leaving: 'Leaving' } satisfies Record<
    CareStep,
    string
  >,
  use: 'Use',
  blocks: ({ rule }: { rule: string }) => `What it blocks: ${rule}`,
  remove: 'Remove',
  removeNamed: ({ rule }: { rule: string }) => `Remove: ${rule}`,
  addRule: 'Add a rule',
  choose: 'Choose what must be true',
  add: 'Add',
  planNamed: ({ plan }: { plan: string }) => `Care plan: ${plan}`,
  none: 'There are no rules.',
  noStep: ({ rule }: { rule: string }) => `${rule}: please choose what it blocks.`,
  save: 'Save Rules',
  saved: 'The rules are saved.',
  failed: 'The rules could not be saved. Please try again.',
  blocked: {
    showing: (count) => `${pets(count)} not shown to adopters.`,
    booking: (count) => `${pets(count)} without requests of adopters.`,
    leaving: (count) => `${pets(count)} not ready to leave.`,
  } satisfies Record<CareStep, (count: number) => string>,

  missing: 'Missing',
  needs: ({ what, steps }: { what: string; steps: string[] }) =>
    `${what} (blocks ${listInWords(steps)})`,
  stepsInText: { showing: 'showing', booking: 'visits', leaving: 'leaving' } satisfies Record<
    CareStep,
    string
  >,
  markDone: 'Done Today',
  markDoneNamed: ({ what, pet }: { what: string; pet: string }) => `Done today: ${what}, ${pet}`,
  seeCare: 'See Its Care',
  isDone: ({ what, pet }: { what: string; pet: string }) => `${pet}: ${what} is written down.`,
  doneFailed: 'This could not be saved. Please try again.',
  mark: (labels: string[]) => `Missing: ${listInWords(labels)}`,
  notReady: 'Not ready',
  shownLater: ({ pet, missing }: { pet: string; missing: string }) =>
    `Adopters see ${pet} as soon as this is done: ${missing}.`,

  record: 'Health Record',
  recordOf: ({ pet }: { pet: string }) => `Health record of ${pet}`,
  asOf: ({ day, shelter }: { day: string; shelter: string }) =>
    `As known to ${shelter} on ${day}. Please show it to your veterinarian.`,
  recordLoading: 'Loading the health record...',
  recordFailed: 'The health record could not be loaded.',
  recordEmpty: 'The shelter has written down nothing yet.',
  print: 'Print',
  pdf: 'Download PDF',
  back: 'Back',
  breed: 'Breed',
  sex: 'Sex',
  born: 'Born',
  color: 'Color',
  microchip: 'Microchip',
  unknown: 'Not known',
  bornAbout: ({ day }: { day: string }) => `about ${day}`,
  medicines: 'Medicine to give',
  medicine: ({ times, until }: { times: number; until: string }) =>
    times === 1 ? `Once a day until ${until}` : `${times} times a day until ${until}`,
  dosesLeft: (count: number) => (count === 1 ? '1 dose is left' : `${count} doses are left`),
  next: 'Due next',
  weights: 'Weights',
  lot: ({ lot }: { lot: string }) => `lot ${lot}`,
  by: ({ shelter }: { shelter: string }) => `by ${shelter}`,
} as const;
