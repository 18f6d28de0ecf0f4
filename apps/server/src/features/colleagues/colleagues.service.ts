import type { RoleChange } from '@pawmatch/contract/account/account-changes';
import type { ColleagueChange } from '@pawmatch/contract/colleagues/colleague-changes';
import { type StaffRole, shelterRoles } from '@pawmatch/contract/staff/capabilities';
import type * as z from 'zod/mini';
import type { Uses } from '../../dependencies.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { actorOf } from '../../platform/database/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type Caller, shelterOf } from '../../platform/http/requests/caller.ts';
import { enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { authMessages } from '../auth/auth-messages.ts';
import { requirePassword } from '../auth/passwords/require-password.ts';
import type { RecoveredAccess } from '../grants/recovered-access.ts';
import { shelterFilterOf } from '../shelter/shelters.ts';
import { staffSender } from '../shelter/write-shelter-mail.ts';
import { deleteResetsBy } from '../staff/factor-resets.repository.ts';
import { endInvitations } from '../staff/invitations.repository.ts';
import {
  lockManagers,
  lockManagersAs,
  requireAnotherManager,
} from '../staff/managers.repository.ts';
import type { Colleague } from '../staff/memberships.repository.ts';
import * as repository from '../staff/memberships.repository.ts';
import type { MembershipRow } from '../staff/memberships.table.ts';
import { findPerson } from '../users/people-query.repository.ts';
import * as users from '../users/users.repository.ts';
import type { UserRow } from '../users/users.table.ts';
import { lockAdopter } from '../visits/visit-locks.repository.ts';
import { informManagers, type RoleNews, roleMail } from './colleague-mails.ts';
import { appointManager } from './invitations.service.ts';
import { requireUsedRole } from './require-used-role.ts';

const ranks: readonly StaffRole[] = shelterRoles;

/** Who works at a shelter, as what, and until when. Nothing here changes what somebody is at another shelter. */
export function createColleaguesService(
  dependencies: Uses<
    'database' | 'clock' | 'shelters' | 'publicUrl' | 'rateLimiter' | 'recoverAccess'
  >,
) {
  const { database, clock, shelters, publicUrl, recoverAccess } = dependencies;
  const senderOf = (shelterId: string) =>
    staffSender({ shelters, publicUrl }, shelters.of(shelterId));

  /** What a manager has begun ends with the rights to it. */
  const endManagement = async (tx: Queries, { userId, shelterId }: Colleague) => {
    await endInvitations(tx, { invitedBy: userId, shelterId }, 'withdrawn');
    await deleteResetsBy(tx, { userId, shelterId });
  };

  /**
   * Ends what a role has given, before the role ends: invitations of others, and with the last role grants and usually
   * all sessions.
   * @returns whether the person works elsewhere, too
   */
  const endAccess = async (
    tx: Queries,
    colleague: Colleague,
    now: Date,
    by: RecoveredAccess['by'] = 'end of all sessions',
  ) => {
    const { userId } = colleague;
    // Two shelters that end their roles at the same moment must not both leave the sessions to the other.
    await lockAdopter(tx, userId);
    const worksElsewhere = await repository.worksElsewhere(tx, colleague);
    if (!worksElsewhere) await recoverAccess(tx, { userId, by, now });
    await endManagement(tx, colleague);
    return worksElsewhere;
  };

  const inform = (
    tx: Queries,
    it: { user: UserRow; news: RoleNews; shelterId: string; now: Date },
  ) => enqueueMail(tx, roleMail(it.user, it.news, senderOf(it.shelterId)), it.now);

  /** Runs in a transaction in which no other manager can stop being one. */
  const changeColleague = (
    caller: Caller,
    id: string,
    change: (
      tx: Queries,
      it: { user: UserRow; membership: MembershipRow; colleague: Colleague; now: Date },
    ) => Promise<void>,
  ) =>
    database.transactionAs(actorOf(caller), async (tx) => {
      await lockManagersAs(tx, caller);
      const colleague = { userId: id, shelterId: shelterOf(caller) };
      const membership = await repository.requireMembership(tx, colleague);
      const user = found(await users.findUser(tx, id));
      await change(tx, { user, membership, colleague, now: clock() });
    });

  const end = async (
    tx: Queries,
    { user, colleague, now }: { user: UserRow; colleague: Colleague; now: Date },
    by?: RecoveredAccess['by'],
  ) => {
    const { shelterId } = colleague;
    await requireAnotherManager(tx, colleague);
    const worksElsewhere = await endAccess(tx, colleague, now, by);
    await repository.endMembership(tx, colleague, now);
    await inform(tx, { user, news: { ended: 'removed', worksElsewhere }, shelterId, now });
  };

  const promote = (caller: Caller, id: string, by: UserRow) =>
    database.transactionAs(actorOf(caller), async (tx) => {
      const now = clock();
      const managers = await lockManagersAs(tx, caller);
      const user = found(await users.findUser(tx, id));
      if (managers.some((manager) => manager.id === id)) return;
      const asksFirst = !shelters.isOne();
      const appointment = { email: user.email, user, by, managers, asksFirst, now };
      await appointManager(tx, appointment, senderOf(shelterOf(caller)));
    });

  const demote = (caller: Caller, id: string) =>
    database.transactionAs(actorOf(caller), async (tx) => {
      const now = clock();
      await lockManagersAs(tx, caller);
      const user = found(await users.findUser(tx, id));
      const colleague = { userId: id, shelterId: shelterOf(caller) };
      const membership = await repository.findMembership(tx, colleague);
      if (!membership || membership.suspendedAt) return;
      await end(tx, { user, colleague, now }, 'end of a role');
    });

  return {
    list: (shelterId: string) => repository.listColleagues(database, shelterId),

    /**
     * The role of the specification: an admin is to be a manager, and an adopter has no role here any more.
     * @throws AppError USER_NOT_FOUND, LAST_ADMIN; and of a new admin VALIDATION_FAILED (no password),
     *   WRONG_PASSWORD, TOO_MANY_REQUESTS, EMAIL_NOT_CONFIRMED
     */
    async changeAccountRole(
      caller: Caller,
      id: string,
      { role, current_password }: z.output<typeof RoleChange>,
    ): Promise<UserRow> {
      if (role !== 'admin') await demote(caller, id);
      else if (!current_password)
        throw invalidField('current_password', authMessages.enterPassword);
      else
        await promote(
          caller,
          id,
          await requirePassword(dependencies, caller.userId, current_password),
        );
      return found(await findPerson(database, id, shelterFilterOf(shelters, caller)));
    },

    /** @throws AppError COLLEAGUE_NOT_FOUND, EMAIL_NOT_CONFIRMED, LAST_ADMIN; VALIDATION_FAILED for a role that is not in use */
    changeRole: (
      caller: Caller,
      id: string,
      { role }: z.output<typeof ColleagueChange>,
    ): Promise<void> =>
      changeColleague(caller, id, async (tx, { user, membership, colleague, now }) => {
        const { shelterId } = colleague;
        if (membership.role === role) return;
        requireUsedRole(role, caller);
        const isMore = ranks.indexOf(role) > ranks.indexOf(membership.role);
        if (isMore && !user.emailConfirmedAt) throw new AppError('EMAIL_NOT_CONFIRMED');
        if (membership.role === 'manager') {
          await requireAnotherManager(tx, colleague);
          await endManagement(tx, colleague);
        }
        const others = role === 'manager' ? await lockManagers(tx, shelterId) : [];
        await repository.changeShelterRole(tx, colleague, role);
        const by = role === 'manager' && (await users.findUser(tx, caller.userId));
        if (by) {
          const managers = [...others, user];
          await informManagers(tx, { managers, user, by, now }, senderOf(shelterId));
        } else if (!membership.suspendedAt) {
          await inform(tx, { user, news: { now: role }, shelterId, now });
        }
      }),

    /** @throws AppError COLLEAGUE_NOT_FOUND, LAST_ADMIN */
    suspend: (caller: Caller, id: string): Promise<void> =>
      changeColleague(caller, id, async (tx, { user, membership, colleague, now }) => {
        if (membership.suspendedAt) return;
        await requireAnotherManager(tx, colleague);
        const worksElsewhere = await endAccess(tx, colleague, now);
        await repository.suspendMembership(tx, colleague, now);
        const news = { ended: 'suspended', worksElsewhere } as const;
        await inform(tx, { user, news, shelterId: colleague.shelterId, now });
      }),

    /** @throws AppError COLLEAGUE_NOT_FOUND */
    reinstate: (caller: Caller, id: string): Promise<void> =>
      changeColleague(caller, id, async (tx, { user, membership, colleague, now }) => {
        if (!membership.suspendedAt) return;
        await repository.suspendMembership(tx, colleague, null);
        const { role } = membership;
        if (role === 'network_admin') return;
        await inform(tx, { user, news: { now: role }, shelterId: colleague.shelterId, now });
      }),

    /** Ends the role; the account stays. @throws AppError COLLEAGUE_NOT_FOUND, LAST_ADMIN */
    remove: (caller: Caller, id: string): Promise<void> =>
      changeColleague(caller, id, (tx, it) => end(tx, it)),
  };
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new AppError('USER_NOT_FOUND');
  return row;
}
