import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problem, stubApi } from '../../../testing/stub-api.ts';
import { clearSession, getSession, storeToken } from '../../storage/session-store.ts';
import { scheduleRefreshes } from './session-refresh.ts';

const SECOND = 1_000;

const refreshed = (seconds: number) =>
  Response.json(
    { access_token: 'next', expires_at: new Date(Date.now() + seconds * SECOND).toISOString() },
    { headers: { Date: new Date().toUTCString() } },
  );

let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-23T15:00:00.000Z') });
  clearSession(null);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

function keepFresh(seconds: number) {
  storeToken({ value: 'first', expiresAt: Date.now() + seconds * SECOND });
  stop = scheduleRefreshes();
}

describe('scheduleRefreshes', () => {
  it('R4.02 R9.02 refreshes a minute before the token ends, and again before the next one does', async () => {
    const calls = stubApi({ 'POST /auth/refresh': () => refreshed(900) });
    keepFresh(900);
    await vi.advanceTimersByTimeAsync(839 * SECOND);
    expect(calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    expect(calls).toHaveLength(1);
    expect(getSession().token?.value).toBe('next');
    await vi.advanceTimersByTimeAsync(841 * SECOND);
    expect(calls).toHaveLength(2);
  });

  it('R4.02 does not refresh in a loop when the token lives for less than a minute', async () => {
    const calls = stubApi({ 'POST /auth/refresh': () => refreshed(30) });
    keepFresh(30);
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(calls.length).toBeLessThanOrEqual(4);
  });

  it('R4.05 stops at the end of the session', async () => {
    const calls = stubApi({ 'POST /auth/refresh': () => refreshed(900) });
    keepFresh(900);
    clearSession('logout');
    await vi.advanceTimersByTimeAsync(3_600 * SECOND);
    expect(calls).toHaveLength(0);
  });

  it('R4.04 a rejected refresh ends the session and is not repeated', async () => {
    const calls = stubApi({ 'POST /auth/refresh': () => problem(401) });
    keepFresh(900);
    await vi.advanceTimersByTimeAsync(3_600 * SECOND);
    expect(calls).toHaveLength(1);
    expect(getSession()).toMatchObject({ token: null, ended: 'expired' });
  });
});
