import { parseUrl } from '@pawmatch/contract/parse-url';
import type { Role } from '@pawmatch/contract/users/role';

/** What a link to /login or /signup carries about where the person comes from. */
export interface OriginState {
  /** A path of ours with query, or "pet" for the dialog of the pet `petId` (R2.42). */
  origin?: string;
  petId?: string;
}

const PET_ORIGIN = 'pet';

/** Screens that nobody wants to be sent back to. */
const ACCOUNT_PATHS = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/auth',
];

/** R2.18: "already on a login path". */
export const isLoginPath = (path: string) => startsWithOneOf(path, ['/login', '/auth']);

/**
 * A path within this application, or null. What a browser would read as another host (`//evil`,
 * `https:evil`, `/\evil`; S22) is none.
 */
export function sameOriginPath(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null;
  const base = 'http://own.invalid';
  const url = parseUrl(path, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/**
 * Where the person wanted to go: what the link carried, else what session storage remembers.
 * @param state of the router, anything at all
 * @param remembered redirectAfterLogin
 */
export function readOrigin(state: unknown, remembered: string | null): string | null {
  const { origin, petId }: OriginState = typeof state === 'object' && state !== null ? state : {};
  if (origin === PET_ORIGIN) {
    return typeof petId === 'string' ? `/pets?petId=${encodeURIComponent(petId)}` : '/pets';
  }
  return sameOriginPath(origin) ?? sameOriginPath(remembered);
}

/** R2.15: after login, back to the origin unless it is an account screen; else to one's own place. */
export function pathAfterLogin(role: Role, origin: string | null): string {
  if (origin && !startsWithOneOf(origin, ACCOUNT_PATHS)) return origin;
  return role === 'admin' ? '/admin/dashboard' : '/dashboard';
}

/** R2.13: someone logged in opens /login or /signup; the home page is no place to go back to. */
export function pathWhenLoggedIn(role: Role, origin: string | null): string {
  if (origin && origin !== '/' && !startsWithOneOf(origin, ACCOUNT_PATHS)) return origin;
  return homePathFor(role);
}

/** R2.14: the wrong role. */
export const homePathFor = (role: Role): string => (role === 'admin' ? '/admin' : '/dashboard');

function startsWithOneOf(path: string, starts: readonly string[]): boolean {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  return starts.some((start) => pathname === start || pathname.startsWith(`${start}/`));
}
