import { localized } from '../../localized.ts';

/** When adopters can ask for a time, said of one that they cannot ask for. */
export const bookableTimeMessages = localized('bookableTimeMessages', {
  offered: ({ days }: { days: number }) =>
    `Visits can be booked within the next ${days} days, at the times that are offered.`,
  weekdays: (times: { days: number; minutes: number; first: string; last: string }) =>
    `Visits can be booked for weekdays within the next ${times.days} days, every ${times.minutes} minutes from ${times.first} to ${times.last}.`,
});
