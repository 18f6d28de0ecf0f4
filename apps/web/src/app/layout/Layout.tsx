import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import {
  hasContactDetails,
  ShelterContactDetails,
} from '../../features/shelter/components/ShelterContactDetails.tsx';
import { useInlineShelter } from '../../features/shelter/shelter-api.ts';
import { untilLoaded } from '../../lib/lazy-component.tsx';
import { REQUESTED_VISIT_KEY, readItem } from '../../lib/storage/session-storage.ts';
import { onPendingToast } from '../../lib/toast.ts';
import { layoutMessages as messages } from './layout-messages.ts';
import type { Viewer } from './navigation-links.ts';
import { TopNavigation } from './TopNavigation.tsx';

const loadOverlays = async () => ({ default: (await import('./PageOverlays.tsx')).PageOverlays });
const PageOverlays = lazy(() => untilLoaded(loadOverlays));

type LayoutProps = { viewer: Viewer; onLogout: () => void; children: ReactNode };

/** The layout around every page. The server renders the same markup, without the toasts. */
export function Layout({ viewer, onLogout, children }: LayoutProps) {
  const areOverlaysNeeded = useOverlaysNeeded();
  const { pathname } = useLocation();
  return (
    <div
      className="flex min-h-dvh flex-col print:block"
      data-wide={pathname.startsWith('/admin') || undefined}
    >
      <SkipLink />
      <TopNavigation viewer={viewer} onLogout={onLogout} />
      {/* Shown below the page, and reached by keys before it. */}
      {areOverlaysNeeded && (
        <Suspense>
          <PageOverlays path={pathname} />
        </Suspense>
      )}
      <main id="main" tabIndex={-1} className="flex-1 pb-16 print:pb-0">
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** The footer of every page, with the contact details of the only shelter, or the way to all. */
function Footer() {
  const shelter = useInlineShelter();
  return (
    <footer className="mt-auto print:hidden border-t border-line bg-sunken">
      <div className="page grid gap-6 py-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <p className="font-display text-lg font-semibold">{messages.motto}</p>
          <p className="text-sm text-text-muted">{messages.about}</p>
        </div>
        {shelter?.is_only === false ? (
          <Link className="link inline-flex min-h-11 items-center" to="/shelters">
            {messages.shelters}
          </Link>
        ) : (
          hasContactDetails(shelter) && <ShelterContactDetails shelter={shelter} />
        )}
        <Link className="link inline-flex min-h-11 items-center justify-self-start" to="/privacy">
          {messages.privacy}
        </Link>
      </div>
    </footer>
  );
}

/** The first stop of the Tab key: skips the navigation. */
function SkipLink() {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place of this page, as a skip link must.
    <a
      href="#main"
      onClick={(event) => {
        // By script, so that the URL and the router's history do not change.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      className="sr-only font-semibold focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-40 focus:rounded-full focus:bg-action focus:px-5 focus:py-3 focus:text-on-action"
    >
      {messages.skipToContent}
    </a>
  );
}

/**
 * Whether the code of toasts and panel should load: at the first press or key, because most toasts answer
 * one, or when a toast or a requested visit is waiting already.
 */
function useOverlaysNeeded(): boolean {
  const [isWanted, setIsWanted] = useState(false);

  useEffect(() => {
    if (isWanted) return;
    const want = () => setIsWanted(true);
    if (readItem(REQUESTED_VISIT_KEY)) want();
    const stop = onPendingToast(want);
    addEventListener('pointerdown', want);
    addEventListener('keydown', want);
    return () => {
      stop();
      removeEventListener('pointerdown', want);
      removeEventListener('keydown', want);
    };
  }, [isWanted]);

  return isWanted;
}
