import {
  observeWindowOffset,
  observeWindowRect,
  type VirtualItem,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual';
import type { RefObject } from 'react';

export interface Grid {
  list: RefObject<HTMLElement | null>;
  /** How many cards there are, and how many per row. */
  count: number;
  columns: number;
  /** Identifies a row independently of the rows before it. */
  rowKey: (row: number) => string;
  /** Height of a row in pixels, until it has been measured. */
  estimateRow: () => number;
}

export interface VirtualRows {
  /** Indexes of the rendered rows. */
  rows: number[];
  /** Heights of the other rows, in pixels. */
  spaceBefore: number;
  spaceAfter: number;
  /** Ref for the first card of each row, which also needs the row as its `data-index`. */
  measure: ((card: HTMLElement | null) => void) | undefined;
}

/** Rows rendered above and below the viewport. */
const OVERSCAN = 2;

export type RowWindow = ReturnType<typeof openRowWindow>;

/** Distance of the list from the top of the document, in pixels. */
const topOf = ({ list }: Grid): number =>
  Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY);

/**
 * Starts to render only the rows near the viewport. Rows that were rendered before keep their measured
 * heights, so that nothing moves.
 * @param onChange called when other rows should be rendered
 */
export function openRowWindow(first: Grid, onChange: () => void) {
  let top = topOf(first);
  const measured = measureRows(first, top);
  const virtualizer = new Virtualizer(optionsFor(first, top, measured, onChange));
  return {
    /** For layout effects: when the list has appeared, and after each of its renders. */
    didMount() {
      // The content above changes its height with the width of the window.
      const onResize = () => {
        top = topOf(first);
        onChange();
      };
      const unmount = virtualizer._didMount();
      window.addEventListener('resize', onResize);
      return () => {
        window.removeEventListener('resize', onResize);
        unmount();
      };
    },
    willUpdate: () => virtualizer._willUpdate(),

    /** To be called in each render. */
    rows(grid: Grid): VirtualRows {
      virtualizer.setOptions(optionsFor(grid, top, measured, onChange));
      const items = virtualizer.getVirtualItems();
      return {
        rows: items.map(({ index }) => index),
        spaceBefore: (items[0]?.start ?? top) - top,
        spaceAfter: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top),
        measure: virtualizer.measureElement,
      };
    },
  };
}

function measureRows({ list, columns, rowKey }: Grid, top: number): VirtualItem[] {
  const cards = [...(list.current?.children ?? [])] as HTMLElement[];
  let start = top;
  return cards
    .filter((_, index) => index % columns === 0)
    .map(({ offsetHeight: size }, index) => {
      const item = { index, key: rowKey(index), start, size, end: start + size, lane: 0 };
      start = item.end;
      return item;
    });
}

function optionsFor(
  { count, columns, rowKey, estimateRow }: Grid,
  top: number,
  initialMeasurementsCache: VirtualItem[],
  onChange: () => void,
): VirtualizerOptions<Window, HTMLElement> {
  return {
    count: Math.ceil(count / columns),
    getItemKey: rowKey,
    estimateSize: estimateRow,
    overscan: OVERSCAN,
    scrollMargin: top,
    initialMeasurementsCache,
    getScrollElement: () => window,
    initialOffset: () => window.scrollY,
    // Set before the first measurement, so that the first render has cards.
    initialRect: { width: innerWidth, height: innerHeight },
    observeElementRect: observeWindowRect,
    observeElementOffset: observeWindowOffset,
    scrollToFn: windowScroll,
    onChange,
  };
}
