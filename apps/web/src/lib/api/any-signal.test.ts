import { expect, it } from 'vitest';
import { anySignal } from './any-signal.ts';

it('F26 aborts with the first signal that aborts, with its reason', () => {
  const first = new AbortController();
  const second = new AbortController();
  const signal = anySignal(first.signal, second.signal);
  expect(signal.aborted).toBe(false);
  second.abort('too late');
  first.abort('left');
  expect(signal.aborted).toBe(true);
  expect(signal.reason).toBe('too late');
});

it('F26 is aborted immediately when one of the signals is', () => {
  const signal = anySignal(new AbortController().signal, AbortSignal.abort('left'));
  expect(signal.reason).toBe('left');
});
