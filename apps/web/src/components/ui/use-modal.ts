import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { pushDialog } from './dialog-stack.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), ' +
  'textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

/** Sends Tab from the last control back to the first and the other way round. */
function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>) {
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control.checkVisibility?.() ?? true,
  );
  const isAtTop = document.activeElement === controls[0] || !controls.some(hasFocus);
  const next = event.shiftKey
    ? isAtTop && controls.at(-1)
    : document.activeElement === controls.at(-1) && controls[0];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function hasFocus(element: HTMLElement) {
  return document.activeElement === element;
}

/** What has focus, and all that it lies in, from the inside out. */
function focusTrail(): HTMLElement[] {
  const trail: HTMLElement[] = [];
  for (let at = document.activeElement; at instanceof HTMLElement; at = at.parentElement) {
    trail.push(at);
  }
  return trail;
}

/** Focus goes back where it was; when that went with the dialog, as a deleted row does, near to it. */
function giveFocusBack(trail: readonly HTMLElement[]) {
  const focusNearest = () =>
    trail.find((at) => at.isConnected && at.matches(`${FOCUSABLE}, [tabindex]`))?.focus();
  focusNearest();
  queueMicrotask(() => {
    if (document.activeElement === document.body) focusNearest();
  });
}

/** What the server wrote as open is shown already: it must neither be opened twice nor fade in. */
function takeOverWritten(dialog: HTMLDialogElement) {
  dialog.removeAttribute('open');
  dialog.dataset.serverRendered = '';
}

/**
 * Shows a native dialog as modal for as long as it is mounted. Focus goes to the element marked
 * `data-autofocus`, else to the dialog itself, and back to where it was when the dialog goes.
 *
 * @param onDismiss Escape, the back gesture, or a press on the backdrop; undefined while it must stay.
 * @param hasUnsavedChanges a press on the backdrop, which may be a slip, does not dismiss it
 */
export function useModal(
  onDismiss: (() => void) | undefined,
  hasUnsavedChanges = false,
): {
  ref: RefObject<HTMLDialogElement | null>;
  handlers: {
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => void;
    onCancel: (event: { target: EventTarget; preventDefault: () => void }) => void;
    onClose: (event: { target: EventTarget }) => void;
    onPointerDown: (event: { target: EventTarget }) => void;
    onClick: (event: { target: EventTarget }) => void;
  };
} {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const focusedBefore = focusTrail();
    const popDialog = pushDialog(dialog);
    if (dialog.open) takeOverWritten(dialog);
    dialog.showModal();
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
    return () => {
      popDialog();
      dialog.close();
      giveFocusBack(focusedBefore);
    };
  }, []);

  return {
    ref,
    handlers: {
      onKeyDown: (event) => {
        if (event.defaultPrevented) return;
        if (event.key === 'Tab') keepFocusInside(event);
        if (event.key !== 'Escape') return;
        // A dialog inside this one is React's child of it too: its Escape is not ours.
        event.preventDefault();
        event.stopPropagation();
        onDismiss?.();
      },
      onCancel: (event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onDismiss?.();
      },
      // Chromium closes by itself when the back gesture comes twice: the one who opened it decides.
      onClose: (event) => {
        const dialog = ref.current;
        if (event.target !== dialog || !dialog || dialog.open) return;
        dialog.showModal();
        onDismiss?.();
      },
      // A press that began inside, such as selecting text, and ended outside closes nothing.
      onPointerDown: (event) => {
        pressed.current = event.target;
      },
      onClick: (event) => {
        const isOnBackdrop = event.target === ref.current && pressed.current === ref.current;
        pressed.current = null;
        if (isOnBackdrop && !hasUnsavedChanges) onDismiss?.();
      },
    },
  };
}
