import type { ReactNode } from 'react';

/** What the panel says when there is nothing to list, and the way on. */
export function ListEmpty({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid h-[500px] content-center justify-items-center gap-4 px-6 text-center">
      <p className="text-text-muted">{children}</p>
      {action}
    </div>
  );
}
