import {
  type HouseholdDifference,
  listHouseholdDifferences,
} from '@pawmatch/contract/matching/home/household-differences';
import { INVITATION_DAYS } from '@pawmatch/contract/matching/partner/partner-matching-endpoints';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { pageUrl } from '../../../platform/language/page-url.ts';
import { nameForMail } from '../../../platform/mail/mail-names.ts';
import { enqueueMail } from '../../../platform/mail/queue/enqueue-mail.ts';
import {
  deleteGrantsFor,
  findGrant,
  findGrantFor,
  replaceGrant,
  takeGrant,
} from '../../grants/grants.repository.ts';
import { presentPreferences } from '../../preferences/preferences.presenter.ts';
import { findPreferences } from '../../preferences/preferences.repository.ts';
import { findUser } from '../../users/users.repository.ts';
import { findHomeDetails } from '../home/home-details.repository.ts';
import * as repository from './partner-matching.repository.ts';
import { type PartnerMailKind, partnerMail } from './partner-matching-mails.ts';

const DAY_MS = 86_400_000;

const INVITATION = 'match invitation';

type Partner = NonNullable<Awaited<ReturnType<typeof repository.findPartner>>>;

type MatchRequest = Awaited<ReturnType<typeof repository.listRequests>>[number];

/** The partner, when an open invitation expires, and who waits for an approval. */
export interface PartnerMatchingState {
  partner: Partner | undefined;
  differences: HouseholdDifference[];
  expiresAt: Date | undefined;
  joiner: MatchRequest | undefined;
  waitingFor: MatchRequest | undefined;
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

/**
 * Two people match together for one household. One joins by the other's link, and the other approves, because a
 * stranger may have got the link. Either leaves.
 */
export function createPartnerMatchingService({
  database,
  clock,
  publicUrl,
  shelters,
}: Uses<'database' | 'clock' | 'publicUrl' | 'shelters'>) {
  async function readState(userId: string): Promise<PartnerMatchingState> {
    const now = clock();
    const [partner, invitation, requests] = await Promise.all([
      repository.findPartner(database, userId),
      findGrantFor(database, INVITATION, userId, now),
      repository.listRequests(database, userId, now),
    ]);
    const differences = partner ? await readDifferences(userId, partner.partnerId) : [];
    const joiner = requests.find(({ inviterId }) => inviterId === userId);
    const waitingFor = requests.find(({ joinerId }) => joinerId === userId);
    return {
      partner,
      differences,
      expiresAt: invitation?.expiresAt ?? undefined,
      joiner,
      waitingFor,
    };
  }

  async function readDifferences(userId: string, partnerId: string) {
    const [own, theirs] = await Promise.all(
      [userId, partnerId].map(async (id) => ({
        row: await findPreferences(database, id),
        home: await findHomeDetails(database, id),
      })),
    );
    if (!own?.row || !theirs?.row) return [];
    return listHouseholdDifferences(
      { preferences: presentPreferences(own.row), home: own.home },
      { preferences: presentPreferences(theirs.row), home: theirs.home },
    );
  }

  /** Tells a person about the other one. */
  async function notify(tx: Queries, kind: PartnerMailKind, userId: string, otherId: string) {
    const [to, other] = [await findUser(tx, userId), await findUser(tx, otherId)];
    if (!to || !other) return;
    const sender = { shelter: shelters.first(), publicUrl };
    await enqueueMail(tx, partnerMail(kind, { to, other }, sender), clock());
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
        await repository.declineRequests(tx, [userId]);
        return replaceGrant(tx, INVITATION, { userId, subjectId: userId, createdAt, expiresAt });
      });
      return { url: pageUrl(publicUrl, `/match-together?token=${token}`), expiresAt };
    },

    /** Revokes the invitation, and declines who waits for the approval, who is told. */
    revoke: (userId: string): Promise<void> =>
      database.transaction(async (tx) => {
        await deleteGrantsFor(tx, INVITATION, [userId]);
        for (const joinerId of await repository.declineRequests(tx, [userId])) {
          await notify(tx, 'declined', joinerId, userId);
        }
      }),

    /** Changes nothing. @param userId null for a visitor @throws AppError INVITATION_INVALID */
    async open(userId: string | null, token: string): Promise<OpenedInvitation> {
      const { userId: inviterId, expiresAt } = await requireInvitation(token);
      const inviter = await findUser(database, inviterId);
      if (!inviter) throw new AppError('INVITATION_INVALID');
      // Whoever opens it reads that this person invites them, and no advertisement.
      const name = nameForMail(inviter.fullName) ?? 'Somebody';
      return { name, expiresAt, isOwn: inviterId === userId };
    },

    /** Uses the invitation up, and waits for the approval. @throws AppError INVITATION_INVALID, MATCHING_TOGETHER */
    async join(userId: string, token: string): Promise<PartnerMatchingState> {
      const { userId: inviterId, expiresAt } = await requireInvitation(token);
      if (inviterId === userId) throw new AppError('INVITATION_INVALID');
      const pair: [string, string] = [inviterId, userId];
      await database.transaction(async (tx) => {
        await repository.lockPeople(tx, pair);
        for (const id of pair) {
          if (await repository.findPartner(tx, id)) throw new AppError('MATCHING_TOGETHER');
        }
        await repository.withdrawRequests(tx, [userId]);
        if (!(await takeGrant(tx, INVITATION, token, clock()))) {
          throw new AppError('INVITATION_INVALID');
        }
        const askedAt = clock();
        await repository.insertRequest(tx, { inviterId, joinerId: userId, askedAt, expiresAt });
        await notify(tx, 'asked', inviterId, userId);
        await notify(tx, 'waiting', userId, inviterId);
      });
      return readState(userId);
    },

    /**
     * @param name of the person who has joined, as the inviter was shown it
     * @throws AppError CONFLICT when that person does not ask any more, or has another name; MATCHING_TOGETHER
     */
    async approve(userId: string, name: string): Promise<PartnerMatchingState> {
      const { joiner } = await readState(userId);
      if (!joiner) throw new AppError('CONFLICT');
      const { inviterId, joinerId } = joiner;
      const pair: [string, string] = [inviterId, joinerId];
      await database.transaction(async (tx) => {
        await repository.lockPeople(tx, pair);
        // The joiner may have withdrawn it, or have another name.
        const isAsking = await repository.takeRequest(tx, { inviterId, joinerId }, clock());
        const isShown = (await findUser(tx, joinerId))?.fullName === name;
        if (!isAsking || !isShown) throw new AppError('CONFLICT');
        if (!(await repository.insertPartners(tx, pair, clock()))) {
          throw new AppError('MATCHING_TOGETHER');
        }
        await deleteGrantsFor(tx, INVITATION, pair);
        await repository.declineRequests(tx, pair);
        await repository.withdrawRequests(tx, pair);
        await notify(tx, 'approved', inviterId, joinerId);
        await notify(tx, 'approved', joinerId, inviterId);
      });
      return readState(userId);
    },

    /** Ends matching together for both, and tells the other one. */
    leave: (userId: string): Promise<void> =>
      database.transaction(async (tx) => {
        const otherId = await repository.deletePartners(tx, userId, clock());
        if (otherId) await notify(tx, 'ended', otherId, userId);
      }),

    /** The person has read that the other one ended it. */
    hideEnding: (userId: string): Promise<void> => repository.deleteEnding(database, userId),
  };
}
