import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { watchToasts } from './toasts-shift.ts';

/** An element at a place of the window. */
function place(tag: string, { top, bottom }: { top: number; bottom: number }) {
  const element = document.createElement(tag);
  element.getBoundingClientRect = () =>
    DOMRect.fromRect({ x: 100, y: top, width: 200, height: bottom - top });
  document.body.append(element);
  return element;
}

it('B7.10 toasts move below the control that the keyboard has reached, and back', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // Focus is visible in a text field however it came there, which jsdom only guesses for a button.
  place('input', { top: 60, bottom: 104 });
  place('button', { top: 300, bottom: 344 });
  const toasts = place('section', { top: 76, bottom: 138 });
  const stop = watchToasts(toasts);
  await userEvent.tab();
  expect(toasts.style.top).toBe('104px');
  await userEvent.tab();
  expect(toasts.style.top).toBe('');
  stop?.();
  vi.unstubAllGlobals();
});
