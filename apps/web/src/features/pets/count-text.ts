interface Count {
  /** Pets that fit the filters, of those that are there. */
  shown: number;
  /** Pets altogether; null when it is not known yet. */
  total: number | null;
  isFiltered: boolean;
  isComplete: boolean;
}

/** 1,240. `toLocaleString` does the same, and keeps a slow phone busy for a tenth of a second. */
function inThousands(count: number): string {
  const digits = `${count}`;
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  }
  return groups.join(',');
}

/** How many pets there are, in a sentence under the heading. */
export function countText({ shown, total, isFiltered, isComplete }: Count): string {
  if (total === null) return 'Looking for pets...';
  const pets = total === 1 ? '1 pet is' : `${inThousands(total)} pets are`;
  if (!isFiltered) return `${pets} looking for a home`;
  const soFar = isComplete ? '' : ' so far';
  return `${inThousands(shown)} of ${inThousands(total)} pets${soFar}`;
}
