import { useCallback, useState } from 'react';

/** R9.06: items shown at first, and added each time. */
export const LIST_PAGE_SIZE = 10;

/** R9.06: this near to the end of what is shown, in pixels, more is shown. */
export const SCROLL_TRIGGER_PX = 20;

/** R2.51: has an area been scrolled to within {@link SCROLL_TRIGGER_PX} of its bottom? */
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
 * @param listKey what is listed, such as the filter; when it changes, the list begins anew
 */
export function usePaging(total: number, listKey: string): Paging {
  const [page, setPage] = useState({ listKey, limit: LIST_PAGE_SIZE });
  const limit = page.listKey === listKey ? page.limit : LIST_PAGE_SIZE;
  // Counted from what this rendering shows: several scroll events before the next one add one page.
  const showMore = useCallback(
    () => setPage({ listKey, limit: limit + LIST_PAGE_SIZE }),
    [listKey, limit],
  );
  return { shown: Math.min(limit, total), hasMore: total > limit, showMore };
}
