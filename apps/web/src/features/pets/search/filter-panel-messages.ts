import { inThousands } from './search-messages.ts';

/** Texts of the panel with all filters, which loads when it is opened. */
export const filterPanelMessages = {
  title: 'Filters',
  /** Read out when a choice has changed the number. */
  fitting: (count: number) => (count === 1 ? '1 pet fits' : `${inThousands(count)} pets fit`),
  show: (count: number) => (count === 1 ? 'Show 1 pet' : `Show ${inThousands(count)} pets`),
  /** How many pets are known to have a choice, and how many may have it; nothing where only questions are left. */
  count: (known: number, unknown: number) =>
    unknown === 0
      ? inThousands(known)
      : known === 0
        ? ''
        : `${inThousands(known)}, ${inThousands(unknown)} more might`,
} as const;
