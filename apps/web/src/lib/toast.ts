import type { toast } from 'react-hot-toast/headless';

/** How a toast looks and how urgently it is read out. */
export type ToastTone = 'success' | 'error' | 'warning' | 'info' | 'loading';

/** A tone's class name is all that the store carries of the look; the Toaster draws it. */
export const TOAST_TONES: readonly ToastTone[] = ['success', 'error', 'warning', 'info', 'loading'];

type ToastSettings = {
  duration?: number;
  /** Why it failed, under the message. */
  reason?: string | null;
};

const DURATION = 5_000;
const ADMIN_SUCCESS_DURATION = 2_000;
const ADMIN_DURATION = 4_000;

/** Failures that take time to read: what the server found wrong with a new pet (R9.09). */
export const LONG_TOAST_DURATION = 7_000;

type Toasts = typeof toast;

/** Undefined until the Toaster stands: its code is loaded when somebody may have to be told something. */
let toasts: Toasts | undefined;
const waiting: ((toasts: Toasts) => void)[] = [];
const callers = new Set<() => void>();

function tell(say: (toasts: Toasts) => void): void {
  if (toasts) {
    say(toasts);
    return;
  }
  waiting.push(say);
  for (const call of callers) call();
}

/** The Toaster stands: what has been said is shown now, what will be said at once. */
export function connectToaster(connected: Toasts): void {
  toasts = connected;
  for (const say of waiting.splice(0)) say(connected);
}

/** Calls back when something is, or has been, said that no Toaster shows; returns the way to stop. */
export function onUnheardToast(callback: () => void): () => void {
  callers.add(callback);
  if (waiting.length > 0) callback();
  return () => callers.delete(callback);
}

/**
 * Shows a message; the same message again starts its time anew instead of showing twice.
 *
 * @param duration milliseconds
 * @returns an id for `dismissToast`
 */
function show(tone: ToastTone, message: string, duration: number, reason?: string | null): string {
  const id = `${tone}: ${message}`;
  tell((open) =>
    open(reason ? `${message}\n${reason}` : message, { id, className: tone, duration }),
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

/** Takes one toast away before its time, such as a loading one. */
export function dismissToast(id: string): void {
  tell((open) => open.dismiss(id));
}

/** The toasts of the staff's screens, which go sooner: they work through lists (R9.09). */
export const adminToast = {
  success: (message: string, { duration = ADMIN_SUCCESS_DURATION }: ToastSettings = {}) =>
    show('success', message, duration),
  error: (message: string, { duration = ADMIN_DURATION, reason }: ToastSettings = {}) =>
    show('error', message, duration, reason),
  warning: (message: string, { duration = ADMIN_DURATION }: ToastSettings = {}) =>
    show('warning', message, duration),
  blank: (message: string, { duration = ADMIN_DURATION }: ToastSettings = {}) =>
    show('info', message, duration),
  /** Stays until it is dismissed. */
  loading: (message: string) => show('loading', message, Number.POSITIVE_INFINITY),
};
