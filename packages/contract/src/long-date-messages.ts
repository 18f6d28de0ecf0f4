import { localized } from './localized.ts';

/** What `Intl` writes otherwise than the sentences around it need. */
export const longDateMessages = localized('longDateMessages', {
  /** @param text a date that begins with its weekday, with or without a time, as `Intl` writes it */
  withWeekday: (text: string) => text,
});
