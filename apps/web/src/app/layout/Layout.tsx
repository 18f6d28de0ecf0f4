import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router';
import { Footer } from './Footer.tsx';
import type { Viewer } from './navigation-links.ts';
import { SkipLink } from './SkipLink.tsx';
import { TopNavigation } from './TopNavigation.tsx';
import { useToasterWanted } from './use-toaster-wanted.ts';

/** What toasts say waits until their code has come: they must not take the page with them. */
const loadToaster = (): Promise<{ default: ComponentType<{ path: string }> }> =>
  import('./Toaster.tsx').then(
    ({ Toaster }) => ({ default: Toaster }),
    () => new Promise((resolve) => setTimeout(resolve, 2_000)).then(loadToaster),
  );
const Toaster = lazy(loadToaster);

type LayoutProps = { viewer: Viewer; onLogout: () => void; children: ReactNode };

/** What every page has around it. The same markup is written by the server, without the toasts. */
export function Layout({ viewer, onLogout, children }: LayoutProps) {
  const isToasterWanted = useToasterWanted();
  const { pathname } = useLocation();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <TopNavigation viewer={viewer} onLogout={onLogout} />
      <main id="main" tabIndex={-1} className="flex-1 pb-16">
        {children}
      </main>
      <Footer />
      {isToasterWanted && (
        <Suspense>
          <Toaster path={pathname} />
        </Suspense>
      )}
    </div>
  );
}
