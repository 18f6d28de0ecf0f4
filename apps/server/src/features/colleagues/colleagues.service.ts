import type { RoleChange } from '@pawmatch/contract/account/account-changes';
import type { ColleagueChange } from '@pawmatch/contract/colleagues/colleague-changes';
import { type StaffRole, shelterRoles } from '@pawmatch/contract/staff/capabilities';
import type * as z from 'zod/mini';
import type { Dependencies } from '../../dependencies.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { actorOf } from '../../platform/database/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type Caller, shelterOf } from '../../platform/http/caller.ts';
import { enqueueMail } from '../../platform/mail/enqueue-mail.ts';
import { requirePassword } from '../auth/require-password.ts';
import type { RecoveredAccess } from '../grants/recovered-access.ts';
import { deleteResetsBy } from '../staff/factor-resets.repository.ts';
import { endInvitations } from '../staff/invitations.repository.ts';
import * as repository from '../staff/memberships.repository.ts';
import type { MembershipRow } from '../staff/memberships.table.ts';
import * as users from '../users/users.repository.ts';
import type { UserRow } from '../users/users.table.ts';
import { newAdminMail, type RoleNews, roleMail } from './colleague-mails.ts';

const ranks: readonly StaffRole[] = shelterRoles;

/** Who works at the shelter, as what, and until when. */
export function createColleaguesService(
  dependencies: Pick<
    Dependencies,
    'database' | 'clock' | 'shelters' | 'publicUrl' | 'rateLimiter' | 'recoverAccess'
  >,
) {
  const { database, clock, shelters, publicUrl, recoverAccess } = dependencies;
  const sender = () => ({ shelter: shelters.first(), publicUrl });

  /** What a manager has begun ends with the rights to it. */
  const endManagement = async (tx: Queries, userId: string) => {
    await endInvitations(tx, { invitedBy: userId }, 'withdrawn');
    await deleteResetsBy(tx, userId);
  };

  /** Ends what a role has given, before the role ends: grants, invitations of others, and usually all sessions. */
  const endAccess = async (
    tx: Queries,
    userId: string,
    now: Date,
    by: RecoveredAccess['by'] = 'end of all sessions',
  ) => {
    await recoverAccess(tx, { userId, by, now });
    await endManagement(tx, userId);
  };

  const inform = (tx: Queries, user: UserRow, news: RoleNews, now: Date) =>
    enqueueMail(tx, roleMail(user, news, sender()), now);

  /** Runs in a transaction in which no other manager can stop being one. */
  const changeColleague = (
    caller: Caller,
    id: string,
    change: (
      tx: Queries,
      colleague: { user: UserRow; membership: MembershipRow; now: Date },
    ) => Promise<void>,
  ) =>
    database.transactionAs(actorOf(caller), async (tx) => {
      await repository.lockManagersAs(tx, caller);
      const membership = await repository.findMembership(tx, id);
      const user = membership && (await users.findUser(tx, id));
      if (!user) throw new AppError('COLLEAGUE_NOT_FOUND');
      await change(tx, { user, membership, now: clock() });
    });

  const end = async (tx: Queries, user: UserRow, now: Date, by?: RecoveredAccess['by']) => {
    await repository.requireAnotherManager(tx, user.id);
    await endAccess(tx, user.id, now, by);
    await repository.endMemberships(tx, { userId: user.id, now });
    await inform(tx, user, 'removed', now);
  };

  /** Makes a person manager, and notifies all managers. */
  const promote = (caller: Caller, id: string, by: UserRow) =>
    database.transactionAs(actorOf(caller), async (tx) => {
      const now = clock();
      const others = await repository.lockManagersAs(tx, caller);
      const user = found(await users.findUser(tx, id));
      if (user.role === 'admin') return user;
      if (!user.emailConfirmedAt) throw new AppError('EMAIL_NOT_CONFIRMED');
      const shelterId = shelterOf(caller);
      await repository.setShelterRole(tx, {
        userId: id,
        shelterId,
        role: 'manager',
        invitedBy: by.id,
        now,
      });
      await notifyManagers(tx, { managers: [...others, user], user, by, now });
      return found(await users.updateUser(tx, id, { updatedAt: now }));
    });

  const demote = (caller: Caller, id: string) =>
    database.transactionAs(actorOf(caller), async (tx) => {
      const now = clock();
      await repository.lockManagersAs(tx, caller);
      const user = found(await users.findUser(tx, id));
      if (user.role === 'adopter') return user;
      await end(tx, user, now, 'end of a role');
      return found(await users.updateUser(tx, id, { updatedAt: now }));
    });

  async function notifyManagers(
    tx: Queries,
    it: {
      managers: Parameters<typeof newAdminMail>[0]['to'][];
      user: UserRow;
      by: UserRow;
      now: Date;
    },
  ): Promise<void> {
    for (const to of it.managers)
      await enqueueMail(tx, newAdminMail({ ...it, to }, sender()), it.now);
  }

  return {
    list: () => repository.listColleagues(database),

    /**
     * The role of the specification: a new admin is a manager, and an adopter has no role any more.
     * @throws AppError USER_NOT_FOUND, LAST_ADMIN; and of a new admin VALIDATION_FAILED (no password),
     *   WRONG_PASSWORD, TOO_MANY_REQUESTS, EMAIL_NOT_CONFIRMED
     */
    async changeAccountRole(
      caller: Caller,
      id: string,
      { role, current_password }: z.output<typeof RoleChange>,
    ): Promise<UserRow> {
      if (role !== 'admin') return demote(caller, id);
      if (!current_password) throw invalidField('current_password', 'Please enter your password.');
      return promote(
        caller,
        id,
        await requirePassword(dependencies, caller.userId, current_password),
      );
    },

    /** @throws AppError COLLEAGUE_NOT_FOUND, EMAIL_NOT_CONFIRMED, LAST_ADMIN */
    changeRole: (
      caller: Caller,
      id: string,
      { role }: z.output<typeof ColleagueChange>,
    ): Promise<void> =>
      changeColleague(caller, id, async (tx, { user, membership, now }) => {
        if (membership.role === role) return;
        const isMore = ranks.indexOf(role) > ranks.indexOf(membership.role);
        if (isMore && !user.emailConfirmedAt) throw new AppError('EMAIL_NOT_CONFIRMED');
        if (membership.role === 'manager') {
          await repository.requireAnotherManager(tx, id);
          await endManagement(tx, id);
        }
        const others = role === 'manager' ? await repository.lockManagers(tx) : [];
        await repository.changeShelterRole(tx, id, role);
        const by = role === 'manager' && (await users.findUser(tx, caller.userId));
        if (by) await notifyManagers(tx, { managers: [...others, user], user, by, now });
        else if (!membership.suspendedAt) await inform(tx, user, { now: role }, now);
      }),

    /** @throws AppError COLLEAGUE_NOT_FOUND, LAST_ADMIN */
    suspend: (caller: Caller, id: string): Promise<void> =>
      changeColleague(caller, id, async (tx, { user, membership, now }) => {
        if (membership.suspendedAt) return;
        await repository.requireAnotherManager(tx, id);
        await endAccess(tx, id, now);
        await repository.suspendMemberships(tx, id, now);
        await inform(tx, user, 'suspended', now);
      }),

    /** @throws AppError COLLEAGUE_NOT_FOUND */
    reinstate: (caller: Caller, id: string): Promise<void> =>
      changeColleague(caller, id, async (tx, { user, membership, now }) => {
        if (!membership.suspendedAt) return;
        await repository.suspendMemberships(tx, id, null);
        const { role } = membership;
        if (role !== 'network_admin') await inform(tx, user, { now: role }, now);
      }),

    /** Ends all roles; the account stays. @throws AppError COLLEAGUE_NOT_FOUND, LAST_ADMIN */
    remove: (caller: Caller, id: string): Promise<void> =>
      changeColleague(caller, id, (tx, { user, now }) => end(tx, user, now)),
  };
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new AppError('USER_NOT_FOUND');
  return row;
}
