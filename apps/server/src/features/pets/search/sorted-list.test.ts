import { expect, it } from 'vitest';
import { createSortedList } from './sorted-list.ts';

const byNumber = (a: number, b: number) => a - b;

/** Numbers without an order, each once. */
const numbers = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => from + ((index * 7919) % count));

it('B1.04 S40 sorts many pets in turns, between which others are served', async () => {
  const list = createSortedList(byNumber);
  const all: number[] = [];
  for (const added of [numbers(20_000), [], numbers(50, 20_000), numbers(5_003, 30_000)]) {
    for (const number of added) list.add(number);
    all.push(...added);
    let served = 0;
    let isSorted = false;
    const serve = () => {
      served += 1;
      if (!isSorted) setImmediate(serve);
    };
    setImmediate(serve);
    await list.prepare();
    isSorted = true;
    if (added.length > 1_000) expect(served).toBeGreaterThan(added.length / 500);
    expect(list.items()).toEqual(all.toSorted(byNumber));
  }
});

it.each([{ isRead: false }, { isRead: true }])(
  'B1.04 has each item once that is added, or read, while it sorts: %j',
  async ({ isRead }) => {
    const list = createSortedList(byNumber);
    for (const number of numbers(2_000)) list.add(number);
    const sorting = list.prepare();
    list.add(1.5);
    if (isRead) expect(list.items()).toHaveLength(2_001);
    await sorting;
    expect(list.positionOf(1.5)).toBe(2);
    expect(list.items()).toHaveLength(2_001);
  },
);
