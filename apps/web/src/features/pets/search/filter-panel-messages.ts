import { inThousands } from '../../../lib/text/in-thousands.ts';

const pets = (count: number): string => (count === 1 ? '1 pet' : `${inThousands(count)} pets`);

/** Texts of the panel with all filters, which loads when it is opened. */
export const filterPanelMessages = {
  title: 'Filters',
  /** The button that closes the panel, in the terms of the count on the page. */
  show: (known: number, total: number) => {
    if (known === total) return `Show ${pets(total)}`;
    if (known === 0) return `Show ${pets(total)} that might fit`;
    return `Show ${pets(known)}, ${inThousands(total - known)} more might fit`;
  },
  /** How many pets are known to have a choice, and how many may have it; nothing where only questions are left. */
  count: (known: number, unknown: number) =>
    unknown === 0
      ? inThousands(known)
      : known === 0
        ? ''
        : `${inThousands(known)}, ${inThousands(unknown)} more might`,
  /** The same for screen readers, which need to hear of what the number is. */
  spokenCount: (known: number, unknown: number) =>
    unknown === 0
      ? known === 0
        ? 'no pets'
        : pets(known)
      : `${pets(known)}, ${inThousands(unknown)} more might fit`,
} as const;
