import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Loaded before the timers are fake: responses with visits wait for it.
import '../../../lib/api/response/normalise-visit.ts';
import { storeToken } from '../../../lib/storage/session-store.ts';
import { toastError, toastSuccess } from '../../../lib/toast.ts';
import { createTestQueries } from '../../../testing/render-page.tsx';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { useRequestedPets } from './requested-pets.ts';
import { useVisitSubmission } from './use-visit-submission.ts';

vi.mock('../../../lib/toast.ts');
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(toastError).mockReset();
  vi.mocked(toastSuccess).mockReset();
  storeToken({ value: 'token', expiresAt: Date.now() + 3_600_000 });
});
afterEach(() => void vi.useRealTimers());

const juno = { id: 'pet-1', name: 'Juno' };
const when = '2026-11-23T15:30:00.000Z';
const csrf = { 'GET /auth/csrf/': () => ({ csrf_token: 'csrf' }) };

/** Requests a visit; `respond` is the server's response. */
async function request(
  respond: () => unknown,
  {
    pet = juno,
    refreshesFirst = false,
    queryClient = createTestQueries(),
  }: { pet?: typeof juno | null; refreshesFirst?: boolean; queryClient?: QueryClient } = {},
) {
  const calls = stubApi({ ...csrf, 'POST /visit-requests/pet-1': respond });
  const onDone = vi.fn();
  const view = renderHook(
    () => ({
      submission: useVisitSubmission({ pet, refreshesFirst, onDone: () => onDone() }),
      requested: useRequestedPets(),
    }),
    {
      wrapper: ({ children }) => (
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      ),
    },
  );
  act(() => view.result.current.submission.submit(when));
  const isBusy = view.result.current.submission.isBusy;
  await act(() => vi.advanceTimersByTimeAsync(10));
  return { ...view, calls, onDone, isBusy };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const accepted = () => Response.json({ success: true, message: 'ok' }, { status: 201 });

describe('requesting a visit', () => {
  it('R7.27 R8.40 shows a toast and closes half a second after success', async () => {
    const { calls, onDone, isBusy } = await request(accepted);
    expect(isBusy).toBe(true);
    expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { requested_at: when } });
    expect(toastSuccess).toHaveBeenCalledExactlyOnceWith('Visit request submitted for Juno!');
    await pass(480);
    expect(onDone).not.toHaveBeenCalled();
    await pass(20);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('F28 R8.40 a render meanwhile does not restart the timer', async () => {
    const { onDone, rerender } = await request(accepted);
    for (let batch = 0; batch < 5; batch += 1) {
      rerender();
      await pass(100);
    }
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('R2.43 remembers the pet for this session', async () => {
    const { result } = await request(accepted);
    expect(result.current.requested).toEqual(['pet-1']);
  });

  it('R8.38 R8.40 shows the reason and closes a second after failure', async () => {
    const { onDone, result } = await request(() => problem(400, { error: 'Scheduling conflict' }));
    expect(toastError).toHaveBeenCalledExactlyOnceWith(
      'This time slot is already booked. Please choose another time.',
      {},
    );
    expect(toastSuccess).not.toHaveBeenCalled();
    expect(result.current.requested).toEqual([]);
    await pass(980);
    expect(onDone).not.toHaveBeenCalled();
    await pass(20);
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('R7.27 success false is a failure, whatever the status', async () => {
    const { result } = await request(() => ({ success: false, message: 'The shelter is closed.' }));
    expect(toastError).toHaveBeenCalledExactlyOnceWith('The shelter is closed.', {});
    expect(result.current.requested).toEqual([]);
  });

  it('R8.39 without a pet nothing is sent', async () => {
    const { calls, onDone } = await request(accepted, { pet: null });
    expect(toastError).toHaveBeenCalledExactlyOnceWith('No pet selected for visit.');
    expect(calls).toEqual([]);
    await pass(2_000);
    expect(onDone).not.toHaveBeenCalled();
  });

  it('R7.32 the matches page renews the CSRF token first, the pets page does not', async () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('csrftoken=old');
    const fromPets = await request(accepted);
    expect(fromPets.calls.map(({ path }) => path)).toEqual(['/visit-requests/pet-1']);
    const fromMatches = await request(accepted, { refreshesFirst: true });
    expect(fromMatches.calls.map(({ path }) => path)).toEqual([
      '/auth/csrf/',
      '/visit-requests/pet-1',
    ]);
  });

  it.each([
    ['a success', accepted],
    ['a conflict', () => problem(400, { error: 'Scheduling conflict' })],
  ])('R7.27 R8.38 loaded visits and times are out of date after %s', async (_, respond) => {
    const queryClient = createTestQueries();
    queryClient.setQueryData(['visits', 'mine'], []);
    await request(respond, { queryClient });
    expect(queryClient.getQueryState(['visits', 'mine'])?.isInvalidated).toBe(true);
  });
});
