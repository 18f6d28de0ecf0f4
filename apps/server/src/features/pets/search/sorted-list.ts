/** More new items are cheaper to sort together with all others than to insert one by one. */
const MAX_INSERTED = 64;

/** A list that is sorted when it is read, and to which a few items are added cheaply. */
export function createSortedList<Item>(compare: (a: Item, b: Item) => number) {
  let sorted: Item[] = [];
  let added: Item[] = [];

  /** The first position whose item is not before the given one. */
  function positionOf(item: Item): number {
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (compare(sorted[middle] as Item, item) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function sortAdded(): void {
    if (added.length > MAX_INSERTED) sorted = [...sorted, ...added].sort(compare);
    else for (const item of added) sorted.splice(positionOf(item), 0, item);
    added = [];
  }

  return {
    add(item: Item): void {
      added.push(item);
    },
    items(): readonly Item[] {
      if (added.length > 0) sortAdded();
      return sorted;
    },
    positionOf(item: Item): number {
      if (added.length > 0) sortAdded();
      return positionOf(item);
    },
  };
}

export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
