import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { delay } from './delay.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('R2.35 a delay lasts as long as requested', async () => {
  const done = vi.fn();
  void delay(100, new AbortController().signal).then(done);
  await vi.advanceTimersByTimeAsync(99);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledOnce();
});

it('R2.35 a delay ends immediately when it is aborted, before or meanwhile', async () => {
  const left = new AbortController();
  const paused = delay(100, left.signal);
  left.abort('left');
  await expect(paused).rejects.toBe('left');
  await expect(delay(100, left.signal)).rejects.toBe('left');
  expect(vi.getTimerCount()).toBe(0);
});
