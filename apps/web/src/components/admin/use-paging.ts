import { useCallback, useState } from 'react';

/** R9.06: items shown at first, and added each time. */
export const LIST_PAGE_SIZE = 10;

/** R9.06: more items are shown when this close to the bottom. */
export const SCROLL_TRIGGER_PX = 20;

/** R2.51: whether an area is scrolled to within {@link SCROLL_TRIGGER_PX} of its bottom. */
export function isNearBottom(
  area: Pick<Element, 'scrollTop' | 'clientHeight' | 'scrollHeight'>,
): boolean {
  return area.scrollHeight - area.scrollTop - area.clientHeight <= SCROLL_TRIGGER_PX;
}

export interface Paging {
  shown: number;
  hasMore: boolean;
  showMore: () => void;
}

/**
 * R2.51: how much of a fully loaded list is shown.
 * @param total length of the list
 * @param listKey identifies the filtered list; when it changes, the first page is shown again
 */
export function usePaging(total: number, listKey: string): Paging {
  const [page, setPage] = useState({ listKey, limit: LIST_PAGE_SIZE });
  const limit = page.listKey === listKey ? page.limit : LIST_PAGE_SIZE;
  // Based on the current render, so that several scroll events before the next one add one page.
  const showMore = useCallback(
    () => setPage({ listKey, limit: limit + LIST_PAGE_SIZE }),
    [listKey, limit],
  );
  return { shown: Math.min(limit, total), hasMore: total > limit, showMore };
}
