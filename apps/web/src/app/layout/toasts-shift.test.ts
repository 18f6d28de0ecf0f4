import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchToasts } from './toasts-shift.ts';

const boxOf = ({ top, bottom }: { top: number; bottom: number }) =>
  DOMRect.fromRect({ x: 100, y: top, width: 200, height: bottom - top });

/** An element at a place of the window. */
function place(tag: string, at: { top: number; bottom: number }) {
  const element = document.createElement(tag);
  element.getBoundingClientRect = () => boxOf(at);
  document.body.append(element);
  return element;
}

let heading = { top: 0, bottom: 0 };

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // Which jsdom lacks.
  Range.prototype.getBoundingClientRect = () => boxOf(heading);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it('B7.10 toasts move below the control that the keyboard has reached, and back', async () => {
  // Focus is visible in a text field however it came there, which jsdom only guesses for a button.
  place('input', { top: 60, bottom: 104 });
  place('button', { top: 300, bottom: 344 });
  const toasts = place('section', { top: 76, bottom: 138 });
  const stop = watchToasts(toasts);
  await userEvent.tab();
  expect(toasts.style.translate).toBe('0 28px');
  await userEvent.tab();
  expect(toasts.style.translate).toBe('');
  stop?.();
});

it('R8.22 toasts move below the heading of the page, and back', () => {
  place('h1', heading);
  const toasts = place('section', { top: 76, bottom: 138 });
  const stop = watchToasts(toasts);
  for (const [top, moved] of [
    [110, '0 84px'],
    [200, ''],
  ] as const) {
    heading = { top, bottom: top + 50 };
    window.dispatchEvent(new Event('scroll'));
    expect(toasts.style.translate).toBe(moved);
  }
  stop?.();
});

it('R8.22 the page does not move under a press, and makes room for toasts after it', async () => {
  const resized = vi.fn<() => void>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        resized.mockImplementationOnce(tell);
      }
      observe() {}
      disconnect() {}
    },
  );
  const toasts = place('section', { top: 76, bottom: 138 });
  Object.defineProperty(toasts, 'offsetHeight', { value: 62 });
  const stop = watchToasts(toasts);
  const user = userEvent.setup();
  const shift = () => document.documentElement.style.getPropertyValue('--toasts-shift');

  await user.pointer({ keys: '[MouseLeft>]', target: toasts });
  resized();
  expect(shift()).toBe('');
  await user.pointer('[/MouseLeft]');
  await vi.waitFor(() => expect(shift()).toBe('62px'));
  stop?.();
  expect(shift()).toBe('');
});
