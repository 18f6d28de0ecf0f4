import * as endpoints from '@pawmatch/contract/matching/match-together-endpoints';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { hashToken, newSecretToken } from '../../auth/secret-token.ts';
import * as repository from './match-together.repository.ts';

const DAY_MS = 86_400_000;

/** B2.11: two people match together for one household. One joins by the other's link, and either leaves. */
export function matchTogetherRoutes(
  serve: Serve,
  { database, clock, publicUrl }: Pick<Dependencies, 'database' | 'clock' | 'publicUrl'>,
): void {
  async function stateOf(userId: string): Promise<endpoints.MatchingTogether> {
    const [partner, expiresAt] = await Promise.all([
      repository.findPartner(database, userId),
      repository.findExpiry(database, userId, clock()),
    ]);
    return {
      partner: partner
        ? {
            name: partner.name,
            has_answered: partner.hasAnswered,
            joined_at: partner.joinedAt.toISOString(),
          }
        : null,
      invitation: expiresAt ? { expires_at: expiresAt.toISOString() } : null,
    };
  }

  async function requireInvitation(token: string) {
    const invitation = await repository.findInvitation(database, hashToken(token), clock());
    if (!invitation) throw new AppError('INVITATION_INVALID');
    return invitation;
  }

  serve(endpoints.getMatchingTogether, ({ caller }) => stateOf(caller.userId));

  serve(endpoints.inviteToMatch, async ({ caller: { userId } }) => {
    const token = newSecretToken();
    const expiresAt = new Date(clock().getTime() + endpoints.INVITATION_DAYS * DAY_MS);
    await database.transaction(async (tx) => {
      await repository.lockPeople(tx, [userId]);
      if (await repository.findPartner(tx, userId)) throw new AppError('MATCHING_TOGETHER');
      await repository.upsertInvitation(tx, { userId, tokenHash: hashToken(token), expiresAt });
    });
    return {
      url: `${publicUrl}/match-together?token=${token}`,
      expires_at: expiresAt.toISOString(),
    };
  });

  serve(endpoints.revokeInvitation, async ({ caller }) => {
    await repository.deleteInvitations(database, [caller.userId]);
    return undefined;
  });

  serve(endpoints.openInvitation, async ({ caller, body }) => {
    const { userId, name, expiresAt } = await requireInvitation(body.token);
    return { name, expires_at: expiresAt.toISOString(), is_own: userId === caller.userId };
  });

  serve(endpoints.joinMatch, async ({ caller, body }) => {
    const { userId } = await requireInvitation(body.token);
    if (userId === caller.userId) throw new AppError('INVITATION_INVALID');
    const pair: [string, string] = [userId, caller.userId];
    await database.transaction(async (tx) => {
      await repository.lockPeople(tx, pair);
      if (!(await repository.takeInvitation(tx, hashToken(body.token)))) {
        throw new AppError('INVITATION_INVALID');
      }
      if (!(await repository.insertPartners(tx, pair, clock()))) {
        throw new AppError('MATCHING_TOGETHER');
      }
      await repository.deleteInvitations(tx, pair);
    });
    return stateOf(caller.userId);
  });

  serve(endpoints.leaveMatch, async ({ caller }) => {
    await repository.deletePartners(database, caller.userId);
    return undefined;
  });
}
