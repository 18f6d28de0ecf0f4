import { createSecretKey } from 'node:crypto';
import { ACCESS_TOKEN_SECONDS } from '@pawmatch/contract/auth/session-timing';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import { deriveKey } from '../../platform/derived-key.ts';

const ALGORITHM = 'HS256';
/** RFC 9068: says what the token is, so that none of another purpose passes for it (S08). */
const TYPE = 'at+jwt';
const ISSUER = 'pawmatch';

/** Tokens in use at a time whose signature need not be checked anew at each call. */
const MAX_KNOWN_TOKENS = 10_000;

/** Whom a token was given to; whether the session still lives is for the database to say. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** @param secret SESSION_SECRET */
export function createAccessTokens(secret: string, clock: Clock) {
  const key = createSecretKey(deriveKey(secret, 'access token'));
  const known = new LRUCache<string, AccessClaims & { endsAt: number }>({ max: MAX_KNOWN_TOKENS });

  return {
    /** @param latestEnd when the session ends; the token does not outlive it */
    async issue({ userId, sessionId }: AccessClaims, latestEnd: Date) {
      const now = Math.floor(clock().getTime() / 1_000);
      const end = Math.min(now + ACCESS_TOKEN_SECONDS, Math.floor(latestEnd.getTime() / 1_000));
      const token = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(ISSUER)
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(end)
        .sign(key);
      return { token, expiresAt: new Date(end * 1_000) };
    },

    /** Undefined when the token is not ours, has ended, or is no access token. */
    async read(token: string): Promise<AccessClaims | undefined> {
      const found = known.get(token);
      if (found) return clock().getTime() < found.endsAt ? found : undefined;
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          typ: TYPE,
          issuer: ISSUER,
          requiredClaims: ['sub', 'sid', 'exp'],
          currentDate: clock(),
        });
        const { sub, sid, exp = 0 } = payload;
        if (typeof sub !== 'string' || typeof sid !== 'string') return undefined;
        const claims = { userId: sub, sessionId: sid, endsAt: exp * 1_000 };
        known.set(token, claims);
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
