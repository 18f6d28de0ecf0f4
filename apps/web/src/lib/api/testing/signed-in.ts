import { vi } from 'vitest';
import { setCookie } from '../../../testing/set-cookie.ts';
import type { StubbedCall } from '../../../testing/stub-api.ts';
import { clearSession, storeToken, storeUser } from '../../storage/session-store.ts';

export const MINUTE = 60_000;

export const person = {
  id: 'u1',
  full_name: 'Ada',
  email: 'ada@example.org',
  role: 'adopter',
} as const;

export const passwords = { current_password: 'correct horse', new_password: 'battery staple' };

/** The calls to a path. */
export const to = (calls: StubbedCall[], path: string) =>
  calls.filter((call) => call.path === path);

/** Stores a session whose access token is valid for this many minutes. */
export function beSignedIn(minutes = 15) {
  storeToken({ value: 'first', expiresAt: Date.now() + minutes * MINUTE });
  storeUser(person);
}

/** The response to a refresh. */
export const refreshed = (token: string, seconds = 900) =>
  Response.json(
    { access_token: token, expires_at: new Date(Date.now() + seconds * 1000).toISOString() },
    { headers: { Date: new Date().toUTCString() } },
  );

let clockShift = 0;

/** Time passes for the monotonic clock alone, whose shift {@link startWithoutSession} applies. */
export function passMonotonicTime(minutes: number): void {
  clockShift += minutes * MINUTE;
}

/** Before each test: nobody is logged in, and refreshes of earlier tests do not count as recent. */
export function startWithoutSession(): void {
  clearSession(null);
  const { now } = performance;
  passMonotonicTime(10);
  vi.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + clockShift);
  setCookie('csrftoken', 'signed/value');
}
