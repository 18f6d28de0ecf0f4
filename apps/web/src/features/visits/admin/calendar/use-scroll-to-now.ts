import { type RefObject, useLayoutEffect } from 'react';

/** A part of the area that stays above or before the present, so that what has just begun is in sight. */
const BEFORE = 0.25;

/**
 * Opens a calendar at the present time: scrolls the area to its first `[data-now]`, once for each view.
 * @param view changes with the days and the order that are shown
 */
export function useScrollToNow(area: RefObject<HTMLElement | null>, view: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each view.
  useLayoutEffect(() => {
    const now = area.current?.querySelector('[data-now]');
    if (!area.current || !now) return;
    const [outer, inner] = [area.current.getBoundingClientRect(), now.getBoundingClientRect()];
    area.current.scrollBy(
      inner.left - outer.left - outer.width * BEFORE,
      inner.top - outer.top - outer.height * BEFORE,
    );
  }, [view]);
}
