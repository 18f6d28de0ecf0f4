import type { ReactNode } from 'react';
import { Badge, type Tone } from './Badge.tsx';
import { CheckIcon, CrossIcon } from './icons/marks.tsx';
import { ClockIcon } from './icons/time.tsx';

export type StatusTone = Exclude<Tone, 'accent'>;

/** An icon for each tone, so that no status depends on colour alone. */
export const statusMarks: Record<StatusTone, ReactNode> = {
  pending: <ClockIcon className="size-3.5" />,
  positive: <CheckIcon className="size-3.5" />,
  accomplished: <CheckIcon className="size-3.5" />,
  negative: <CrossIcon className="size-3.5" />,
  progress: (
    <span aria-hidden="true" className="mx-0.5 size-2 rounded-full border-2 border-current" />
  ),
  neutral: <span aria-hidden="true" className="mx-1 size-1.5 rounded-full bg-current" />,
};

type StatusBadgeProps = { tone: StatusTone; className?: string; children: ReactNode };

/** The status of a pet or a visit; which tone a status has is decided by its feature. */
export function StatusBadge({ tone, className, children }: StatusBadgeProps) {
  return (
    <Badge tone={tone} icon={statusMarks[tone]} className={className}>
      {children}
    </Badge>
  );
}
