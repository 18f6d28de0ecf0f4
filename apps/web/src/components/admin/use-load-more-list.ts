import type { UIEvent } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { isNearBottom, LIST_PAGE_SIZE, usePaging } from './use-paging.ts';
import { type RowWindow, useRowWindow } from './use-row-window.ts';

/** From here on there is room for the columns of a table; below, rows are cards. */
const TABLE_QUERY = '(min-width: 48rem)';

const ROW_HEIGHT = { table: 65, cards: 150 };

export interface LoadMoreListState extends RowWindow {
  layout: 'table' | 'cards';
  /** How many are there, shown or not. */
  total: number;
  hasMore: boolean;
  /** The next page is the last. */
  isAlmostWhole: boolean;
  showMore: () => void;
  onScroll: (event: UIEvent<HTMLElement>) => void;
}

/**
 * R2.51: the first 10 items of a loaded list, and 10 more on demand or at the end of the scrolling.
 * @param listKey what is listed, such as the filter; when it changes, the list begins anew
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
    isAlmostWhole: total - shown <= LIST_PAGE_SIZE,
    showMore,
    onScroll: handleScroll,
  };
}
