import { readRole } from '@pawmatch/contract/users/read-role';
import type { Role } from '@pawmatch/contract/users/user';
import { readItem, removeItem, writeItem } from './session-storage.ts';

const TOKEN_KEY = 'access_token';
const EXPIRY_KEY = 'access_token_expiry';
const USER_KEY = 'user';
const REDIRECT_KEY = 'redirectAfterLogin';

/** The only data about the user that the tab stores. */
export interface StoredUser {
  id: string;
  full_name: string;
  email: string;
  role: Role;
}

export interface AccessToken {
  value: string;
  /** By this machine's clock, in milliseconds since 1970; see `token-lifetime.ts`. */
  expiresAt: number;
}

/** Why there is no session: a logout, a failure, or null when there was none. */
type SessionEnd = 'logout' | 'expired' | null;

interface SessionSnapshot {
  token: AccessToken | null;
  user: StoredUser | null;
  ended: SessionEnd;
}

/** Counts the sessions that have ended in this tab. */
let sessionCount = 0;

const emptySnapshot: SessionSnapshot = { token: null, user: null, ended: null };

let snapshot: SessionSnapshot | undefined;
const listeners = new Set<() => void>();

/** The current session; the same object until it changes. */
export function getSession(): SessionSnapshot {
  snapshot ??= { token: readToken(), user: readUser(), ended: null };
  return snapshot;
}

/** A number that changes with each session of this tab, also for the same user. */
export const sessionNumber = (): number => sessionCount;

/** For server rendering, without session storage. */
export const getServerSession = (): SessionSnapshot => emptySnapshot;

/** Calls `listener` after each change. @returns unsubscribes */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores a new token. */
export function storeToken(token: AccessToken): void {
  writeItem(TOKEN_KEY, token.value);
  writeItem(EXPIRY_KEY, new Date(token.expiresAt).toISOString());
  change({ ...getSession(), token, ended: null });
}

export function storeUser({ id, full_name, email, role }: StoredUser): void {
  const user: StoredUser = { id, full_name, email, role: readRole(role) };
  writeItem(USER_KEY, JSON.stringify(user));
  change({ ...getSession(), user, ended: null });
}

export function clearSession(ended: SessionEnd): void {
  removeItem(TOKEN_KEY);
  removeItem(EXPIRY_KEY);
  removeItem(USER_KEY);
  sessionCount += 1;
  change({ token: null, user: null, ended });
}

/** Clears the reason why the session ended. */
export function clearSessionEnd(): void {
  if (getSession().ended) change({ ...getSession(), ended: null });
}

/** Stores the path to return to after the next login. */
export function storeRedirect(path: string): void {
  writeItem(REDIRECT_KEY, path);
}

export const readRedirect = (): string | null => readItem(REDIRECT_KEY);

export function clearRedirect(): void {
  removeItem(REDIRECT_KEY);
}

/** Clears the snapshot in memory, so that session storage is read again. */
export function reloadSession(): void {
  snapshot = undefined;
  for (const listener of listeners) listener();
}

function change(next: SessionSnapshot): void {
  snapshot = next;
  for (const listener of listeners) listener();
}

function readToken(): AccessToken | null {
  const value = readItem(TOKEN_KEY);
  const expiry = readItem(EXPIRY_KEY);
  if (!value || !expiry) return null;
  const expiresAt = /^\d+$/.test(expiry) ? Number(expiry) : Date.parse(expiry);
  return Number.isNaN(expiresAt) ? null : { value, expiresAt };
}

function readUser(): StoredUser | null {
  try {
    const stored: unknown = JSON.parse(readItem(USER_KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { id, full_name, email, role } = stored as Partial<Record<keyof StoredUser, unknown>>;
    if (typeof id !== 'string') return null;
    return { id, full_name: textOf(full_name), email: textOf(email), role: readRole(role) };
  } catch {
    return null; // Not written by this application.
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
