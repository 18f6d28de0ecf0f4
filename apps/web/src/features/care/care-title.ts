import type { CareItem } from '@pawmatch/contract/care/care-item';
import { careMessages as messages } from './care-messages.ts';

/** What an item is called; of several doses of a day, also which one it is, since they look alike otherwise. */
export const careTitle = ({
  title,
  number,
  doses_a_day: of,
}: Pick<CareItem, 'title' | 'number' | 'doses_a_day'>): string =>
  number !== null && of !== null && of > 1 ? messages.nthDose({ what: title, number, of }) : title;
