import { type RefObject, useLayoutEffect, useState } from 'react';

/** Distance of an element from the top of the document, in pixels. */
export function useOffsetTop(ref: RefObject<HTMLElement | null>): number {
  const [offset, setOffset] = useState(0);

  useLayoutEffect(() => {
    const measure = () => {
      if (ref.current) {
        setOffset(Math.round(ref.current.getBoundingClientRect().top + window.scrollY));
      }
    };
    measure();
    // The content above changes its height with the width of the window.
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [ref]);

  return offset;
}
