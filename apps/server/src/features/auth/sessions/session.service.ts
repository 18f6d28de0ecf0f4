import {
  ROTATION_GRACE_DEPTH,
  ROTATION_GRACE_SECONDS,
  SESSION_DAYS,
} from '@pawmatch/contract/auth/session-timing';
import type { Device } from '@pawmatch/contract/users/device-label';
import type { Database, Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/database/new-id.ts';
import type { Clock } from '../../../platform/process/clock.ts';
import {
  hashToken,
  newSecretToken,
  openSuccessor,
  sealSuccessor,
} from '../../../platform/security/secret-token.ts';
import type { RefreshTokenRow, SessionRow } from '../auth.tables.ts';
import type { AccessTokens } from './access-token.ts';
import * as repository from './sessions.repository.ts';

const DAY = 24 * 60 * 60_000;

/** The tokens of a login or refresh. */
export interface SessionGrant {
  sessionId: string;
  sessionEndsAt: Date;
  refreshToken: string;
  accessToken: string;
  accessTokenEndsAt: Date;
}

/** Where a session begins. */
export interface SessionOrigin extends Device {
  deviceId: string;
  /** An earlier end than that of other sessions. */
  endsBy?: Date | null;
}

export type SessionService = ReturnType<typeof createSessionService>;

interface SessionDependencies {
  database: Database;
  clock: Clock;
  accessTokens: AccessTokens;
}

/** Sessions and their refresh tokens. */
export function createSessionService(dependencies: SessionDependencies) {
  const { database, clock, accessTokens } = dependencies;

  const grant = async (session: SessionRow, refreshToken: string): Promise<SessionGrant> => {
    const claims = { userId: session.userId, sessionId: session.id };
    const { token, expiresAt } = await accessTokens.issue(claims, session.expiresAt);
    return {
      sessionId: session.id,
      sessionEndsAt: session.expiresAt,
      refreshToken,
      accessToken: token,
      accessTokenEndsAt: expiresAt,
    };
  };

  const insertToken = async (tx: Queries, sessionId: string) => {
    const token = newSecretToken();
    await repository.insertRefreshToken(tx, {
      tokenHash: hashToken(token),
      sessionId,
      createdAt: clock(),
      rotatedAt: null,
      successor: null,
    });
    return token;
  };

  const rotate = async (tx: Queries, sessionId: string, token: string) => {
    const successor = await insertToken(tx, sessionId);
    await repository.markRotated(tx, hashToken(token), {
      rotatedAt: clock(),
      successor: sealSuccessor(token, successor),
    });
    return successor;
  };

  /**
   * Finds the current token from a rotated one, for another tab or after a lost response.
   * @returns undefined when the token was rotated before the grace period or too many rotations ago
   */
  const repeat = async (tx: Queries, token: string, rotated: RefreshTokenRow) => {
    const age = clock().getTime() - (rotated.rotatedAt?.getTime() ?? 0);
    if (age > ROTATION_GRACE_SECONDS * 1_000) return undefined;
    let current = token;
    let row: RefreshTokenRow | undefined = rotated;
    for (let depth = 0; depth < ROTATION_GRACE_DEPTH && row?.successor; depth += 1) {
      current = openSuccessor(current, row.successor);
      row = await repository.findRefreshToken(tx, hashToken(current));
    }
    return row && !row.rotatedAt ? current : undefined;
  };

  return {
    /** @param tx the transaction of the login or sign-up */
    async start(tx: Queries, userId: string, origin: SessionOrigin): Promise<SessionGrant> {
      const now = clock();
      const { deviceId, browser, platform, endsBy } = origin;
      const lastEnd = now.getTime() + SESSION_DAYS * DAY;
      const session: SessionRow = {
        id: newId(),
        userId,
        createdAt: now,
        expiresAt: new Date(Math.min(lastEnd, endsBy?.getTime() ?? lastEnd)),
        revokedAt: null,
        deviceId,
        browser,
        platform,
      };
      await repository.insertSession(tx, session);
      return grant(session, await insertToken(tx, session.id));
    },

    /**
     * Exchanges a refresh token for its successor. The session's row is locked, so that two
     * simultaneous tabs get the same successor. A token that was rotated before the grace period
     * may be stolen, so its session ends.
     * @returns undefined when the session has ended
     */
    async refresh(token: string | undefined): Promise<SessionGrant | undefined> {
      if (!token) return undefined;
      const refreshed = await database.transaction(async (tx) => {
        const session = await repository.lockSessionOfToken(tx, hashToken(token), clock());
        const row = session && (await repository.findRefreshToken(tx, hashToken(token)));
        if (!session || !row) return undefined;
        const successor =
          row.rotatedAt && row.successor
            ? await repeat(tx, token, row)
            : await rotate(tx, session.id, token);
        if (successor) return { session, successor };
        await repository.revokeSession(tx, session.id, clock());
        return undefined;
      });
      return refreshed && grant(refreshed.session, refreshed.successor);
    },

    /** The active session of a refresh token. */
    async findIdOfToken(token: string): Promise<string | undefined> {
      const session = await repository.findSessionOfToken(database, hashToken(token), clock());
      return session?.id;
    },

    async end(sessionId: string | undefined): Promise<void> {
      if (sessionId) await repository.revokeSession(database, sessionId, clock());
    },
  };
}
