import type { UIEvent } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { isNearBottom, LIST_PAGE_SIZE, usePaging } from './use-paging.ts';
import { type RowWindow, useRowWindow } from './use-row-window.ts';

/** Wide enough for the columns of a table; on narrower screens, rows are cards. */
const TABLE_QUERY = '(min-width: 48rem)';

const ROW_HEIGHT = { table: 65, cards: 150 };

export interface LoadMoreListState extends RowWindow {
  layout: 'table' | 'cards';
  /** All items, shown or not. */
  total: number;
  hasMore: boolean;
  /** The next page is the last. */
  isNextPageLast: boolean;
  showMore: () => void;
  onScroll: (event: UIEvent<HTMLElement>) => void;
}

/**
 * R2.51: shows the first 10 items of a loaded list, and 10 more on demand or when scrolled to the end.
 * @param listKey identifies the filtered list; when it changes, the first page is shown again
 */
export function useLoadMoreList(total: number, listKey: string): LoadMoreListState {
  const layout = useMediaQuery(TABLE_QUERY) ? 'table' : 'cards';
  const { shown, hasMore, showMore } = usePaging(total, listKey);
  const rowWindow = useRowWindow(shown, ROW_HEIGHT[layout]);

  const handleScroll = ({ currentTarget }: UIEvent<HTMLElement>) => {
    if (hasMore && isNearBottom(currentTarget)) showMore();
  };

  return {
    ...rowWindow,
    layout,
    total,
    hasMore,
    isNextPageLast: total - shown <= LIST_PAGE_SIZE,
    showMore,
    onScroll: handleScroll,
  };
}
