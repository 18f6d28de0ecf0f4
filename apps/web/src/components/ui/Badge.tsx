import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Tone =
  | 'pending'
  | 'positive'
  | 'accomplished'
  | 'negative'
  | 'progress'
  | 'neutral'
  | 'accent';

export const toneClasses: Record<Tone, string> = {
  pending: 'bg-status-pending text-status-pending-text',
  positive: 'bg-status-positive text-status-positive-text',
  accomplished: 'bg-status-accomplished text-status-accomplished-text',
  negative: 'bg-status-negative text-status-negative-text',
  progress: 'bg-status-progress text-status-progress-text',
  neutral: 'bg-status-neutral text-status-neutral-text',
  accent: 'bg-accent text-on-accent',
};

type BadgeProps = { tone?: Tone; icon?: ReactNode; className?: string; children: ReactNode };

/** A short label, such as "Special Needs". */
export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-1 text-xs font-semibold',
        toneClasses[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
