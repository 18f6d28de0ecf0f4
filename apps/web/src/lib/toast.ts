import type { ReactElement } from 'react';
import type { toast } from 'react-hot-toast/headless';

/** The colour and icon of a toast, and how urgently it is announced. */
export type ToastTone = 'success' | 'error' | 'warning' | 'info' | 'loading';

/** The toast store only carries the tone, as a class name; `ToastCard` renders it. */
export const TOAST_TONES: readonly ToastTone[] = ['success', 'error', 'warning', 'info', 'loading'];

type ToastSettings = {
  duration?: number;
  /** Why it failed, or what else follows, shown below the message. */
  reason?: string | null;
  /** Shown instead of the message, such as the message with a link. */
  content?: ReactElement;
};

const DURATION = 5_000;
const ADMIN_SUCCESS_DURATION = 2_000;
const ADMIN_DURATION = 4_000;

/** For long errors: the validation errors of a new pet. */
export const LONG_TOAST_DURATION = 7_000;

type Toasts = typeof toast;

/** Undefined until the Toaster is mounted: its code is loaded on demand. */
let toasts: Toasts | undefined;
const pending: ((toasts: Toasts) => void)[] = [];
const listeners = new Set<() => void>();

function runWithToasts(action: (toasts: Toasts) => void): void {
  if (toasts) {
    action(toasts);
    return;
  }
  pending.push(action);
  for (const listener of listeners) listener();
}

/** Called when the Toaster is mounted: shows pending toasts now, and later ones at once. */
export function connectToaster(connected: Toasts): void {
  toasts = connected;
  for (const action of pending.splice(0)) action(connected);
}

/** Calls back when a toast is waiting for the Toaster. @returns unsubscribes */
export function onPendingToast(callback: () => void): () => void {
  listeners.add(callback);
  if (pending.length > 0) callback();
  return () => listeners.delete(callback);
}

/**
 * Shows a message; the same message again restarts its timer instead of showing twice.
 *
 * @param duration milliseconds
 * @returns an id for `dismissToast`
 */
function show(
  tone: ToastTone,
  message: string,
  duration: number,
  reason?: string | null,
  content?: ReactElement,
): string {
  const id = `${tone}: ${message}`;
  runWithToasts((open) =>
    open(content ?? (reason ? `${message}\n${reason}` : message), {
      id,
      className: tone,
      duration,
    }),
  );
  return id;
}

export function toastSuccess(message: string, { duration = DURATION }: ToastSettings = {}) {
  return show('success', message, duration);
}

export function toastError(message: string, { duration = DURATION, reason }: ToastSettings = {}) {
  return show('error', message, duration, reason);
}

export function toastWarning(message: string, { duration = DURATION }: ToastSettings = {}) {
  return show('warning', message, duration);
}

export function toastInfo(message: string, { duration = DURATION }: ToastSettings = {}) {
  return show('info', message, duration);
}

/** Dismisses a toast, such as a loading one. */
export function dismissToast(id: string): void {
  runWithToasts((open) => open.dismiss(id));
}

/** The toasts of the staff's pages, which disappear sooner. */
export const adminToast = {
  success: (
    message: string,
    { duration = ADMIN_SUCCESS_DURATION, reason, content }: ToastSettings = {},
  ) => show('success', message, duration, reason, content),
  error: (message: string, { duration = ADMIN_DURATION, reason }: ToastSettings = {}) =>
    show('error', message, duration, reason),
  warning: (message: string, { duration = ADMIN_DURATION }: ToastSettings = {}) =>
    show('warning', message, duration),
  blank: (message: string, { duration = ADMIN_DURATION, content }: ToastSettings = {}) =>
    show('info', message, duration, null, content),
  /** Stays until it is dismissed. */
  loading: (message: string) => show('loading', message, Number.POSITIVE_INFINITY),
};
