import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { setPageTitle } from '../lib/tab-title.ts';
import { replayEvents } from './event-replay.ts';
import { recordScrollPosition, restoreFirstScroll, restoreScroll } from './scroll-position.ts';

let isInitialPage = true;

/**
 * Wraps a page: sets the tab's title, scrolls to the top (or, on the way back, to the position where
 * the page was left) and focuses the heading, so that keyboard and screen reader users start there.
 * On the first page the browser keeps the focus.
 */
export function PageFrame({ title, children }: { title: string; children: ReactNode }) {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [arrival] = useState(() => ({ key, navigation, isFirst: isInitialPage }));

  // Before the effects of the children, which may set a title of their own.
  useLayoutEffect(() => {
    setPageTitle(title);
  }, [title]);

  useEffect(() => {
    isInitialPage = false;
    if (arrival.isFirst) {
      replayEvents();
      return restoreFirstScroll();
    }
    focusHeading();
    return restoreScroll(arrival.key, arrival.navigation);
  }, [arrival]);

  // A layout effect stops before the old page unmounts: that page gets shorter and scrolls because of it.
  useLayoutEffect(() => recordScrollPosition(key), [key]);

  return children;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.dataset.readOut = '';
  heading.focus({ preventScroll: true });
}
