import type { StubbedCall } from '../../../testing/stub-api.ts';
import { storeToken, storeUser } from '../../session-store.ts';

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
