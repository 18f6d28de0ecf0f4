import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { AlertIcon, CheckIcon, InfoIcon } from './icons/marks.tsx';

type NoticeTone = 'info' | 'success' | 'warning' | 'error';

const VARIANTS: Record<NoticeTone, string> = {
  info: 'bg-status-progress text-status-progress-text',
  success: 'bg-status-positive text-status-positive-text',
  warning: 'bg-status-pending text-status-pending-text',
  error: 'bg-status-negative text-status-negative-text',
};

const MARKS: Record<NoticeTone, ReactNode> = {
  info: <InfoIcon />,
  success: <CheckIcon />,
  warning: <AlertIcon />,
  error: <AlertIcon />,
};

type NoticeProps = {
  tone?: NoticeTone;
  title?: string;
  children: ReactNode;
  action?: ReactNode;
  /** Not announced, because a toast shows the same. */
  isQuiet?: boolean;
  className?: string;
};

/** A message within the page; screen readers announce errors as they appear. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  isQuiet = false,
  className,
}: NoticeProps) {
  return (
    <div
      role={tone === 'error' && !isQuiet ? 'alert' : undefined}
      className={classNames('flex gap-3 rounded-xl p-4 text-sm', VARIANTS[tone], className)}
    >
      {MARKS[tone]}
      <div className="grid min-w-0 flex-1 gap-1 text-pretty wrap-anywhere">
        {title && <p className="font-semibold">{title}</p>}
        <div>{children}</div>
        {action && <div className="mt-2 flex flex-wrap gap-3">{action}</div>}
      </div>
    </div>
  );
}
