import type { CookieSerializeOptions } from '@fastify/cookie';
import { CSRF_COOKIE, REFRESH_COOKIE, SESSION_HINT_COOKIE } from '@pawmatch/contract/auth/cookies';
import { SESSION_DAYS } from '@pawmatch/contract/auth/session-timing';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { CsrfTokens } from '../../platform/csrf-tokens.ts';
import type { SessionGrant } from './session.service.ts';

/** The refresh cookie and the device cookie travel to no other calls. */
export const AUTH_PATH = '/api/auth';

const CSRF_SECONDS = SESSION_DAYS * 24 * 60 * 60;

export type AuthCookies = ReturnType<typeof createAuthCookies>;

interface AuthCookiesDependencies {
  publicUrl: string;
  clock: Clock;
  csrfTokens: CsrfTokens;
}

/** What the browser keeps of a session (D10-D12). */
export function createAuthCookies({ publicUrl, clock, csrfTokens }: AuthCookiesDependencies) {
  const common = {
    sameSite: 'strict',
    secure: publicUrl.startsWith('https:'),
  } satisfies CookieSerializeOptions;
  const readable: CookieSerializeOptions = { ...common, path: '/' };
  const hidden: CookieSerializeOptions = { ...common, path: AUTH_PATH, httpOnly: true };

  /** Keeps the page's token while it is bound to that session, else sets a new one. */
  const ensureCsrf = (
    request: FastifyRequest,
    reply: FastifyReply,
    sessionId: string | undefined,
  ): string => {
    const current = request.cookies[CSRF_COOKIE] ?? '';
    const binding = csrfTokens.verify(current);
    const isKept = binding && binding.sessionId === sessionId;
    const token = isKept ? current : csrfTokens.issue(sessionId);
    reply.setCookie(CSRF_COOKIE, token, { ...readable, maxAge: CSRF_SECONDS });
    // Some caches between keep what nobody forbids them to, cookies and all.
    reply.header('Cache-Control', 'no-store');
    return token;
  };

  const clearSession = (reply: FastifyReply) => {
    reply.clearCookie(REFRESH_COOKIE, hidden);
    reply.clearCookie(SESSION_HINT_COOKIE, readable);
  };

  return {
    refreshToken: (request: FastifyRequest) => request.cookies[REFRESH_COOKIE] || undefined,

    /** After a login or a refresh; the CSRF token is then bound to that session. */
    grant(request: FastifyRequest, reply: FastifyReply, session: SessionGrant): void {
      const maxAge = Math.floor((session.sessionEndsAt.getTime() - clock().getTime()) / 1_000);
      reply.setCookie(REFRESH_COOKIE, session.refreshToken, { ...hidden, maxAge });
      reply.setCookie(SESSION_HINT_COOKIE, '1', { ...readable, maxAge });
      ensureCsrf(request, reply, session.sessionId);
    },

    ensureCsrf,

    /** When the session turned out to be over: a new tab need not try (D12). */
    clearSession,

    /** After a logout. */
    clearAll(reply: FastifyReply): void {
      clearSession(reply);
      reply.clearCookie(CSRF_COOKIE, readable);
    },
  };
}
