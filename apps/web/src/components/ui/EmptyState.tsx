import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type EmptyStateProps = {
  /** An illustration; its size is its own. */
  picture?: ReactNode;
  title: string;
  /** What to do next, in one sentence. */
  children?: ReactNode;
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2' | 'h3';
  className?: string;
};

/** What an empty list shows, with a next step. */
export function EmptyState({
  picture,
  title,
  children,
  action,
  headingLevel: Heading = 'h2',
  className,
}: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'mx-auto grid max-w-md justify-items-center gap-3 px-4 py-10 text-center',
        className,
      )}
    >
      {picture}
      <Heading className="text-2xl">{title}</Heading>
      {children && <div className="text-balance text-text-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
