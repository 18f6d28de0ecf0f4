import { localized } from '../localized.ts';

/** What is wrong with care, courses of medicine and rules. */
export const careInputMessages = localized('careInputMessages', {
  chooseKind: 'Please say what kind of care it is.',
  dueOrDone: 'Please say either when it is due or when it was done.',
  chooseResult: 'Please say what the test has shown.',
  resultOrLater: 'Please say either what the test has shown or that its result comes later.',
  resultOfTest: 'Only a test that was done has a result.',
  chooseCare: 'Please choose what it is about.',
  tooManyAtOnce: ({ max }: { max: number }) => `At most ${max} at once.`,
  cost: 'Please give the cost as an amount.',
  costTooLow: 'The cost cannot be below 0.',
  weightUnit: 'Please give the weight with its unit.',
  weight: 'Please give the weight with its unit, such as 9 lb 4 oz or 4.2 kg.',
  courseEndsTooEarly: 'The course ends before it starts.',
  timesADay: 'Please say how many times a day.',
  tooManyTimesADay: ({ max }: { max: number }) => `At most ${max} times a day.`,
  tooManyDoses: ({ max }: { max: number }) =>
    `A course has at most ${max} doses; please choose an earlier last day.`,
  tooManyRules: ({ max }: { max: number }) => `At most ${max} rules.`,
  ruleTwice: 'Please have one rule for each thing that must be true.',
  ruleVersion: 'Please say which version you changed.',
});

/** What is wrong with a plan of care. */
export const carePlanMessages = localized('carePlanMessages', {
  chooseStart: 'Please say from when it is counted.',
  /** @param field one of {@link carePlanNumbers} */
  notWhole: ({ field }: { field: string }) => `${field} must be a whole number.`,
  tooLow: ({ field, min }: { field: string; min: number }) => `${field} must be at least ${min}.`,
  tooHigh: ({ field, max }: { field: string; max: number }) => `${field} must be at most ${max}.`,
  agesReversed: 'The highest age is below the lowest one.',
  noInterval: 'Please say how many days are between two.',
  tooOften: ({ planned, max }: { planned: number; max: number }) =>
    `This plan asks for it ${planned} times within a year. At most ${max} times are possible; please choose a longer interval.`,
});

/** At the beginning of a sentence. */
export const carePlanNumbers = localized('carePlanNumbers', {
  first_after_days: 'The days until the first one',
  min_age_weeks: 'The lowest age',
  max_age_weeks: 'The highest age',
  interval_days: 'The days between two',
  times: 'How often',
  adult_times: 'How often adults get it',
});
