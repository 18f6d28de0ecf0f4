import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';

/** R2.51, R9.06: height of the area in which a list scrolls, in pixels. */
export const PANEL_HEIGHT = 500;

/** A list up to this long is rendered whole: it can be searched and printed by the browser. */
const WHOLE_UP_TO = 60;

/** Rows kept ready above and below what is seen of a longer list. */
const OVERSCAN = 6;

export interface RowWindow {
  scrollRef: RefObject<HTMLDivElement | null>;
  rows: VirtualItem[];
  /** Heights that stand for the rows that are not rendered, in pixels. */
  spaceBefore: number;
  spaceAfter: number;
  /** Ref for each row, which also needs its `data-index`. */
  measure: (row: HTMLElement | null) => void;
}

/**
 * Which rows of a long list are rendered, so that scrolling through thousands stays smooth.
 * @param estimatedHeight of one row in pixels, until it has been measured
 */
export function useRowWindow(count: number, estimatedHeight: number): RowWindow {
  const scrollRef = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scrollRef.current,
    estimateSize: () => estimatedHeight,
    overscan: OVERSCAN,
    // The area always has this height; nothing needs to be measured or watched.
    observeElementRect: (_, report) => report({ width: 0, height: PANEL_HEIGHT }),
    measureElement: (row) => heightOf(row) + heightOf(row.previousElementSibling, '[data-group]'),
    rangeExtractor: (range) =>
      count <= WHOLE_UP_TO
        ? Array.from({ length: count }, (_, index) => index)
        : defaultRangeExtractor(range),
  });
  const rows = virtualizer.getVirtualItems();
  return {
    scrollRef,
    rows,
    spaceBefore: rows[0]?.start ?? 0,
    spaceAfter: virtualizer.getTotalSize() - (rows.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
  };
}

/** In pixels; nothing for another element than is asked for. A row is as high as it is with its heading. */
const heightOf = (element: Element | null, selector = '*') =>
  element instanceof HTMLElement && element.matches(selector) ? element.offsetHeight : 0;
