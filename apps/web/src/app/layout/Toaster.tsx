import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { toast, useToaster } from 'react-hot-toast/headless';
import { useTopmostDialog } from '../../components/ui/dialog-stack.ts';
import { connectToaster } from '../../lib/toast.ts';
import { ToastCard } from './ToastCard.tsx';

/** How long a dismissed toast takes to fade, in milliseconds. */
const FADE = 200;

/**
 * A toast that has been there for this long when somebody goes on belongs to the page that is left,
 * in milliseconds; a younger one, such as why one is sent to /login, has yet to be read.
 */
const BELONGS_AFTER = 1_000;

/**
 * Shows the toasts of `lib/toast.ts`, top-centre. A popover inside the topmost dialog when there is
 * one: anywhere else they would lie under its backdrop and be silent, since the page is inert.
 * @param path of the page: what was said on another one goes with it
 */
export function Toaster({ path = '' }: { path?: string }) {
  const { toasts, handlers } = useToaster({ removeDelay: FADE });
  const topmostDialog = useTopmostDialog();
  const region = useRef<HTMLElement>(null);
  const hasToasts = toasts.length > 0;

  const clearOld = useEffectEvent(() => {
    for (const { id, createdAt, duration } of toasts) {
      const isOver =
        Date.now() - createdAt > BELONGS_AFTER && duration !== Number.POSITIVE_INFINITY;
      if (isOver) toast.dismiss(id);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the path that changes.
  useEffect(() => clearOld(), [path]);

  // The region must be there before it says something, or screen readers do not.
  useEffect(() => connectToaster(toast), []);

  useEffect(() => {
    if (!hasToasts || !topmostDialog?.isConnected) region.current?.hidePopover?.();
    // A dialog that has just gone took its toasts with it; the next render puts them elsewhere.
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
