import { defaultRangeExtractor, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useRef } from 'react';

/** R2.51, R9.06: height of the area in which a list scrolls, in pixels. */
export const PANEL_HEIGHT = 500;

/** A list up to this length is rendered completely, so that the browser can search and print it. */
const RENDER_ALL_UP_TO = 60;

/** Rows rendered above and below the visible ones of a longer list. */
const OVERSCAN = 6;

export interface RowWindow {
  scrollRef: RefObject<HTMLDivElement | null>;
  rows: VirtualItem[];
  /** Heights of the rows that are not rendered, in pixels. */
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
    // The area has a fixed height, so it needs no measuring.
    observeElementRect: (_, report) => report({ width: 0, height: PANEL_HEIGHT }),
    measureElement: (row) => heightOf(row) + heightOf(row.previousElementSibling, '[data-group]'),
    rangeExtractor: (range) =>
      count <= RENDER_ALL_UP_TO
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

/** In pixels; 0 for an element that does not match. A row's height includes its group heading. */
const heightOf = (element: Element | null, selector = '*') =>
  element instanceof HTMLElement && element.matches(selector) ? element.offsetHeight : 0;
