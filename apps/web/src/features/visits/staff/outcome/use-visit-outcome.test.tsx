import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildVisit } from '../../../../testing/build-visit.ts';
import { admin, currentUser } from '../../../../testing/render-app.tsx';
import { setCookie } from '../../../../testing/set-cookie.ts';
import { stubApi } from '../../../../testing/stub-api.ts';
import { useVisitOutcome } from './use-visit-outcome.ts';

it('B3.05 B3.10 an outcome that is noted before the check-in is answered follows it, in the version that it has made', async () => {
  setCookie('csrftoken', 'token');
  const visit = buildVisit({ status: 'confirmed', version: 1 });
  let answerCheckIn = (_: unknown) => {};
  const path = `/admin/visit-requests/${visit.id}`;
  const calls = stubApi({
    'POST /auth/refresh': () => ({
      access_token: 'token',
      expires_at: new Date(Date.now() + 900_000).toISOString(),
      user: currentUser(admin),
    }),
    [`POST ${path}/check-in`]: () => new Promise((resolve) => (answerCheckIn = resolve)),
    [`PUT ${path}/outcome`]: () => ({ ...visit, version: 3, outcome: 'thinking' }),
  });
  const client = new QueryClient();
  const { result } = renderHook(() => useVisitOutcome(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  const changes = () => calls.filter((call) => call.path.startsWith(path));
  result.current.checkIn(visit);
  result.current.choose(visit, { outcome: 'thinking' });
  await waitFor(() => expect(changes()).toHaveLength(1));
  answerCheckIn({ ...visit, version: 2 });
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(changes().map(({ body }) => body)).toEqual([
    { expected_version: 1 },
    { outcome: 'thinking', expected_version: 2 },
  ]);
});
