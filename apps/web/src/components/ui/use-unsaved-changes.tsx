import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { guardForm, isFormKept } from '../../lib/leave-guard.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { unsavedChangesMessages as messages } from './unsaved-changes-messages.ts';

interface UnsavedChanges {
  /** Calls `proceed` at once, or after the user has agreed to discard the changes. */
  leave: (proceed: () => void) => void;
  /** The confirmation dialog, to be rendered beside the form. */
  dialog: ReactNode;
}

/**
 * Asks before unsaved changes of a form are discarded: by `leave` (Escape, Close, Cancel), a link, the
 * browser's back and forward, and, with the browser's own dialog, by closing the tab. Navigation by the
 * application, such as after saving or when a session ends, and steps within the form's path are not
 * blocked.
 */
export function useUnsavedChanges(hasChanges: boolean): UnsavedChanges {
  const { pathname, key } = useLocation();
  const [proceed, setProceed] = useState<(() => void) | null>(null);
  const isDiscarded = useRef(false);
  const entry = useRef({ pathname, index: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the index changes with the history entry.
  useEffect(() => {
    entry.current = { pathname, index: historyIndex(history.state) ?? 0 };
  }, [pathname, key]);

  const ask = useCallback((next: () => void) => setProceed(() => next), []);

  useEffect(() => {
    if (!hasChanges) return;
    isDiscarded.current = false;
    const isGuarded = () => !isDiscarded.current && !isFormKept();
    const stopGuards = [
      guardForm({
        ask: (next) => (isGuarded() ? ask(next) : next()),
        onHistoryStep: createHistoryGuard(isGuarded, () => entry.current, ask),
      }),
      guardUnload(isGuarded),
      guardLinks(isGuarded, ask),
    ];
    return () => {
      for (const stop of stopGuards) stop();
    };
  }, [hasChanges, ask]);

  const handleDiscard = () => {
    isDiscarded.current = true;
    setProceed(null);
    proceed?.();
  };

  return {
    leave: (next) => (hasChanges ? ask(next) : next()),
    dialog: (
      <ConfirmDialog
        open={proceed !== null}
        title={messages.title}
        message={messages.text}
        confirmText={messages.discard}
        cancelText={messages.keepEditing}
        onConfirm={handleDiscard}
        onCancel={() => setProceed(null)}
      />
    ),
  };
}

type Ask = (proceed: () => void) => void;

function guardUnload(isGuarded: () => boolean): () => void {
  const handleUnload = (event: BeforeUnloadEvent) => {
    if (!isGuarded()) return;
    event.preventDefault();
    // Browsers before 2024 need this too.
    event.returnValue = true;
  };
  addEventListener('beforeunload', handleUnload);
  return () => removeEventListener('beforeunload', handleUnload);
}

function guardLinks(isGuarded: () => boolean, ask: Ask): () => void {
  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isGuarded() || !leavesPath(link, event)) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => link.click());
  };
  document.addEventListener('click', handleClick, true);
  return () => document.removeEventListener('click', handleClick, true);
}

/** Links to other sites are handled by `beforeunload`. */
function leavesPath(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const opensHere = !link.target && !link.hasAttribute('download') && event.button === 0;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  // The switch of languages keeps what was typed, and asks itself where it cannot.
  const isOwn =
    link.origin === location.origin && link.pathname !== location.pathname && !link.hreflang;
  return opensHere && !hasModifier && isOwn;
}

/** A step back cannot be prevented: this goes forward again without the router noticing. */
function createHistoryGuard(
  isGuarded: () => boolean,
  here: () => { pathname: string; index: number },
  ask: Ask,
): (event: PopStateEvent) => void {
  let isReturning = false;
  return (event) => {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const { pathname, index } = here();
    if (!isGuarded() || location.pathname === pathname) return;
    event.stopImmediatePropagation();
    const delta = (historyIndex(event.state) ?? index - 1) - index || -1;
    isReturning = true;
    history.go(-delta);
    ask(() => history.go(delta));
  };
}

/** The position that the router stores in each history entry. */
function historyIndex(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return null;
  return typeof state.idx === 'number' ? state.idx : null;
}
