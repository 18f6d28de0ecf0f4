import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  clearSession,
  getSession,
  readRedirect,
  reloadSession,
  storeRedirect,
  storeToken,
  storeUser,
  subscribeToSession,
} from './session-store.ts';

const expiresAt = Date.parse('2026-11-23T15:15:00.000Z');
const account = {
  id: 'u1',
  full_name: 'Ada Lovelace',
  email: 'ada@example.org',
  role: 'adopter',
  phone_number: '5551234567',
} as const;

beforeEach(() => clearSession(null));

describe('session store', () => {
  it('R3.01 R3.02 D13 stores token, expiry and four facts of the user in session storage', () => {
    storeToken({ value: 'token', expiresAt });
    storeUser(account);
    expect({ ...sessionStorage }).toEqual({
      access_token: 'token',
      access_token_expiry: '2026-11-23T15:15:00.000Z',
      user: JSON.stringify({
        id: 'u1',
        full_name: 'Ada Lovelace',
        email: 'ada@example.org',
        role: 'adopter',
      }),
    });
  });

  it('R4.01 restores them after a reload', () => {
    storeToken({ value: 'token', expiresAt });
    storeUser(account);
    reloadSession();
    expect(getSession().token).toEqual({ value: 'token', expiresAt });
    expect(getSession().user?.full_name).toBe('Ada Lovelace');
  });

  it('R1.05 reads a role in any case, and a missing one as adopter', () => {
    for (const [stored, role] of [
      ['ADMIN', 'admin'],
      ['Adopter', 'adopter'],
      [undefined, 'adopter'],
    ]) {
      sessionStorage.setItem('user', JSON.stringify({ id: 'u1', role: stored }));
      reloadSession();
      expect(getSession().user?.role).toBe(role);
    }
  });

  it.each(['', 'no json', '[]', '{"id":7}', 'null'])('reads a user of "%s" as none', (stored) => {
    sessionStorage.setItem('user', stored);
    reloadSession();
    expect(getSession().user).toBeNull();
  });

  it.each([String(expiresAt), '2026-11-23T15:15:00Z'])('reads an expiry of %s', (stored) => {
    sessionStorage.setItem('access_token', 'token');
    sessionStorage.setItem('access_token_expiry', stored);
    reloadSession();
    expect(getSession().token?.expiresAt).toBe(expiresAt);
  });

  it('R4.05 clears token, expiry and user, but not the origin', () => {
    storeToken({ value: 'token', expiresAt });
    storeUser(account);
    storeRedirect('/match-results');
    clearSession('expired');
    expect({ ...sessionStorage }).toEqual({ redirectAfterLogin: '/match-results' });
    expect(readRedirect()).toBe('/match-results');
    expect(getSession()).toEqual({ token: null, user: null, ended: 'expired' });
  });

  it('calls its listeners at each change until they unsubscribe', () => {
    const listener = vi.fn();
    const unsubscribe = subscribeToSession(listener);
    storeToken({ value: 'token', expiresAt });
    unsubscribe();
    clearSession(null);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('works from memory when session storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    storeToken({ value: 'token', expiresAt });
    reloadSession();
    expect(getSession().token?.value).toBe('token');
    clearSession(null);
    reloadSession();
    expect(getSession().token).toBeNull();
  });
});
