import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type ChipProps = { icon?: ReactNode; className?: string; children: ReactNode };

/** One tag of a list of traits; long ones wrap instead of overflowing. */
export function Chip({ icon, className, children }: ChipProps) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center gap-1.5 rounded-full border border-line bg-paper px-3 py-1',
        'text-sm wrap-anywhere text-text',
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
