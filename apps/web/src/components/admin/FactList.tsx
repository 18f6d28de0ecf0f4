import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';

/** The facts of one record, in columns where there is room. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-6 gap-y-3">
      {children}
    </dl>
  );
}

type FactProps = {
  label: string;
  /** For long texts: more than one column. */
  isWide?: boolean;
  children: ReactNode;
};

/** One fact of a {@link FactList}. */
export function Fact({ label, isWide = false, children }: FactProps) {
  return (
    <div
      className={classNames(
        'grid min-w-0 content-start gap-0.5',
        isWide && 'col-span-full sm:col-span-2',
      )}
    >
      <dt className="text-xs text-text-muted">{label}</dt>
      <dd className="text-sm font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}
