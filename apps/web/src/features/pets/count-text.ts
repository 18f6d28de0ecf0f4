interface Count {
  /** Loaded pets that match the filters. */
  shown: number;
  /** All pets; null while it is not known. */
  total: number | null;
  isFiltered: boolean;
  isComplete: boolean;
}

/** Formats as "1,240". `toLocaleString` would take a slow phone a tenth of a second. */
function inThousands(count: number): string {
  const digits = `${count}`;
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) {
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  }
  return groups.join(',');
}

/** How many pets there are, for below the heading. */
export function countText({ shown, total, isFiltered, isComplete }: Count): string {
  if (total === null) return 'Looking for pets...';
  if (!isFiltered) {
    return total === 1
      ? '1 pet is looking for a home'
      : `${inThousands(total)} pets are looking for a home`;
  }
  return isComplete
    ? `${inThousands(shown)} of ${inThousands(total)} pets`
    : `${inThousands(shown)} of ${inThousands(total)} pets so far`;
}
