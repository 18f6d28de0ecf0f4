import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { setPageTitle } from '../lib/tab-title.ts';
import { replayEvents } from './event-replay.ts';
import { keepScrollPosition, restoreFirstScroll, restoreScroll } from './scroll-position.ts';

let isInitialPage = true;

/**
 * What happens around a screen when it appears: the tab gets its title, the page stands at its top
 * (or, on the way back, where it was left), and the heading gets focus, so that keyboard and screen
 * reader begin there. The focus of the first screen is the browser's.
 */
export function PageFrame({ title, children }: { title: string; children: ReactNode }) {
  const { key } = useLocation();
  const navigation = useNavigationType();
  const [arrival] = useState(() => ({ key, navigation, isFirst: isInitialPage }));

  // Before the effects of what is inside, which may have more to say.
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

  // Ends with the screen itself: the page that is left gets shorter, and scrolls for that reason.
  useLayoutEffect(() => keepScrollPosition(key), [key]);

  return children;
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.dataset.readOut = '';
  heading.focus({ preventScroll: true });
}
