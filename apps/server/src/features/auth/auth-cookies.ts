import type { CookieSerializeOptions } from '@fastify/cookie';
import { CSRF_COOKIE, REFRESH_COOKIE, SESSION_HINT_COOKIE } from '@pawmatch/contract/auth/cookies';
import { SESSION_DAYS } from '@pawmatch/contract/auth/session-timing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/process/clock.ts';
import type { CsrfTokens } from '../../platform/security/csrf-tokens.ts';
import type { SessionGrant } from './sessions/session.service.ts';

/** The path of the refresh cookie and the device cookie. */
export const AUTH_PATH = '/api/auth';

const CSRF_SECONDS = SESSION_DAYS * 24 * 60 * 60;

export type AuthCookies = ReturnType<typeof createAuthCookies>;

interface AuthCookiesDependencies {
  publicUrl: string;
  clock: Clock;
  csrfTokens: CsrfTokens;
}

/** The cookies of a session. */
export function createAuthCookies({ publicUrl, clock, csrfTokens }: AuthCookiesDependencies) {
  const common = {
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
  } satisfies CookieSerializeOptions;
  const readable: CookieSerializeOptions = { ...common, path: '/' };
  const httpOnly: CookieSerializeOptions = { ...common, path: AUTH_PATH, httpOnly: true };

  /** Keeps the current token if it is bound to that session, or else sets a new one. */
  const ensureCsrf = (
    request: FastifyRequest,
    reply: FastifyReply,
    sessionId: string | undefined,
  ): string => {
    const current = request.cookies[CSRF_COOKIE] ?? '';
    const binding = csrfTokens.verify(current);
    const isCurrent = binding && binding.sessionId === sessionId;
    const token = isCurrent ? current : csrfTokens.issue(sessionId);
    reply.setCookie(CSRF_COOKIE, token, { ...readable, maxAge: CSRF_SECONDS });
    // Without this header, some proxies cache the response including its cookies.
    reply.header('Cache-Control', 'no-store');
    return token;
  };

  const clearSession = (reply: FastifyReply) => {
    reply.clearCookie(REFRESH_COOKIE, httpOnly);
    reply.clearCookie(SESSION_HINT_COOKIE, readable);
  };

  return {
    refreshToken: (request: FastifyRequest) => request.cookies[REFRESH_COOKIE] || undefined,

    /** Sets the cookies after a login or a refresh, and binds the CSRF token to the session. */
    grant(request: FastifyRequest, reply: FastifyReply, session: SessionGrant): void {
      const maxAge = Math.floor((session.sessionEndsAt.getTime() - clock().getTime()) / 1_000);
      reply.setCookie(REFRESH_COOKIE, session.refreshToken, { ...httpOnly, maxAge });
      reply.setCookie(SESSION_HINT_COOKIE, '1', { ...readable, maxAge });
      ensureCsrf(request, reply, session.sessionId);
    },

    ensureCsrf,

    /** Used when the session has ended, so that new tabs do not try to refresh it. */
    clearSession,

    /** Used after a logout. */
    clearAll(reply: FastifyReply): void {
      clearSession(reply);
      reply.clearCookie(CSRF_COOKIE, readable);
    },
  };
}
