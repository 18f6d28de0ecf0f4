import type { VisitView } from '@pawmatch/contract/visits/visit-lists';
import type { VisitCounts } from '@pawmatch/contract/visits/visit-query';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { formatCount } from '../../../lib/format-count.ts';
import { visitRecordMessages } from './visits-admin-messages.ts';

const tabs = ['today', 'to_answer', 'later', 'past', 'all'] as const satisfies (
  | VisitView
  | 'all'
)[];

type VisitTabsProps = {
  view: VisitView | 'all';
  /** Undefined while they load. */
  counts: VisitCounts | undefined;
  searchOf: (view: VisitView | 'all') => string;
};

/** B4.01: the parts of the work, with how many visits each has. */
export function VisitTabs({ view, counts, searchOf }: VisitTabsProps) {
  // Overdue requests are a part of those to answer.
  const current = view === 'overdue' ? 'to_answer' : view;
  const list = useRef<HTMLUListElement>(null);
  // On a phone the tabs are wider than the screen. `scrollIntoView` would scroll the page too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts change the widths.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - 32;
  }, [current, counts]);
  return (
    <nav aria-label={visitRecordMessages.views} className="px-4 pt-2 sm:px-6">
      <ul ref={list} className="relative -mx-1 flex gap-1 overflow-x-auto p-1">
        {tabs.map((tab) => {
          const count = counts && (tab === 'all' ? counts.total : counts.views[tab]);
          return (
            <li key={tab}>
              <Link
                to={searchOf(tab)}
                preventScrollReset
                aria-current={tab === current || undefined}
                className="flex min-h-9 items-center gap-1.5 rounded-full px-3.5 text-sm font-semibold whitespace-nowrap text-text-muted hover:bg-action-soft aria-[current]:bg-action aria-[current]:text-on-action pointer-coarse:min-h-11"
              >
                {visitRecordMessages.view[tab]}
                {count !== undefined && (
                  <span className="font-medium tabular-nums">{formatCount(count)}</span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
