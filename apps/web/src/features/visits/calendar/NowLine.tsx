import { type RefObject, useLayoutEffect } from 'react';
import { classNames } from '../../../components/ui/class-names.ts';
import { isRightToLeft } from '../../../lib/reading-direction.ts';

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
    const before = outer.width * BEFORE;
    area.current.scrollBy(
      isRightToLeft() ? inner.right - outer.right + before : inner.left - outer.left - before,
      inner.top - outer.top - outer.height * BEFORE,
    );
  }, [view]);
}

type NowLineProps = {
  /** How much of the cell's time has passed, from 0 to 1. */
  passed: number;
  isVertical: boolean;
};

/** Where the present time is in a cell of the calendar, behind its visits. */
export function NowLine({ passed, isVertical }: NowLineProps) {
  const at = `${Math.round(passed * 100)}%`;
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'pointer-events-none absolute border-accent',
        isVertical ? 'inset-y-0 border-s-2' : 'inset-x-0 border-t-2',
      )}
      style={isVertical ? { insetInlineStart: at } : { top: at }}
    />
  );
}
