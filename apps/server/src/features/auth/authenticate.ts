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
 * Reads the bearer token and looks session and user up at each call, so that logout, demotion and
 * deletion bite at once (D10, S07, S11). Asked twice about a request, it looks once.
 * @returns null without a bearer token
 * @throws AppError SESSION_EXPIRED when there is one that is no good
 */
export function createAuthenticate({
  database,
  clock,
  accessTokens,
}: AuthenticateDependencies): Authenticate {
  const known = new WeakMap<FastifyRequest, Promise<Caller | null>>();

  const lookUp = async (request: FastifyRequest): Promise<Caller | null> => {
    const token = bearerToken(request);
    if (token === undefined) return null;
    const claims = await accessTokens.read(token);
    const role = claims && (await findRoleInSession(database, { ...claims, now: clock() }));
    if (!role) throw new AppError('SESSION_EXPIRED');
    return { ...claims, role };
  };

  return (request) => {
    const caller = known.get(request) ?? lookUp(request);
    known.set(request, caller);
    return caller;
  };
}

function bearerToken({ headers }: FastifyRequest): string | undefined {
  // Not by a pattern with ` +` at both ends: it would try each way to share a thousand spaces (S46).
  const [scheme, token, more] = (headers.authorization ?? '').trim().split(/ +/, 3);
  return scheme?.toLowerCase() === 'bearer' && more === undefined ? token : undefined;
}
