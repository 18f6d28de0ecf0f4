import {
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { classNames } from '../../components/ui/class-names.ts';
import { useTopmostDialog } from '../../components/ui/dialog-stack.ts';
import { IconButton } from '../../components/ui/IconButton.tsx';
import { AlertIcon, CheckIcon, InfoIcon } from '../../components/ui/icons/marks.tsx';
import { CloseIcon } from '../../components/ui/icons/navigation.tsx';
import { SpinnerMark } from '../../components/ui/Spinner.tsx';
import { connectToaster, dismissToast, TOAST_TONES, type ToastTone } from '../../lib/toast.ts';
import { toasterMessages } from './toaster-messages.ts';
import { glideToasts, watchToasts } from './toasts-shift.ts';

const MARKS: Record<ToastTone, { icon: ReactNode; className: string }> = {
  success: { icon: <CheckIcon />, className: 'bg-status-positive text-status-positive-text' },
  error: { icon: <AlertIcon />, className: 'bg-status-negative text-status-negative-text' },
  warning: { icon: <AlertIcon />, className: 'bg-status-pending text-status-pending-text' },
  info: { icon: <InfoIcon />, className: 'bg-status-progress text-status-progress-text' },
  loading: { icon: <SpinnerMark />, className: 'bg-status-neutral text-status-neutral-text' },
};

/** One toast; errors and warnings interrupt a screen reader. */
function ToastCard({ toast }: { toast: Toast }) {
  const tone = TOAST_TONES.find((known) => known === toast.className) ?? 'info';
  const { icon, className } = MARKS[tone];
  const message = resolveValue(toast.message, toast);
  return (
    <div
      role={tone === 'error' || tone === 'warning' ? 'alert' : undefined}
      className={classNames('toast', !toast.visible && 'toast-leaving')}
    >
      <span
        className={classNames('grid size-9 flex-none place-items-center rounded-full', className)}
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1 py-1.5 text-sm font-medium wrap-anywhere">
        {typeof message === 'string'
          ? // The message, and below it the reason.
            message.split('\n').map((line) => <p key={line}>{line}</p>)
          : message}
      </div>
      <IconButton
        label={toasterMessages.dismiss}
        icon={<CloseIcon className="size-4.5" />}
        onClick={() => dismissToast(toast.id)}
        className="-my-1 -me-1"
      />
    </div>
  );
}

/** How long a dismissed toast fades. */
const FADE_MS = 200;

/**
 * Navigation clears toasts that are older than this. A younger one, such as the reason for a redirect
 * to /login, belongs to the new page.
 */
const CLEAR_AFTER_MS = 1_000;

/** A pointer may rest where a toast comes up, over what one wants to press next: it keeps the toast no longer. */
const MAX_HOVER_MS = 10_000;

/** A live region must be there, and shown, for a moment before its content, or screen readers do not announce that. */
const SETTLING_MS = 100;

/**
 * Shows the toasts of `lib/toast.ts`, top-centre. They are a popover inside the topmost dialog when
 * there is one: the page behind it is inert, so they would be under its backdrop and not read out.
 * @param path of the page; when it changes, older toasts are dismissed
 */
export function Toaster({ path = '' }: { path?: string }) {
  const { toasts, handlers } = useToaster({ removeDelay: FADE_MS });
  const topmostDialog = useTopmostDialog();
  const region = useRef<HTMLElement>(null);
  const setRegion = useCallback((element: HTMLElement | null) => {
    region.current = element;
    const stop = watchToasts(element);
    return () => {
      region.current = null;
      stop?.();
    };
  }, []);
  const container = topmostDialog ?? document.body;
  const [settledIn, setSettledIn] = useState<Element | null>(null);
  const [hoveredIn, setHoveredIn] = useState<Element | null>(null);
  const endPause = useEffectEvent(() => handlers.endPause());
  useEffect(() => {
    if (hoveredIn !== container) return undefined;
    const timer = setTimeout(endPause, MAX_HOVER_MS);
    return () => clearTimeout(timer);
  }, [hoveredIn, container]);

  const clearOld = useEffectEvent(() => {
    for (const { id, createdAt, duration } of toasts) {
      const isOver =
        Date.now() - createdAt > CLEAR_AFTER_MS && duration !== Number.POSITIVE_INFINITY;
      if (isOver) toast.dismiss(id);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the path changes.
  useEffect(() => clearOld(), [path]);

  useEffect(() => connectToaster(toast), []);

  // In another place it is another element.
  useEffect(() => {
    // A dialog that has just closed removed the region; the next render adds it elsewhere.
    if (region.current?.isConnected) region.current.showPopover?.();
    const timer = setTimeout(setSettledIn, SETTLING_MS, container);
    return () => {
      clearTimeout(timer);
      // Neither pointer nor focus is in the next one, and no event tells that they left this one.
      endPause();
    };
  }, [container]);

  useLayoutEffect(() => {
    if (region.current) glideToasts(region.current);
  });

  return createPortal(
    <section
      ref={setRegion}
      popover="manual"
      aria-label={toasterMessages.label}
      aria-live="polite"
      aria-relevant="additions text"
      onPointerEnter={() => {
        setHoveredIn(container);
        handlers.startPause();
      }}
      onPointerLeave={() => {
        setHoveredIn(null);
        handlers.endPause();
      }}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      className="toasts"
    >
      {settledIn === container && toasts.map((toast) => <ToastCard key={toast.id} toast={toast} />)}
    </section>,
    container,
  );
}
