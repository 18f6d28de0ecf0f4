import { watchHeight } from '../../lib/publish-height.ts';

/** How far a page may be scrolled, in px, for its heading to be under the toasts. */
const NEAR_TOP = 80;

let height = 0;

/**
 * On a phone the page moves down under the toasts while they would cover its heading (overlays.css). What one reads
 * further down does not move, neither when they come nor when they go.
 * @param newHeight of the toasts in px
 */
function updateShift(newHeight: number): void {
  height = newHeight;
  if (height > 0 && scrollY >= NEAR_TOP) return;
  const topOf = () => document.querySelector('main')?.getBoundingClientRect().top ?? 0;
  const before = topOf();
  document.documentElement.style.setProperty('--toasts-shift', height > 0 ? `${height}px` : null);
  const moved = topOf() - before;
  if (height === 0 && scrollY > 0 && moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
}

/** Watches the toasts; those of a dialog leave the page where it is. */
export function watchToasts(region: HTMLElement | null): (() => void) | undefined {
  const stop = watchHeight(region, (newHeight) =>
    updateShift(region?.parentElement === document.body ? newHeight : 0),
  );
  if (!stop) return undefined;
  // Such as at the top of the next page.
  const handleScroll = () => {
    if (height > 0) updateShift(height);
  };
  addEventListener('scroll', handleScroll, { passive: true });
  return () => {
    stop();
    removeEventListener('scroll', handleScroll);
    updateShift(0);
  };
}
