import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { BrowserRouter, useLocation, useNavigate } from 'react-router';
import { SessionProvider } from '../features/auth/components/SessionProvider.tsx';
import { isLoginPath, type OriginState } from '../features/auth/redirects.ts';
import { useSession } from '../features/auth/session-context.ts';
import { leaveAccount } from '../features/favorite-button/known-favorites.ts';
import { onSessionEnded } from '../lib/api/session/session-end.ts';
import { ServerOrigin } from '../lib/origin.ts';
import { storeRedirect } from '../lib/storage/session-store.ts';
import { BASENAME } from '../lib/text/language.ts';
import { toastError } from '../lib/toast.ts';
import { ErrorBoundary } from './error-pages/ErrorBoundary.tsx';

interface ProvidersProps {
  queries: QueryClient;
  /** The server passes a static router. */
  router?: ComponentType<{ basename: string; children: ReactNode }>;
  /** The origin that the server rendered the page with. */
  serverOrigin?: string;
  children: ReactNode;
}

/** The context of all pages: query cache, router and session. */
export function Providers({
  queries,
  router: Router = BrowserRouter,
  serverOrigin = '',
  children,
}: ProvidersProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <Router basename={BASENAME}>
          <ServerOrigin value={serverOrigin}>
            <SessionProvider>
              <SessionWatcher />
              {children}
            </SessionProvider>
          </ServerOrigin>
        </Router>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

/** When a session fails, shows one toast, stores the path and redirects to /login. */
function SessionWatcher() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const path = useRef(pathname + search);
  const { status, user } = useSession();
  const userId = user?.id;

  useEffect(() => {
    path.current = pathname + search;
  }, [pathname, search]);

  // The favorites of an account are not shown to the next person.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other favorites
  useEffect(() => {
    if (status === 'loading') return;
    leaveAccount();
  }, [status, userId]);

  useEffect(
    () =>
      onSessionEnded((message) => {
        toastError(message);
        if (isLoginPath(path.current)) return;
        storeRedirect(path.current);
        const state: OriginState = { origin: path.current };
        void navigate('/login', { replace: true, state });
      }),
    [navigate],
  );
  return null;
}
