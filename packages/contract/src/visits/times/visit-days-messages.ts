import { localized } from '../../localized.ts';

/** Days and hours of visits in words. */
export const visitDaysMessages = localized('visitDaysMessages', {
  /** Each week, from Sunday. */
  weekdays: ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'],
  never: ({ pet }: { pet: string }) => `${pet} cannot be met on any day at the moment.`,
  /** @param days such as `Tuesdays and Saturdays` */
  on: ({ pet, days }: { pet: string; days: string }) => `${pet} can be met on ${days}.`,
  hours: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
  hoursOfDay: ({ day, from, to }: { day: string; from: string; to: string }) =>
    `${day}, from ${from} to ${to}`,
  twoDays: ({ first, last }: { first: string; last: string }) => `${first} and ${last}`,
  manyDays: ({ first, last }: { first: string; last: string }) => `${first} to ${last}`,
  /** @param days such as `Monday to Friday` */
  openingHours: ({ days, from, to }: { days: string; from: string; to: string }) =>
    `${days}, ${from} to ${to}`,
  /** @param hours such as `Monday to Friday, 10 AM to 4 PM`, from Monday */
  week: ({ hours }: { hours: readonly string[] }) => hours.join('; '),
});
