import { useSyncExternalStore } from 'react';

/*
 * The open dialogs, the topmost last. Everything outside the topmost dialog is inert and under its
 * backdrop, so toasts and menus must be rendered inside it.
 */
let openDialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function replaceWith(dialogs: readonly HTMLDialogElement[]) {
  openDialogs = dialogs;
  for (const listener of listeners) listener();
}

/** An open dialog hides the scrollbar; the theme keeps this width free for it. */
function measureScrollbar() {
  const { clientWidth, style } = document.documentElement;
  style.setProperty('--scrollbar-width', `${window.innerWidth - clientWidth}px`);
}

/** Adds a dialog as the topmost one, before it is shown. @returns removes it again */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  if (openDialogs.length === 0) measureScrollbar();
  replaceWith([...openDialogs, dialog]);
  return () => replaceWith(openDialogs.filter((open) => open !== dialog));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The topmost open dialog, or null when none is open (and on the server). */
export function useTopmostDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    subscribe,
    () => openDialogs.at(-1) ?? null,
    () => null,
  );
}
