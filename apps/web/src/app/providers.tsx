import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { SessionProvider } from '../features/auth/components/SessionProvider.tsx';
import { WrittenOrigin } from '../lib/origin.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { SessionWatcher } from './SessionWatcher.tsx';

interface ProvidersProps {
  queries: QueryClient;
  /** The server, which has no address bar, has a router of its own. */
  router?: ComponentType<{ children: ReactNode }>;
  /** The origin that the server wrote the page with. */
  writtenOrigin?: string;
  children: ReactNode;
}

/** All that screens find around them: what was loaded, where they are, who is there. */
export function Providers({
  queries,
  router: Router = BrowserRouter,
  writtenOrigin = '',
  children,
}: ProvidersProps) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <Router>
          <WrittenOrigin value={writtenOrigin}>
            <SessionProvider>
              <SessionWatcher />
              {children}
            </SessionProvider>
          </WrittenOrigin>
        </Router>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
