import { setImmediate as nextTurn } from 'node:timers/promises';

/** More new items are cheaper to sort together with all others than to insert one by one. */
const MAX_INSERTED = 64;

/** Items that are sorted together, and ten times as many comparisons, take a few milliseconds. */
const MAX_RUN = 500;

/** A list that is sorted when it is read, and to which a few items are added cheaply. */
export function createSortedList<Item>(compare: (a: Item, b: Item) => number) {
  let sorted: Item[] = [];
  let added: Item[] = [];
  let steps = 0;

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

  /** Joins two sorted lists. */
  async function merge(first: readonly Item[], second: readonly Item[]): Promise<Item[]> {
    const merged: Item[] = [];
    let [atFirst, atSecond] = [0, 0];
    while (atFirst < first.length && atSecond < second.length) {
      const [one, other] = [first[atFirst] as Item, second[atSecond] as Item];
      const isOtherNext = compare(other, one) < 0;
      merged.push(isOtherNext ? other : one);
      if (isOtherNext) atSecond += 1;
      else atFirst += 1;
      steps += 1;
      if (steps % (10 * MAX_RUN) === 0) await nextTurn();
    }
    return merged.concat(first.slice(atFirst), second.slice(atSecond));
  }

  return {
    add(item: Item): void {
      added.push(item);
    },
    /** Sorts what was added in short turns, between which others are served; reading would sort it at once. */
    async prepare(): Promise<void> {
      const taken = added;
      const { length } = taken;
      if (length <= MAX_INSERTED) return;
      let runs: Item[][] = [];
      for (let start = 0; start < length; start += MAX_RUN) {
        runs.push(taken.slice(start, start + MAX_RUN).sort(compare));
        await nextTurn();
      }
      while (runs.length > 1) {
        const joined: Item[][] = [];
        for (let at = 0; at < runs.length; at += 2) {
          joined.push(await merge(runs[at] ?? [], runs[at + 1] ?? []));
        }
        runs = joined;
      }
      const merged = await merge(sorted, runs[0] ?? []);
      // Somebody who has read the list has sorted all.
      if (added !== taken) return;
      sorted = merged;
      added = taken.slice(length);
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
