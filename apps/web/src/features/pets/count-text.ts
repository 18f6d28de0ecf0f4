interface Count {
  /** Pets that fit the filters, of those that are there. */
  shown: number;
  /** Pets altogether; null when it is not known yet. */
  total: number | null;
  isFiltered: boolean;
  isComplete: boolean;
}

/** How many pets there are, in a sentence under the heading. */
export function countText({ shown, total, isFiltered, isComplete }: Count): string {
  if (total === null) return 'Looking for pets...';
  const pets = total === 1 ? '1 pet is' : `${total.toLocaleString('en-US')} pets are`;
  if (!isFiltered) return `${pets} looking for a home`;
  const soFar = isComplete ? '' : ' so far';
  return `${shown.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} pets${soFar}`;
}
