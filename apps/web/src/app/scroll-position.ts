import type { NavigationType } from 'react-router';

/** How far each entry of the history was scrolled when it was left, in pixels. */
const positions = new Map<string, number>();

/** A page that grows as its content arrives is given this long to be as tall as it was. */
const TIMEOUT_MS = 3_000;

/** Scrolling counts as over after this long; browsers limit how often an entry may be changed. */
const SETTLED_MS = 150;

/** Takes scrolling over from the browser, which restores before the content is there. */
export function takeOverScrolling(): void {
  history.scrollRestoration = 'manual';
}

/**
 * Keeps the scroll position of a history entry up to date: in memory at once, with the entry itself
 * a moment later, where it outlives the page.
 * @returns the way to stop
 */
export function keepScrollPosition(key: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    positions.set(key, window.scrollY);
    clearTimeout(timer);
    timer = setTimeout(() => {
      try {
        history.replaceState({ ...history.state, scrollY: window.scrollY }, '');
      } catch {
        // Safari allows no more for now (100 in 30 s): the position is in memory all the same.
      }
    }, SETTLED_MS);
  };
  addEventListener('scroll', keep, { passive: true });
  return () => {
    clearTimeout(timer);
    removeEventListener('scroll', keep);
    // The event of the last scroll is due with the next frame, which may be the next page's.
    positions.set(key, window.scrollY);
  };
}

/**
 * Where the first screen of a page was left when it was shown before; what the server wrote may
 * have been scrolled already (D29).
 */
export function restoreFirstScroll(): () => void {
  const left = leftAt();
  return left > 0 && window.scrollY === 0 ? scrollWhenTall(left) : () => undefined;
}

/**
 * A new screen begins at its top; on the way back it stands where it was left.
 * @returns the way to stop waiting for the screen to be tall enough
 */
export function restoreScroll(key: string, navigation: `${NavigationType}`): () => void {
  return scrollWhenTall(navigation === 'POP' ? (positions.get(key) ?? leftAt()) : 0);
}

/** What {@link keepScrollPosition} left with the entry of the history that is shown now. */
function leftAt(): number {
  const { scrollY }: { scrollY?: unknown } = history.state ?? {};
  return typeof scrollY === 'number' ? scrollY : 0;
}

/** Scrolls as soon as the page is tall enough, unless the person has begun to scroll. */
function scrollWhenTall(target: number): () => void {
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
