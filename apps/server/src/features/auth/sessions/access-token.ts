import { createSecretKey } from 'node:crypto';
import { ACCESS_TOKEN_SECONDS } from '@pawmatch/contract/auth/session-timing';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../platform/process/clock.ts';
import { deriveKey } from '../../../platform/security/derived-key.ts';

const ALGORITHM = 'HS256';
/** RFC 9068: names the purpose of the token, so that no other token is accepted instead. */
const TYPE = 'at+jwt';
const ISSUER = 'pawmatch';

/** Verified tokens that are cached, so that their signature is not checked again. */
const MAX_CACHED_TOKENS = 10_000;

/** The holder of a token. Whether the session is still active is stored in the database. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** Decoding ignores padding and the last two bits of a signature, so that other texts would be valid too. */
const isCanonical = (signature: string) =>
  Buffer.from(signature, 'base64url').toString('base64url') === signature;

export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** @param secret SESSION_SECRET */
export function createAccessTokens(secret: string, clock: Clock) {
  const key = createSecretKey(deriveKey(secret, 'access token'));
  const cache = new LRUCache<string, AccessClaims & { endsAt: number }>({ max: MAX_CACHED_TOKENS });

  return {
    /** @param latestEnd when the session ends; the token ends no later */
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

    /** @returns undefined when the token was not issued here, has expired, or is no access token */
    async read(token: string): Promise<AccessClaims | undefined> {
      const found = cache.get(token);
      if (found) return clock().getTime() < found.endsAt ? found : undefined;
      if (!isCanonical(token.slice(token.lastIndexOf('.') + 1))) return undefined;
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
        cache.set(token, claims);
        return claims;
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
