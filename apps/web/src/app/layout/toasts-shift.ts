import { watchHeight } from '../../lib/publish-height.ts';

/** How far a page may be scrolled, in px, for its heading to be under the toasts. */
const NEAR_TOP = 80;

let height = 0;

/**
 * The page moves down under the toasts while they would cover its heading (overlays.css). What one reads
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

/** Moves the toasts below the control that the keyboard has reached, where they would cover it. */
function uncoverFocus(region: HTMLElement): void {
  region.style.top = '';
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || region.contains(focused)) return;
  const [control, toasts] = [focused.getBoundingClientRect(), region.getBoundingClientRect()];
  // Such as a dialog: they would leave the window.
  if (control.height > innerHeight / 2) return;
  const isBeside = control.right <= toasts.left || control.left >= toasts.right;
  const isCovered = !isBeside && control.bottom > toasts.top && control.top < toasts.bottom;
  if (isCovered) region.style.top = `${control.bottom}px`;
}

/** Watches the toasts; those of a dialog leave the page where it is. */
export function watchToasts(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  const stop = watchHeight(region, (newHeight) => {
    updateShift(region.parentElement === document.body ? newHeight : 0);
    uncoverFocus(region);
  });
  if (!stop) return undefined;
  // Such as at the top of the next page.
  const handleScroll = () => {
    if (height > 0) updateShift(height);
    uncoverFocus(region);
  };
  const handleFocus = () => uncoverFocus(region);
  addEventListener('scroll', handleScroll, { passive: true });
  addEventListener('focusin', handleFocus);
  return () => {
    stop();
    removeEventListener('scroll', handleScroll);
    removeEventListener('focusin', handleFocus);
    updateShift(0);
  };
}
