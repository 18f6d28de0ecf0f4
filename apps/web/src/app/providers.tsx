import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router';
import { SessionProvider } from '../features/auth/components/SessionProvider.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { SessionWatcher } from './SessionWatcher.tsx';

/** All that screens find around them: what was loaded, where they are, who is there. */
export function Providers({ queries, children }: { queries: QueryClient; children: ReactNode }) {
  return (
    <ErrorBoundary>
      <QueryClientProvider client={queries}>
        <BrowserRouter>
          <SessionProvider>
            <SessionWatcher />
            {children}
          </SessionProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}
