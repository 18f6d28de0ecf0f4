import type * as english from '../../../../contract/src/pets/ages/age-range-messages.ts';
import type { Translation } from '../../translation.ts';

export const ageRangeMessages: Translation<typeof english.ageRangeMessages> = {
  upToMonths: ({ months }) => `hasta ${months} meses`,
  monthsToYears: ({ months, years }) => `de ${months} meses a ${years} años`,
  years: ({ from, to }) => `de ${from} a ${to} años`,
  overYears: ({ years }) => `más de ${years} años`,
};
