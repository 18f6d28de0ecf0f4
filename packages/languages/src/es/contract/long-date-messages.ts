import type * as english from '../../../../contract/src/long-date-messages.ts';
import type { Translation } from '../../translation.ts';

export const longDateMessages: Translation<typeof english.longDateMessages> = {
  // "El lunes 3 de agosto a las 2:00 p.m." has no comma; CLDR's dates are made to stand alone.
  withWeekday: (text) =>
    text
      .replace(', ', ' ')
      .replace(/, (?=1\b)/, ' a la ')
      .replace(', ', ' a las '),
};
