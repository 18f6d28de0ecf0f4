import type { NavigationType } from 'react-router';

/** How far each entry of the history was scrolled when it was left, in pixels. */
const positions = new Map<string, number>();

/** How long a page may take to grow to its former height. */
const TIMEOUT_MS = 3_000;

/** The entry is updated this long after the last scroll: browsers limit how often that may happen. */
const SETTLED_MS = 150;

/** Whether all cards are laid out, also those far below: `late-cards` in controls.css. */
const layOutWhole = (isWhole: boolean) =>
  document.documentElement.toggleAttribute('data-scrolled', isWhole);

/** Turns off the browser's own restoration, which runs before the content has loaded. */
export function disableScrollRestoration(): void {
  history.scrollRestoration = 'manual';
}

/**
 * Records the scroll position of a history entry: in memory at once, and in the entry itself a moment
 * later, where it survives a reload.
 * @returns stops recording
 */
export function recordScrollPosition(key: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const record = () => {
    // Where heights are only estimated, a position would lead to another card later.
    if (window.scrollY > 0) layOutWhole(true);
    positions.set(key, window.scrollY);
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        history.replaceState({ ...history.state, scrollY: window.scrollY }, '');
      } catch {
        // Safari allows 100 changes in 30 s; the position is in memory anyway.
      }
    }, SETTLED_MS);
  };
  addEventListener('scroll', record, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', record);
    // The last scroll event comes with the next frame, which may already show the next page.
    positions.set(key, window.scrollY);
  };
}

/**
 * Restores the position of the first page after a reload, unless the visitor has already scrolled the
 * server-rendered page.
 */
export function restoreFirstScroll(): () => void {
  const saved = savedScrollY();
  return saved > 0 && window.scrollY === 0 ? scrollWhenTall(saved) : () => undefined;
}

/**
 * Scrolls a new page to its top, or on the way back to where it was left.
 * @returns stops waiting for the page to be tall enough
 */
export function restoreScroll(key: string, navigation: `${NavigationType}`): () => void {
  return scrollWhenTall(navigation === 'POP' ? (positions.get(key) ?? savedScrollY()) : 0);
}

/** What {@link recordScrollPosition} stored in the current history entry. */
function savedScrollY(): number {
  const { scrollY }: { scrollY?: unknown } = history.state ?? {};
  return typeof scrollY === 'number' ? scrollY : 0;
}

/** Scrolls as soon as the page is tall enough, unless the person has begun to scroll. */
function scrollWhenTall(target: number): () => void {
  layOutWhole(target > 0);
  window.scrollTo(0, target);
  if (target === 0 || typeof ResizeObserver === 'undefined') return () => undefined;

  const observer = new ResizeObserver(() => {
    window.scrollTo(0, target);
    if (Math.abs(window.scrollY - target) <= 1) stop();
  });
  const timer = setTimeout(() => stop(), TIMEOUT_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    removeEventListener('wheel', stop);
    removeEventListener('touchstart', stop);
    removeEventListener('keydown', stop);
  };
  observer.observe(document.body);
  addEventListener('wheel', stop, { passive: true });
  addEventListener('touchstart', stop, { passive: true });
  addEventListener('keydown', stop);
  return stop;
}
