import { localized } from '@pawmatch/contract/localized';

/** When a visit is. */
export const visitTimeMessages = localized('visitTimeMessages', {
  /** @param time by a clock of 12 hours, such as "2:00 PM" */
  dayAndTime: ({ day, time }: { day: string; time: string }) => `${day} at ${time}`,
});
