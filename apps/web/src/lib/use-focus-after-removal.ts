import { useEffect, useRef } from 'react';

/** Where the focus was last: its place in a list, and the section around it. */
interface Place {
  element: Element;
  list: Element | null;
  index: number;
  section: Element | null;
}

function placeOf(element: Element): Place {
  const item = element.closest('li');
  const list = item?.parentElement ?? null;
  return {
    element,
    list,
    index: item && list ? [...list.children].indexOf(item) : 0,
    section: element.closest('section'),
  };
}

/** The entry that took the place of the removed one, else the heading of its section or of the region. */
function findNext({ list, index, section }: Place, region: HTMLElement): HTMLElement | null {
  const entries = list?.isConnected ? list.children : [];
  const entry = entries[Math.min(index, entries.length - 1)];
  const control =
    entry?.querySelector<HTMLElement>('h2 a') ?? entry?.querySelector<HTMLElement>('a, button');
  if (control) return control;
  const heading = (section?.isConnected ? section : region).querySelector<HTMLElement>('h1, h2');
  if (heading) heading.tabIndex = -1;
  return heading;
}

/**
 * Moves the focus when the focused control leaves the page with what it changed, such as "Not for me" with its
 * card, so that the keyboard does not start again at the top.
 * @returns the ref of the region that is watched
 */
export function useFocusAfterRemoval<Region extends HTMLElement>() {
  const region = useRef<Region>(null);
  useEffect(() => {
    const watched = region.current;
    if (!watched) return;
    let last: Place | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target instanceof Element ? placeOf(target) : null;
    };
    const observer = new MutationObserver(() => {
      if (!last || last.element.isConnected || document.activeElement !== document.body) return;
      const next = findNext(last, watched);
      last = null;
      next?.focus();
    });
    watched.addEventListener('focusin', remember);
    observer.observe(watched, { childList: true, subtree: true });
    return () => {
      watched.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
  return region;
}
