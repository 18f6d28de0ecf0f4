import { localized } from '../../localized.ts';

/** What is wrong with the visiting times of a shelter. */
export const visitingRulesMessages = localized('visitingRulesMessages', {
  time: 'Please give a time such as 10:00.',
  closesTooEarly: 'Closing must be after opening.',
  endsTooEarly: 'The last day must not be before the first.',
  outOfRange: ({ min, max }: { min: number; max: number }) => `This must be ${min} to ${max}.`,
  sevenDays: 'Please give seven days.',
  tooManyClosures: ({ max }: { max: number }) => `There can be at most ${max} closures.`,
  visitTooLong: ({ minutes }: { minutes: number }) =>
    `A visit of ${minutes} minutes does not fit into these hours.`,
  neverOpen: 'Please open at least one day: no visit could ever be booked.',
  alwaysClosed: 'These closures leave no time of the year for visits.',
  noticeTooLong:
    'With a notice this long, no time can be booked. Please give a shorter one, or more days ahead.',
  /** @param max with its separators, such as `5,000` */
  tooManyTimes: ({ max }: { max: string }) =>
    `Please choose fewer days: these would be more than ${max} times.`,
});
