import { type ReactNode, useEffect } from 'react';
import { Button } from '../ui/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import type { LoadMoreListState } from './use-load-more-list.ts';

type LoadMorePanelProps = {
  list: LoadMoreListState;
  /** Names the scrolling area. */
  label: string;
  /** Identifies the filtered list; when it changes, the area scrolls back to its top. */
  listKey: string;
  /** Leaves room at the end for the bulk action bar, which overlays it. */
  hasBulkBar: boolean;
  /** The table or the cards. */
  children: ReactNode;
};

/** R2.51: the 500 px area in which a staff list scrolls. */
export function LoadMorePanel({ list, label, listKey, hasBulkBar, children }: LoadMorePanelProps) {
  const { scrollRef, hasMore, isNextPageLast, showMore, onScroll } = list;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the key changes.
  useEffect(() => {
    if (scrollRef.current) scrollRef.current.scrollTop = 0;
  }, [scrollRef, listKey]);

  const handleMore = () => {
    // The last page removes the button, which would lose focus.
    if (isNextPageLast) scrollRef.current?.focus({ preventScroll: true });
    showMore();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark within the section.
    <div
      ref={scrollRef}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has focus.
      tabIndex={0}
      onScroll={onScroll}
      className="relative h-panel overflow-y-auto overscroll-y-auto focus-visible:-outline-offset-2"
    >
      {children}
      <div className={classNames('grid justify-center px-4 py-4', hasBulkBar && 'pb-24')}>
        {hasMore && (
          <Button variant="secondary" size="sm" onClick={handleMore}>
            Load More
          </Button>
        )}
      </div>
    </div>
  );
}
