import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { type ReactNode, useEffect } from 'react';
import { type Location, MemoryRouter, useLocation } from 'react-router';
import { SessionContext, type SessionContextValue } from '../features/auth/session-context.ts';
import { storeToken } from '../lib/storage/session-store.ts';

interface PageSettings {
  /** The status of the session. */
  status?: SessionContextValue['status'];
  /** The path with its query; a list is a history, of which the last entry is shown. */
  path?: string | string[];
  /** Router state of the last entry. */
  state?: unknown;
  /** May contain cached data. */
  queryClient?: QueryClient;
}

export const createTestQueries = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } });

function AddressBar({ onChange }: { onChange: (location: Location) => void }) {
  const location = useLocation();
  useEffect(() => onChange(location), [location, onChange]);
  return null;
}

const unused = () => Promise.reject(new Error('Not part of this test.'));

/**
 * Renders a page with the context that it has in the application.
 * @returns also `address()`, the current path and query
 */
export function renderPage(page: ReactNode, settings: PageSettings = {}) {
  const { status = 'visitor', path = '/', state, queryClient = createTestQueries() } = settings;
  if (status === 'adopter' || status === 'admin') {
    storeToken({ value: 'token', expiresAt: Date.now() + 3_600_000 });
  }
  const session = { status, user: null, login: unused, register: unused, logout: unused };
  const entries = [path].flat().map((entry) => {
    const [pathname, search = ''] = entry.split('?');
    return { pathname, search: search && `?${search}`, state };
  });

  let shown: Location | undefined;
  const result = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={entries}>
        <SessionContext value={session}>
          {page}
          <AddressBar
            onChange={(location) => {
              shown = location;
            }}
          />
        </SessionContext>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return {
    ...result,
    address: () => `${shown?.pathname}${shown?.search}`,
    navigationState: () => shown?.state as unknown,
  };
}
