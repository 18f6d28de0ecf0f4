import { CSRF_COOKIE, CSRF_HEADER } from '@pawmatch/contract/auth/cookies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { PlatformDependencies } from '../platform-dependencies.ts';
import type { CsrfTokens } from './csrf-tokens.ts';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/** What the check needs from authentication. */
interface CsrfSessions {
  csrfTokens: CsrfTokens;
  requestSessions: {
    /** The session that a request acts for; undefined when any valid token is accepted. */
    ofCall(request: FastifyRequest): Promise<string | undefined>;
  };
}

/**
 * A request that changes something must come from one of our pages. A foreign origin is
 * rejected at once; the token is checked after access is granted (anonymous visitors get 401, not 403)
 * and before the body is read. Register `@fastify/cookie` first.
 */
export function checkCsrf(
  app: FastifyInstance,
  { config, publicUrl }: Pick<PlatformDependencies, 'config' | 'publicUrl'>,
  { csrfTokens, requestSessions }: CsrfSessions,
): void {
  const origins = [publicUrl, ...config.corsOrigins];
  const isUnsafe = (request: FastifyRequest) => !SAFE_METHODS.includes(request.method);

  app.addHook('onRequest', async (request) => {
    if (isUnsafe(request) && isForeign(request, origins)) throw new AppError('CSRF_FAILED');
  });

  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!isUnsafe(request) || request.is404) return payload;
    if (request.routeOptions.config.isOneClick) return payload;
    const token = request.cookies[CSRF_COOKIE];
    const header = request.headers[CSRF_HEADER.toLowerCase()];
    const binding = token && token === header ? csrfTokens.verify(token) : undefined;
    if (!binding) throw new AppError('CSRF_FAILED');
    const sessionId = await requestSessions.ofCall(request);
    if (sessionId && sessionId !== binding.sessionId) throw new AppError('CSRF_FAILED');
    return payload;
  });
}

/** Browsers send `Origin` with every unsafe request; other clients may not. */
function isForeign(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined || origins.includes(origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
