import { describe, expect, it } from 'vitest';
import { CALLS_AT_ONCE, mapWithConcurrency } from './map-with-concurrency.ts';

describe('mapWithConcurrency', () => {
  it('R7.31 returns the success and the outcome of each call, in the order of the items', async () => {
    const failure = new Error('refused');
    const result = await mapWithConcurrency([3, 1, 2], async (wait) => {
      for (let turn = 0; turn < wait; turn += 1) await Promise.resolve();
      if (wait === 1) throw failure;
      return wait * 10;
    });
    expect(result).toEqual({
      success: false,
      results: [
        { item: 3, success: true, response: 30 },
        { item: 1, success: false, error: failure },
        { item: 2, success: true, response: 20 },
      ],
    });
  });

  it('R7.31 makes one call per item, a few at a time', async () => {
    let underWay = 0;
    let most = 0;
    const called: number[] = [];
    const items = Array.from({ length: 25 }, (_, index) => index);
    const result = await mapWithConcurrency(items, async (item) => {
      called.push(item);
      underWay += 1;
      most = Math.max(most, underWay);
      await Promise.resolve();
      await Promise.resolve();
      underWay -= 1;
    });
    expect(called).toEqual(items);
    expect(most).toBe(CALLS_AT_ONCE);
    expect(result.success).toBe(true);
  });

  it('R7.31 reports its progress, and makes no call without items', async () => {
    const progress: number[] = [];
    await mapWithConcurrency(
      [1, 2, 3],
      async () => {},
      (done) => progress.push(done),
    );
    expect(progress).toEqual([1, 2, 3]);
    expect(await mapWithConcurrency([], async () => {})).toEqual({ success: true, results: [] });
  });
});
