import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { focusPage } from '../../lib/focus-page.ts';
import { pushDialog } from './dialog-stack.ts';

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), ' +
  'textarea:not(:disabled), summary, [tabindex]:not([tabindex="-1"])';

/** Moves focus with Tab from the last control to the first, and with Shift+Tab the other way. */
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

/** How far a key scrolls, in pixels; 0 for other keys. */
function distanceOf({ key, shiftKey }: KeyboardEvent, area: Element): number {
  const page = area.clientHeight * 0.875;
  if (key === 'ArrowDown' || key === 'ArrowUp') return key === 'ArrowDown' ? 40 : -40;
  if (key === 'Home' || key === 'End')
    return key === 'End' ? area.scrollHeight : -area.scrollHeight;
  if (key === 'PageDown' || (key === ' ' && !shiftKey)) return page;
  return key === 'PageUp' || key === ' ' ? -page : 0;
}

/** While the dialog itself has focus, as at its opening, the browser scrolls nothing inside it. */
function scrollByKey(event: KeyboardEvent<HTMLDialogElement>) {
  const dialog = event.currentTarget;
  if (event.target !== dialog) return;
  const hidden = (area: Element) => area.scrollHeight - area.clientHeight;
  const [area] = [...dialog.querySelectorAll('*')]
    .filter((it) => hidden(it) > 0 && /auto|scroll/.test(getComputedStyle(it).overflowY))
    .sort((one, other) => hidden(other) - hidden(one));
  const distance = area && distanceOf(event, area);
  if (!distance) return;
  event.preventDefault();
  area.scrollBy(0, distance);
}

/** The focused element and its ancestors, from the inside out. */
function focusTrail(): HTMLElement[] {
  const trail: HTMLElement[] = [];
  for (let at = document.activeElement; at instanceof HTMLElement; at = at.parentElement) {
    trail.push(at);
  }
  return trail;
}

/** Returns focus to where it was, or to the nearest remaining ancestor, such as after a deleted row, or to the page. */
function giveFocusBack(trail: readonly HTMLElement[]) {
  const focusNearest = () => {
    const nearest = trail.find((at) => at.isConnected && at.matches(`${FOCUSABLE}, [tabindex]`));
    if (nearest) nearest.focus();
    else focusPage();
  };
  focusNearest();
  queueMicrotask(() => {
    if (document.activeElement === document.body) focusNearest();
  });
}

/** A server-rendered dialog is open already: it must neither be opened twice nor fade in. */
function markServerRendered(dialog: HTMLDialogElement) {
  dialog.removeAttribute('open');
  dialog.dataset.serverRendered = '';
}

/**
 * Shows a native dialog as modal while it is mounted. Focus goes to the element with `data-autofocus`,
 * else to the dialog itself, and returns to where it was when the dialog closes.
 *
 * @param onDismiss Escape, the back gesture, or a press on the backdrop; undefined while it must stay.
 * @param hasUnsavedChanges a press on the backdrop does not dismiss it
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
    onClick: (event: { target: EventTarget; detail: number }) => void;
  };
} {
  const ref = useRef<HTMLDialogElement>(null);
  const pressed = useRef<EventTarget | null>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const focusedBefore = focusTrail();
    const popDialog = pushDialog(dialog);
    if (dialog.open) markServerRendered(dialog);
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
        scrollByKey(event);
        if (event.key !== 'Escape') return;
        // A nested dialog is a React child of this one: its Escape must not reach this dialog.
        event.preventDefault();
        event.stopPropagation();
        onDismiss?.();
      },
      onCancel: (event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        onDismiss?.();
      },
      // Chromium closes the dialog itself on a second back gesture: reopen it and let the owner decide.
      onClose: (event) => {
        const dialog = ref.current;
        if (event.target !== dialog || !dialog || dialog.open) return;
        dialog.showModal();
        onDismiss?.();
      },
      // A press that starts inside, such as selecting text, and ends outside does not close the dialog.
      onPointerDown: (event) => {
        pressed.current = event.target;
      },
      onClick: (event) => {
        const isOnBackdrop = event.target === ref.current && pressed.current === ref.current;
        pressed.current = null;
        // A double-click on the button that opened the dialog ends on the backdrop.
        const isDoubleClick = event.detail > 1;
        if (isOnBackdrop && !isDoubleClick && !hasUnsavedChanges) onDismiss?.();
      },
    },
  };
}
