import { parseUrl } from '@pawmatch/contract/url';
import type { Role } from '@pawmatch/contract/users/user';

/** Router state of a link to /login or /signup: where the user comes from. */
export interface OriginState {
  /** A path of this application with its query, or "pet" for the dialog of `petId`. */
  origin?: string;
  petId?: string;
}

const PET_ORIGIN = 'pet';

/** Never a redirect target after login. */
const ACCOUNT_PATHS = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/auth',
];

/** The address of an invitation to match together. */
export const isInvitationPath = (path: string) => startsWithOneOf(path, ['/match-together']);

/** "already on a login path". */
export const isLoginPath = (path: string) => startsWithOneOf(path, ['/login', '/auth']);

/**
 * The path if it is within this application, else null. A path that a browser would read as another
 * host (`//evil`, `https:evil`, `/\evil`) is not.
 */
export function sameOriginPath(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null;
  const base = 'http://own.invalid';
  const url = parseUrl(path, base);
  if (!url || url.origin !== base || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** The pet from whose dialog the user comes; null when it was another page. */
export function readPetOrigin(state: unknown): string | null {
  const { origin, petId }: OriginState = typeof state === 'object' && state !== null ? state : {};
  return origin === PET_ORIGIN && typeof petId === 'string' ? petId : null;
}

/**
 * Where the user wanted to go: from the router state, else from session storage.
 * @param state of the router, of any type
 * @param remembered redirectAfterLogin
 */
export function readOrigin(state: unknown, remembered: string | null): string | null {
  const { origin }: OriginState = typeof state === 'object' && state !== null ? state : {};
  if (origin === PET_ORIGIN) {
    const petId = readPetOrigin(state);
    return petId === null ? '/pets' : `/pets?petId=${encodeURIComponent(petId)}`;
  }
  return sameOriginPath(origin) ?? sameOriginPath(remembered);
}

/** After login, back to the origin unless it is an account page; else to the home page of the role. */
export function pathAfterLogin(role: Role, origin: string | null): string {
  if (origin && !startsWithOneOf(origin, ACCOUNT_PATHS)) return origin;
  return role === 'admin' ? '/admin/dashboard' : '/dashboard';
}

/** Where a logged-in user goes from /login or /signup; `/` does not count as an origin. */
export function pathWhenLoggedIn(role: Role, origin: string | null): string {
  if (origin && origin !== '/' && !startsWithOneOf(origin, ACCOUNT_PATHS)) return origin;
  return homePathFor(role);
}

/** Where a user of the wrong role is sent. */
export const homePathFor = (role: Role): string => (role === 'admin' ? '/admin' : '/dashboard');

function startsWithOneOf(path: string, starts: readonly string[]): boolean {
  const pathname = path.split(/[?#]/, 1)[0] ?? '';
  return starts.some((start) => pathname === start || pathname.startsWith(`${start}/`));
}
