import { watchHeight } from '../../lib/publish-height.ts';

/** How far a page may be scrolled, in px, for its heading to be under the toasts. */
const NEAR_TOP = 80;

/** Within this time after a finger has left, the browser makes a click of its touch. */
const CLICK_MS = 100;

let height = 0;

/** Whether something is being pressed: if it moved meanwhile, the press would end on something else and do nothing. */
let isPressed = false;

function handlePress(): void {
  isPressed = true;
}

function handleRelease(): void {
  setTimeout(() => {
    isPressed = false;
    updateShift(height);
  }, CLICK_MS);
}

/**
 * The page moves down under the toasts while they would cover its heading (overlays.css). What one reads
 * further down does not move, neither when they come nor when they go.
 * @param newHeight of the toasts in px
 */
function updateShift(newHeight: number): void {
  height = newHeight;
  if (isPressed) return;
  if (height > 0 && scrollY >= NEAR_TOP) return;
  const topOf = () => document.querySelector('main')?.getBoundingClientRect().top ?? 0;
  const before = topOf();
  document.documentElement.style.setProperty('--toasts-shift', height > 0 ? `${height}px` : null);
  const moved = topOf() - before;
  if (height === 0 && scrollY > 0 && moved !== 0) scrollBy({ top: moved, behavior: 'instant' });
}

/** The words of the heading of a page or dialog, whose box may be much wider. */
function headingBox(container: Element | null): DOMRect {
  const words = document.createRange();
  const heading = container?.querySelector('h1, h2');
  if (heading) words.selectNodeContents(heading);
  return words.getBoundingClientRect();
}

/** The control that the keyboard has reached. */
function focusBox(region: HTMLElement): DOMRect {
  const focused = document.querySelector(':focus-visible');
  return focused && !region.contains(focused) ? focused.getBoundingClientRect() : new DOMRect();
}

/** Moves the toasts below the heading and below the focus, where they would cover them. No layout follows. */
function uncover(region: HTMLElement): void {
  region.style.translate = '';
  let offset = 0;
  for (const box of [headingBox(region.parentElement), focusBox(region)]) {
    const toasts = region.getBoundingClientRect();
    const isBeside = box.right <= toasts.left || box.left >= toasts.right;
    const isCovered = !isBeside && box.bottom > toasts.top && box.top < toasts.bottom;
    // Below something as tall as a dialog, they would leave the window.
    if (isCovered && box.height <= innerHeight / 2) {
      offset += box.bottom - toasts.top;
      region.style.translate = `0 ${offset}px`;
    }
  }
}

const tops = new WeakMap<Element, number>();

/**
 * Lets toasts glide to where one that came or went leaves them, instead of jumping. A browser takes it for a jump
 * unless it begins before the layout, so no observer of sizes can do it.
 */
export function glideToasts(region: HTMLElement): void {
  for (const toast of region.querySelectorAll<HTMLElement>('.toast')) {
    const { offsetTop } = toast;
    const distance = (tops.get(toast) ?? offsetTop) - offsetTop;
    tops.set(toast, offsetTop);
    if (distance === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) continue;
    toast.animate({ translate: [`0 ${distance}px`, '0'] }, 180);
  }
}

/** Watches the toasts; those of a dialog leave the page where it is. */
export function watchToasts(region: HTMLElement | null): (() => void) | undefined {
  if (!region) return undefined;
  const stop = watchHeight(region, (newHeight) => {
    updateShift(region.parentElement === document.body ? newHeight : 0);
    uncover(region);
  });
  if (!stop) return undefined;
  // Such as at the top of the next page.
  const handleScroll = () => {
    if (height > 0) updateShift(height);
    uncover(region);
  };
  const handleFocus = () => uncover(region);
  // Another page has another heading.
  const stopMain = watchHeight(document.querySelector('main'), handleFocus);
  const listeners = new AbortController();
  const { signal } = listeners;
  addEventListener('scroll', handleScroll, { passive: true, signal });
  addEventListener('focusin', handleFocus, { signal });
  // They stay, because the last toast may go while something is pressed.
  addEventListener('pointerdown', handlePress, true);
  for (const end of ['pointerup', 'pointercancel']) addEventListener(end, handleRelease, true);
  return () => {
    stop();
    stopMain?.();
    listeners.abort();
    updateShift(0);
  };
}
