import type { ReactNode } from 'react';
import { resolveValue, type Toast } from 'react-hot-toast/headless';
import { classNames } from '../../components/ui/class-names.ts';
import { IconButton } from '../../components/ui/IconButton.tsx';
import { AlertIcon, CheckIcon, InfoIcon } from '../../components/ui/icons/marks.tsx';
import { CloseIcon } from '../../components/ui/icons/navigation.tsx';
import { SpinnerMark } from '../../components/ui/SpinnerMark.tsx';
import { dismissToast, TOAST_TONES, type ToastTone } from '../../lib/toast.ts';

const MARKS: Record<ToastTone, { icon: ReactNode; className: string }> = {
  success: { icon: <CheckIcon />, className: 'bg-status-positive text-status-positive-text' },
  error: { icon: <AlertIcon />, className: 'bg-status-negative text-status-negative-text' },
  warning: { icon: <AlertIcon />, className: 'bg-status-pending text-status-pending-text' },
  info: { icon: <InfoIcon />, className: 'bg-status-progress text-status-progress-text' },
  loading: { icon: <SpinnerMark />, className: 'bg-status-neutral text-status-neutral-text' },
};

/** One toast; errors and warnings interrupt a screen reader. */
export function ToastCard({ toast }: { toast: Toast }) {
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
        label="Dismiss"
        icon={<CloseIcon className="size-4.5" />}
        onClick={() => dismissToast(toast.id)}
        className="-my-1 -me-1"
      />
    </div>
  );
}
