import { INVITATION_DAYS } from '@pawmatch/contract/matching/partner-matching-endpoints';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import {
  deleteGrantsFor,
  findGrant,
  findGrantFor,
  replaceGrant,
  takeGrant,
} from '../../grants/grants.repository.ts';
import { findUser } from '../../users/users.repository.ts';
import * as repository from './partner-matching.repository.ts';

const DAY_MS = 86_400_000;

const INVITATION = 'match invitation';

type Partner = NonNullable<Awaited<ReturnType<typeof repository.findPartner>>>;

/** The partner, and when an open invitation expires. */
export interface PartnerMatchingState {
  partner: Partner | undefined;
  expiresAt: Date | undefined;
}

/** The link of an invitation, which is shown once. */
export interface Invitation {
  url: string;
  expiresAt: Date;
}

/** Shown to the user who opens the link. */
export interface OpenedInvitation {
  name: string;
  expiresAt: Date;
  isOwn: boolean;
}

/** Two people match together for one household. One joins by the other's link, and either leaves. */
export function createPartnerMatchingService({
  database,
  clock,
  publicUrl,
}: Pick<Dependencies, 'database' | 'clock' | 'publicUrl'>) {
  async function readState(userId: string): Promise<PartnerMatchingState> {
    const [partner, invitation] = await Promise.all([
      repository.findPartner(database, userId),
      findGrantFor(database, INVITATION, userId, clock()),
    ]);
    return { partner, expiresAt: invitation?.expiresAt ?? undefined };
  }

  async function requireInvitation(token: string) {
    const { userId, expiresAt } = (await findGrant(database, INVITATION, token, clock())) ?? {};
    if (!userId || !expiresAt) throw new AppError('INVITATION_INVALID');
    return { userId, expiresAt };
  }

  return {
    readState,

    /** Replaces the former invitation. @throws AppError MATCHING_TOGETHER */
    async invite(userId: string): Promise<Invitation> {
      const createdAt = clock();
      const expiresAt = new Date(createdAt.getTime() + INVITATION_DAYS * DAY_MS);
      const token = await database.transaction(async (tx) => {
        await repository.lockPeople(tx, [userId]);
        if (await repository.findPartner(tx, userId)) throw new AppError('MATCHING_TOGETHER');
        const invitation = { userId, subjectId: userId, createdAt, expiresAt };
        return replaceGrant(tx, INVITATION, invitation);
      });
      return { url: `${publicUrl}/match-together?token=${token}`, expiresAt };
    },

    revoke: (userId: string): Promise<void> => deleteGrantsFor(database, INVITATION, [userId]),

    /** Changes nothing. @throws AppError INVITATION_INVALID */
    async open(userId: string, token: string): Promise<OpenedInvitation> {
      const { userId: inviterId, expiresAt } = await requireInvitation(token);
      const inviter = await findUser(database, inviterId);
      if (!inviter) throw new AppError('INVITATION_INVALID');
      return { name: inviter.fullName, expiresAt, isOwn: inviterId === userId };
    },

    /** Uses the invitation up. @throws AppError INVITATION_INVALID, MATCHING_TOGETHER */
    async join(userId: string, token: string): Promise<PartnerMatchingState> {
      const { userId: inviterId } = await requireInvitation(token);
      if (inviterId === userId) throw new AppError('INVITATION_INVALID');
      const pair: [string, string] = [inviterId, userId];
      await database.transaction(async (tx) => {
        await repository.lockPeople(tx, pair);
        if (!(await takeGrant(tx, INVITATION, token, clock()))) {
          throw new AppError('INVITATION_INVALID');
        }
        if (!(await repository.insertPartners(tx, pair, clock()))) {
          throw new AppError('MATCHING_TOGETHER');
        }
        await deleteGrantsFor(tx, INVITATION, pair);
      });
      return readState(userId);
    },

    leave: (userId: string): Promise<void> => repository.deletePartners(database, userId),
  };
}
