import { KEY_PREFIX } from '@pawmatch/contract/keys/key-values';
import DataLoader from 'dataloader';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/app-error.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Authenticate } from '../../platform/http/guards.ts';
import type { Caller } from '../../platform/http/requests/caller.ts';
import type { Clock } from '../../platform/process/clock.ts';
import type { AccessClaims, AccessTokens } from './sessions/access-token.ts';
import { listActiveSessions } from './sessions/sessions.repository.ts';

interface AuthenticateDependencies {
  database: Database;
  clock: Clock;
  accessTokens: AccessTokens;
}

/**
 * Reads the bearer token and looks up the session and the user for each request, so that logout,
 * demotion and deletion take effect immediately. Requests that arrive in one turn of the event
 * loop share one query, which begins after the last of them.
 * @returns null without a bearer token
 * @throws AppError SESSION_EXPIRED when the token is invalid
 */
export function createAuthenticate({
  database,
  clock,
  accessTokens,
}: AuthenticateDependencies): Authenticate {
  const callers = new WeakMap<FastifyRequest, Promise<Caller | null>>();

  type CurrentUser = Omit<Awaited<ReturnType<typeof listActiveSessions>>[number], 'id'>;
  const users = new DataLoader<AccessClaims, CurrentUser | undefined>(
    async (claims) => {
      const ids = claims.map(({ sessionId }) => sessionId);
      const active = await listActiveSessions(database, { ids, now: clock() });
      const byId = new Map(active.map((session) => [session.id, session]));
      return claims.map(({ sessionId, userId }) => {
        const session = byId.get(sessionId);
        return session?.userId === userId ? session : undefined;
      });
    },
    { cache: false, batchScheduleFn: setImmediate },
  );

  const lookUp = async (request: FastifyRequest): Promise<Caller | null> => {
    const token = bearerToken(request);
    if (token === undefined) return null;
    // What a key may do is let in before.
    if (token.startsWith(KEY_PREFIX)) throw new AppError('KEY_INVALID');
    const claims = await accessTokens.read(token);
    const user = claims && (await users.load(claims));
    if (!user) throw new AppError('SESSION_EXPIRED');
    const { role, memberships, isEmailConfirmed } = user;
    return {
      ...claims,
      role,
      memberships,
      staffRoles: memberships.map((membership) => membership.role),
      careParts: [],
      shelterId: null,
      isEmailConfirmed,
      isSecondFactorMissing: memberships.some((each) => each.isSecondFactorMissing),
    };
  };

  return (request, isAgain = false) => {
    const caller = (isAgain ? undefined : callers.get(request)) ?? lookUp(request);
    callers.set(request, caller);
    return caller;
  };
}

export function bearerToken({ headers }: FastifyRequest): string | undefined {
  // A pattern with ` +` at both ends would take quadratic time for many spaces.
  const [scheme, token, more] = (headers.authorization ?? '').trim().split(/ +/, 3);
  return scheme?.toLowerCase() === 'bearer' && more === undefined ? token : undefined;
}
