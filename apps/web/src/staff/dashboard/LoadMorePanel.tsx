import { type ReactNode, type UIEvent, useEffect, useRef } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { staffMessages } from '../staff-messages.ts';
import { type GrowingList, LIST_PAGE_SIZE } from './use-growing-list.ts';

/** More items are shown when this close to the bottom. */
const SCROLL_TRIGGER_PX = 20;

type LoadMorePanelProps = {
  list: Pick<GrowingList<unknown>, 'rows' | 'hasMore' | 'showMore'>;
  /** All rows of the list, shown or not. */
  total: number;
  /** Names the scrolling area. */
  label: string;
  /** Identifies the filtered list; when it changes, the area scrolls back to its top. */
  listKey: string;
  /** Leaves room at the end for the bulk action bar, which overlays it. */
  hasBulkBar: boolean;
  /** The table or the cards. */
  children: ReactNode;
};

/** The 500 px area in which a staff list scrolls, and which loads more at its end. */
export function LoadMorePanel({
  list: { rows, hasMore, showMore },
  total,
  label,
  listKey,
  hasBulkBar,
  children,
}: LoadMorePanelProps) {
  const area = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the key changes.
  useEffect(() => {
    if (area.current) area.current.scrollTop = 0;
  }, [listKey]);

  const handleScroll = ({ currentTarget: box }: UIEvent<HTMLElement>) => {
    const left = box.scrollHeight - box.scrollTop - box.clientHeight;
    if (hasMore && left <= SCROLL_TRIGGER_PX) showMore();
  };

  const handleMore = () => {
    // The last page removes the button, which would lose focus.
    if (total - rows.length <= LIST_PAGE_SIZE) area.current?.focus({ preventScroll: true });
    showMore();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be a landmark within the section.
    <div
      ref={area}
      role="group"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll what has focus.
      tabIndex={0}
      onScroll={handleScroll}
      className="relative h-panel overflow-y-auto overscroll-y-auto focus-visible:-outline-offset-2"
    >
      {children}
      <div className={classNames('grid justify-center px-4 py-4', hasBulkBar && 'pb-24')}>
        {hasMore && (
          <Button variant="secondary" size="sm" onClick={handleMore}>
            {staffMessages.loadMore}
          </Button>
        )}
      </div>
    </div>
  );
}
