import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { Footer } from './Footer.tsx';
import type { Viewer } from './navigation-links.ts';
import { SkipLink } from './SkipLink.tsx';
import { TopNavigation } from './TopNavigation.tsx';
import { useToasterNeeded } from './use-toaster-needed.ts';

/** Retries until the code of the toasts has loaded: a failure must not break the page. */
const loadToaster = (): Promise<{ default: ComponentType<{ path: string }> }> =>
  import('./Toaster.tsx').then(
    ({ Toaster }) => ({ default: Toaster }),
    () => new Promise((resolve) => setTimeout(resolve, 2_000)).then(loadToaster),
  );
const Toaster = lazy(loadToaster);

type LayoutProps = { viewer: Viewer; onLogout: () => void; children: ReactNode };

/** The layout around every page. The server renders the same markup, without the toasts. */
export function Layout({ viewer, onLogout, children }: LayoutProps) {
  const isToasterNeeded = useToasterNeeded();
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col print:block">
      <SkipLink />
      <TopNavigation viewer={viewer} onLogout={onLogout} />
      <main id="main" tabIndex={-1} className="flex-1 pb-16 print:pb-0">
        {children}
      </main>
      <Footer />
      {isToasterNeeded && (
        <Suspense>
          <Toaster path={pathname} />
        </Suspense>
      )}
    </div>
  );
}
