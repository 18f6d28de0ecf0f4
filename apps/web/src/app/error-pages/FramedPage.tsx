import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { setPageTitle } from '../../lib/tab-title.ts';
import { replayEvents } from '../event-replay.ts';
import { PageSpinner } from '../PageSpinner.tsx';
import type { LazyPage, PageRoute } from '../routes/lazy-page.ts';
import {
  recordScrollPosition,
  restoreFirstScroll,
  restoreScroll,
} from '../routes/scroll-position.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** A page with its title and its own boundary for errors. */
export function FramedPage({ title, page }: Pick<PageRoute, 'title' | 'page'>) {
  return (
    <ErrorBoundary key={title}>
      <Suspense fallback={<PageSpinner />}>
        <PageFrame title={title}>
          <PageOutlet page={page} />
        </PageFrame>
      </Suspense>
    </ErrorBoundary>
  );
}

let isInitialPage = true;

/**
 * Wraps a page: sets the tab's title, scrolls to the top (or, on the way back, to the position where
 * the page was left) and focuses the heading, so that keyboard and screen reader users start there.
 * On the first page the browser keeps the focus.
 */
function PageFrame({ title, children }: { title: string; children: ReactNode }) {
  const { key, hash } = useLocation();
  const navigation = useNavigationType();
  const [arrival] = useState(() => ({ key, hash, navigation, isFirst: isInitialPage }));

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
    // The part of the page to which the address leads shows itself.
    if (arrival.hash) return;
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

/**
 * Renders a page; without suspending when its code is loaded already, so that the first page hydrates
 * what the server rendered. The choice is made once: a change would mount the page again.
 */
function PageOutlet({ page }: { page: LazyPage }) {
  const [Content] = useState(() => page.loaded() ?? page.Lazy);
  return <Content />;
}
