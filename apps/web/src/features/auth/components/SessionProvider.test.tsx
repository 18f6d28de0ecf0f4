import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getSession, storeUser } from '../../../lib/storage/session-store.ts';
import { admin } from '../../../testing/render-app.tsx';
import { stubApi } from '../../../testing/stub-api.ts';
import { SessionProvider } from './SessionProvider.tsx';

it('F S11 B8.07 forgets what staff have loaded when the account is not staff any more', () => {
  stubApi({});
  storeUser(admin);
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <SessionProvider>{null}</SessionProvider>
    </QueryClientProvider>,
  );
  client.setQueryData(['visits', 'staff'], [{ full_name: 'Cleo Marsh' }]);
  act(() => storeUser({ ...admin, role: 'adopter' }));
  expect(getSession().user?.role).toBe('adopter');
  expect(client.getQueryCache().getAll()).toEqual([]);
});
