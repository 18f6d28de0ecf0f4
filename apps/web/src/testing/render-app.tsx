import { capabilities } from '@pawmatch/contract/staff/capabilities';
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { Providers } from '../app/providers.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { AppRoutes } from '../app/routes/router.tsx';
import {
  clearRedirect,
  reloadSession,
  type StoredUser,
  storeToken,
  storeUser,
} from '../lib/storage/session-store.ts';

interface AppSettings {
  /** The URL, and the router state of its history entry. */
  path: string;
  state?: unknown;
  /** The logged-in user. */
  user?: StoredUser | null;
  /** Further items of the session storage. */
  items?: Record<string, string>;
}

export const adopter: StoredUser = {
  id: '0198c0de-0000-7000-8003-00000000000a',
  full_name: 'Ada Lovelace',
  email: 'ada@example.org',
  role: 'adopter',
};

export const admin: StoredUser = { ...adopter, full_name: 'Grace Hopper', role: 'admin' };

/** The response of `GET /users/me`. */
export const currentUser = (user: StoredUser) => ({
  ...user,
  phone_number: '5551234567',
  created_at: '2026-01-05T15:00:00.000Z',
  preferences: null,
  training_traits: [],
  staff_roles: user.role === 'admin' ? ['manager', 'network_admin'] : [],
  shelters: [],
  capabilities: user.role === 'admin' ? capabilities : [],
});

/**
 * Renders the whole application as in a new browser tab; use `stubApi` as its server.
 */
export function renderApp({ path, state = null, user = null, items = {} }: AppSettings) {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  history.replaceState({ usr: state, key: 'first', idx: 0 }, '', path);
  sessionStorage.clear();
  clearRedirect();
  if (user) {
    storeToken({ value: 'token', expiresAt: Date.now() + 900_000 });
    storeUser(user);
  }
  for (const [name, text] of Object.entries(items)) sessionStorage.setItem(name, text);
  reloadSession();
  const queries = createQueryClient();
  const view = render(
    <Providers queries={queries}>
      <AppRoutes />
    </Providers>,
  );
  return { ...view, queries };
}

/** Path and query in the address bar. */
export const address = (): string => location.pathname + location.search;
