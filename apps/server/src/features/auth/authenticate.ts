import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Authenticate } from '../../platform/http/serve.ts';
import type { AccessTokens } from './access-token.ts';
import { findRoleInSession } from './sessions.repository.ts';

interface AuthenticateDependencies {
  database: Database;
  clock: Clock;
  accessTokens: AccessTokens;
}

/**
 * Reads the bearer token and looks up the session and the user for each request, so that logout,
 * demotion and deletion take effect immediately (D10, S07, S11). There is one lookup per request.
 * @returns null without a bearer token
 * @throws AppError SESSION_EXPIRED when the token is invalid
 */
export function createAuthenticate({
  database,
  clock,
  accessTokens,
}: AuthenticateDependencies): Authenticate {
  const callers = new WeakMap<FastifyRequest, Promise<Caller | null>>();

  const lookUp = async (request: FastifyRequest): Promise<Caller | null> => {
    const token = bearerToken(request);
    if (token === undefined) return null;
    const claims = await accessTokens.read(token);
    const role = claims && (await findRoleInSession(database, { ...claims, now: clock() }));
    if (!role) throw new AppError('SESSION_EXPIRED');
    return { ...claims, role };
  };

  return (request) => {
    const caller = callers.get(request) ?? lookUp(request);
    callers.set(request, caller);
    return caller;
  };
}

function bearerToken({ headers }: FastifyRequest): string | undefined {
  // A pattern with ` +` at both ends would take quadratic time for many spaces (S46).
  const [scheme, token, more] = (headers.authorization ?? '').trim().split(/ +/, 3);
  return scheme?.toLowerCase() === 'bearer' && more === undefined ? token : undefined;
}
