import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { toast, useToaster } from 'react-hot-toast/headless';
import { useTopmostDialog } from '../../components/ui/dialog-stack.ts';
import { connectToaster } from '../../lib/toast.ts';
import { ToastCard } from './ToastCard.tsx';

/** How long a dismissed toast fades. */
const FADE_MS = 200;

/**
 * Navigation clears toasts that are older than this. A younger one, such as the reason for a redirect
 * to /login, belongs to the new page.
 */
const CLEAR_AFTER_MS = 1_000;

/**
 * Shows the toasts of `lib/toast.ts`, top-centre. They are a popover inside the topmost dialog when
 * there is one: the page behind it is inert, so they would be under its backdrop and not read out.
 * @param path of the page; when it changes, older toasts are dismissed
 */
export function Toaster({ path = '' }: { path?: string }) {
  const { toasts, handlers } = useToaster({ removeDelay: FADE_MS });
  const topmostDialog = useTopmostDialog();
  const region = useRef<HTMLElement>(null);
  const hasToasts = toasts.length > 0;

  const clearOld = useEffectEvent(() => {
    for (const { id, createdAt, duration } of toasts) {
      const isOver =
        Date.now() - createdAt > CLEAR_AFTER_MS && duration !== Number.POSITIVE_INFINITY;
      if (isOver) toast.dismiss(id);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes.
  useEffect(() => clearOld(), [path]);

  // The live region must exist before it gets content, or screen readers do not announce it.
  useEffect(() => connectToaster(toast), []);

  useEffect(() => {
    if (!hasToasts || !topmostDialog?.isConnected) region.current?.hidePopover?.();
    // A dialog that has just closed removed the region; the next render adds it elsewhere.
    if (hasToasts && region.current?.isConnected) region.current.showPopover?.();
  }, [hasToasts, topmostDialog]);

  return createPortal(
    <section
      ref={region}
      popover="manual"
      aria-label="Notifications"
      aria-live="polite"
      aria-relevant="additions text"
      onPointerEnter={handlers.startPause}
      onPointerLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className="toasts"
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>,
    topmostDialog ?? document.body,
  );
}
