import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../components/ui/Dialog.tsx';
import {
  adminToast,
  dismissToast,
  LONG_TOAST_DURATION,
  toastError,
  toastInfo,
  toastSuccess,
} from '../../lib/toast.ts';
import { Toaster } from './Toaster.tsx';

const FADE_MS = 200;
const SETTLING_MS = 100;

/** The displayed messages, the newest first. */
const readMessages = () =>
  screen.queryAllByRole('paragraph').map((paragraph) => paragraph.textContent);

const passTime = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

/** Shows a toast and expects it to fade after exactly this time. */
function expectToStayFor(show: () => void, milliseconds: number) {
  act(show);
  passTime(milliseconds - 1);
  expect(readMessages()).toHaveLength(1);
  passTime(1 + FADE_MS);
  passTime(FADE_MS);
  expect(readMessages()).toEqual([]);
}

describe('Toaster', () => {
  let view: ReturnType<typeof render>;
  beforeEach(() => {
    vi.useFakeTimers();
    view = render(<Toaster />);
    passTime(SETTLING_MS);
  });

  afterEach(() => {
    act(() => toast.removeAll());
    cleanup();
    vi.useRealTimers();
  });

  it('R9.09 shows a toast for 5 s', () => {
    expectToStayFor(() => toastError('Bad request.'), 5_000);
    expectToStayFor(() => toastSuccess('Saved'), 5_000);
  });

  it('R9.09 shows why a pet was not saved for 7 s', () => {
    const duration = LONG_TOAST_DURATION;
    expectToStayFor(() => toastError('Validation failed: name', { duration }), 7_000);
  });

  it('R9.09 shows staff toasts for 2 s after a success, otherwise for 4 s', () => {
    expectToStayFor(() => adminToast.success('Status updated to Confirmed'), 2_000);
    expectToStayFor(() => adminToast.error('Failed to update visits: x'), 4_000);
    expectToStayFor(() => adminToast.blank('Loading'), 4_000);
  });

  it('R9.09 shows a loading toast until it is dismissed', () => {
    let id = '';
    act(() => {
      id = adminToast.loading('Deleting...');
    });
    passTime(3_600_000);
    expect(readMessages()).toEqual(['Deleting...']);
    act(() => dismissToast(id));
    passTime(FADE_MS);
    expect(readMessages()).toEqual([]);
  });

  it('R9.09 shows at most 20 toasts and drops the oldest', () => {
    act(() => {
      for (let number = 1; number <= 25; number++) toastInfo(`Message ${number}`);
    });
    const messages = readMessages();
    expect(messages).toHaveLength(20);
    expect(messages[0]).toBe('Message 25');
    expect(messages.at(-1)).toBe('Message 6');
  });

  it('shows a repeated message once and restarts its timer', () => {
    act(() => void toastError('Too many requests.'));
    passTime(4_000);
    act(() => void toastError('Too many requests.'));
    expect(readMessages()).toEqual(['Too many requests.']);
    passTime(4_000);
    expect(readMessages()).toEqual(['Too many requests.']);
  });

  it('is a live region before the first toast, and interrupts only for errors', () => {
    const region = screen.getByLabelText('Notifications');
    expect(region.getAttribute('aria-live')).toBe('polite');
    act(() => {
      toastSuccess('Saved');
      toastError('Not saved');
    });
    expect(region.textContent).toContain('Saved');
    expect(within(region).getByRole('alert').textContent).toBe('Not saved');
  });

  it('F37 closes the toasts of a page on navigation, except loading ones and those shown just before', () => {
    view.rerender(<Toaster path="/pets" />);
    act(() => void toastSuccess('Visit request submitted for Juno!'));
    act(() => void adminToast.loading('Deleting...'));
    passTime(1_100);
    act(() => void toastError('Session expired. Please log in again.'));
    view.rerender(<Toaster path="/login" />);
    passTime(FADE_MS);
    expect(readMessages()).toEqual(['Session expired. Please log in again.', 'Deleting...']);
  });

  it('R9.09 the pointer keeps a toast for ten seconds, because it may rest where the toast came up', () => {
    act(() => adminToast.success('Saved'));
    fireEvent.pointerEnter(screen.getByRole('region'));
    passTime(9_999);
    expect(readMessages()).toEqual(['Saved']);
    passTime(1);
    passTime(2_000 + FADE_MS);
    passTime(FADE_MS);
    expect(readMessages()).toEqual([]);
  });

  it('R9.09 a toast that moves into a dialog is no longer under the pointer', () => {
    act(() => adminToast.success('Saved'));
    fireEvent.pointerEnter(screen.getByRole('region'));
    view.rerender(
      <>
        <Toaster />
        <Dialog title="Question" open onClose={() => undefined}>
          Sure?
        </Dialog>
      </>,
    );
    passTime(2_000 + FADE_MS);
    passTime(FADE_MS);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('moves into an open dialog, since the rest of the page is inert', () => {
    const { unmount } = render(
      <Dialog open onClose={() => undefined} title="Edit Pet">
        Form
      </Dialog>,
    );
    const region = screen.getByLabelText('Notifications');
    expect(screen.getByRole('dialog').contains(region)).toBe(true);
    act(() => void toastError('An error occurred'));
    // B7.10 The live region is there before what it announces.
    passTime(SETTLING_MS - 1);
    expect(region.textContent).toBe('');
    passTime(1);
    expect(region.contains(screen.getByRole('alert'))).toBe(true);
    unmount();
    passTime(SETTLING_MS);
    expect(screen.getByRole('alert').textContent).toBe('An error occurred');
  });
});
