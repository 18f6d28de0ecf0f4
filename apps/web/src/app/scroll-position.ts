import type { NavigationType } from 'react-router';

/** How far each entry of the history was scrolled when it was left, in pixels. */
const positions = new Map<string, number>();

/** A page that grows as its content arrives is given this long to be as tall as it was. */
const PATIENCE_MS = 3_000;

/** Keeps the scroll position of a history entry up to date; returns the way to stop. */
export function keepScrollPosition(key: string): () => void {
  const keep = () => positions.set(key, window.scrollY);
  addEventListener('scroll', keep, { passive: true });
  return () => removeEventListener('scroll', keep);
}

/**
 * A new screen begins at its top; on the way back it stands where it was left, as soon as it is
 * tall enough, unless the person has begun to scroll.
 * @returns the way to stop waiting
 */
export function restoreScroll(key: string, navigation: `${NavigationType}`): () => void {
  const target = navigation === 'POP' ? (positions.get(key) ?? 0) : 0;
  window.scrollTo(0, target);
  if (target === 0 || typeof ResizeObserver === 'undefined') return () => undefined;

  const observer = new ResizeObserver(() => {
    window.scrollTo(0, target);
    if (Math.abs(window.scrollY - target) <= 1) stop();
  });
  const timer = setTimeout(() => stop(), PATIENCE_MS);
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
