import type { ReactNode } from 'react';
import { StaffNavigation } from './StaffNavigation.tsx';

type StaffPageProps = {
  title: string;
  /** Beside the title, such as how many there are. */
  count?: string | null;
  action?: ReactNode;
  children: ReactNode;
};

/** B4.01: a list of staff: as wide as the window and, beside a mouse, as high. On a phone the page scrolls. */
export function StaffPage({ title, count, action, children }: StaffPageProps) {
  return (
    <div className="md:flex md:h-[max(34rem,calc(100dvh-var(--spacing-nav)-1px))] md:flex-col">
      <StaffNavigation />
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 pt-4 sm:px-6">
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          <h1 className="text-2xl">{title}</h1>
          <p aria-live="polite" className="text-sm text-text-muted tabular-nums">
            {count}
          </p>
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}
