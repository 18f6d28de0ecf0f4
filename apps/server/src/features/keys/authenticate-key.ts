import { KEY_PREFIX, type KeyScope } from '@pawmatch/contract/keys/key-values';
import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import type { AuthenticateKey } from '../../platform/http/guards.ts';
import { bearerToken } from '../auth/authenticate.ts';
import { findValidKey, recordUse } from './keys.repository.ts';

/** The last use is written at most so often. */
const USE_INTERVAL_MS = 60_000;

/** Looks up the key of a program for each call, so that a revocation counts at once on all servers. */
export function createAuthenticateKey({
  database,
  clock,
  rateLimiter,
}: Uses<'database' | 'clock' | 'rateLimiter'>): AuthenticateKey {
  return async (request, access) => {
    const token = bearerToken(request);
    if (!token?.startsWith(KEY_PREFIX)) return null;
    const now = clock();
    const key = await findValidKey(database, token.slice(KEY_PREFIX.length), now);
    if (!key) {
      await rateLimiter.attempt('wrongKeys', { address: request.ip });
      throw new AppError('KEY_INVALID');
    }
    await rateLimiter.attempt('programs', { account: key.id });
    const scopes: readonly string[] = key.scopes satisfies KeyScope[];
    if (!scopes.includes(access)) throw new AppError('KEY_INVALID');
    if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() >= USE_INTERVAL_MS) {
      await recordUse(database, key.id, now);
    }
    const { shelterId, slug } = key;
    // The least that staff can be: a key is no person, and its scope is checked above.
    const role = 'volunteer' as const;
    const noSecondFactor = { secondFactorDue: null, isSecondFactorMissing: false };
    return {
      userId: key.userId,
      sessionId: key.id,
      role: 'admin',
      memberships: [{ shelterId, slug, role, careParts: [], ...noSecondFactor }],
      staffRoles: [role],
      careParts: [],
      shelterId: null,
      isEmailConfirmed: true,
      isSecondFactorMissing: false,
    };
  };
}
