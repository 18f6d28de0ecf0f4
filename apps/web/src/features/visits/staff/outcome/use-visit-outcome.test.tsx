import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { adminToast } from '../../../../lib/toast.ts';
import { buildVisit } from '../../../../testing/build-visit.ts';
import { admin, currentUser } from '../../../../testing/render-app.tsx';
import { stubApi } from '../../../../testing/stub-api.ts';
import { useVisitOutcome } from './use-visit-outcome.ts';

/** The hook in a page of staff, with these responses to changes of visits. */
function renderOutcome(responses: Parameters<typeof stubApi>[0]) {
  const calls = stubApi({
    'POST /auth/refresh': () => ({
      access_token: 'token',
      expires_at: new Date(Date.now() + 900_000).toISOString(),
      user: currentUser(admin),
    }),
    ...responses,
  });
  const client = new QueryClient();
  const { result } = renderHook(() => useVisitOutcome(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  });
  return { result, changes: () => calls.filter(({ path }) => path.startsWith('/admin/')) };
}

it('B3.05 B3.10 an outcome that is noted before the check-in is answered follows it, in the version that it has made', async () => {
  const visit = buildVisit({ status: 'confirmed', version: 1 });
  let answerCheckIn = (_: unknown) => {};
  const path = `/admin/visit-requests/${visit.id}`;
  const { result, changes } = renderOutcome({
    [`POST ${path}/check-in`]: () => new Promise((resolve) => (answerCheckIn = resolve)),
    [`PUT ${path}/outcome`]: () => ({ ...visit, version: 3, outcome: 'thinking' }),
  });
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

it('B3.05 B3.10 an outcome that is noted before an answered check-in is drawn follows it, too', async () => {
  const visit = buildVisit({ status: 'confirmed', version: 1 });
  const path = `/admin/visit-requests/${visit.id}`;
  const { result, changes } = renderOutcome({
    [`POST ${path}/check-in`]: () => ({ ...visit, version: 2 }),
    [`PUT ${path}/outcome`]: () => ({ ...visit, version: 3, outcome: 'thinking' }),
  });
  const toasted = vi.spyOn(adminToast, 'success');
  result.current.checkIn(visit);
  await waitFor(() => expect(toasted).toHaveBeenCalledOnce());
  result.current.choose(visit, { outcome: 'thinking' });
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(changes().at(-1)?.body).toEqual({ outcome: 'thinking', expected_version: 2 });
});

it('A B3.09 the toast of a check-in takes it back, to the status before', async () => {
  const visit = buildVisit({ status: 'pending', version: 1 });
  const path = `/admin/visit-requests/${visit.id}`;
  const { result, changes } = renderOutcome({
    [`POST ${path}/check-in`]: () => ({ ...visit, status: 'confirmed', version: 2 }),
    [`DELETE ${path}/check-in`]: () => ({ ...visit, version: 3 }),
  });
  const toasted = vi.spyOn(adminToast, 'success');
  result.current.checkIn(visit);
  await waitFor(() => expect(toasted).toHaveBeenCalledOnce());
  render(toasted.mock.calls[0]?.[1]?.content);
  expect(screen.getByText(`${visit.user.full_name} is checked in`)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(toasted).toHaveBeenCalledTimes(2));
  expect(changes().at(-1)?.body).toEqual({ status: 'pending', expected_version: 2 });
});
