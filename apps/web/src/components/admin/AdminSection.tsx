import { type ReactNode, useId } from 'react';

type AdminSectionProps = {
  /** The target of links to this section. */
  id: string;
  title: string;
  /** Such as "12 of 40"; null while it is not known. */
  count: string | null;
  /** The button that adds one. */
  action: ReactNode;
  filter: ReactNode;
  /** The list panel and the bulk action bar. */
  children: ReactNode;
};

/** R2.48: one of the two sections of the dashboard. */
export function AdminSection({ id, title, count, action, filter, children }: AdminSectionProps) {
  const titleId = useId();
  return (
    <section
      id={id}
      aria-labelledby={titleId}
      tabIndex={-1}
      data-read-out
      className="min-w-0 scroll-mt-20 overflow-clip rounded-xl border border-line bg-surface shadow-card"
    >
      <header className="grid gap-3 border-b border-line px-4 py-3">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <div className="flex flex-wrap items-baseline gap-x-2.5">
            <h2 id={titleId} className="text-xl">
              {title}
            </h2>
            <p aria-live="polite" className="text-sm text-text-muted tabular-nums">
              {count}
            </p>
          </div>
          {action}
        </div>
        {filter}
      </header>
      <div className="relative">{children}</div>
    </section>
  );
}
