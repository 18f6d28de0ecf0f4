import { useSyncExternalStore } from 'react';

/*
 * The dialogs that are open, the topmost last. What is outside the topmost one is inert and under
 * its backdrop, so toasts and menus have to live inside it to be seen, read out and used.
 */
let openDialogs: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function replaceWith(dialogs: readonly HTMLDialogElement[]) {
  openDialogs = dialogs;
  for (const listener of listeners) listener();
}

/** The scrollbar goes while a dialog is open; the theme keeps its place free by this width. */
function measureScrollbar() {
  const { clientWidth, style } = document.documentElement;
  style.setProperty('--scrollbar-width', `${window.innerWidth - clientWidth}px`);
}

/** Puts a dialog on top, before it is shown; the answer takes it away again. */
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
