import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { SessionProvider } from '../features/auth/components/SessionProvider.tsx';
import { ServerOrigin } from '../lib/origin.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { SessionWatcher } from './SessionWatcher.tsx';

interface ProvidersProps {
  queries: QueryClient;
  /** The server passes a static router. */
  router?: ComponentType<{ children: ReactNode }>;
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
        <Router>
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
