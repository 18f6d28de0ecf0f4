import { localized } from '../../localized.ts';

/** The ages of a group. */
export const ageRangeMessages = localized('ageRangeMessages', {
  upToMonths: ({ months }: { months: number }) => `up to ${months} months`,
  monthsToYears: ({ months, years }: { months: number; years: number }) =>
    `${months} months to ${years} years`,
  years: ({ from, to }: { from: number; to: number }) => `${from} to ${to} years`,
  overYears: ({ years }: { years: number }) => `over ${years} years`,
});
