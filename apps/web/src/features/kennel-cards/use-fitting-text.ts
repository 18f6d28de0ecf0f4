import { type RefObject, useLayoutEffect, useRef } from 'react';

const STEP = 0.95;
const SMALLEST = 0.1;

/** On paper, lines may break a little earlier than on the screen. */
const RESERVE = 0.97;

/** Makes the text of an element smaller, by its variable `--fit`, until the element has room for it. */
function shrink(element: HTMLElement): void {
  const { style } = element;
  for (let share = 1; share > SMALLEST; share *= STEP) {
    style.setProperty('--fit', String(share * RESERVE));
    const isTooLong = element.scrollHeight > element.clientHeight + 1;
    if (!isTooLong && element.scrollWidth <= element.clientWidth + 1) return;
  }
}

/** @param reason a value that changes when the text or the paper does */
export function useFittingText<E extends HTMLElement>(reason: string): RefObject<E | null> {
  const element = useRef<E>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reason is why it is measured again.
  useLayoutEffect(() => {
    const measure = () => element.current && shrink(element.current);
    measure();
    // Late fonts have other widths.
    void document.fonts?.ready.then(measure);
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [reason]);
  return element;
}
