import type { Uses } from '../../dependencies.ts';
import { AppError } from '../../platform/app-error.ts';
import { actorOf } from '../../platform/database/actor.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type Caller, shelterOf } from '../../platform/http/requests/caller.ts';
import { isSameMailbox } from '../../platform/mail/mailbox.ts';
import { enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { removeSecondFactor } from '../auth/second-factor/reset-second-factor.ts';
import { factorResetMail } from '../auth/second-factor/second-factor-mails.ts';
import * as repository from '../staff/factor-resets.repository.ts';
import { lockManagersAs } from '../staff/managers.repository.ts';
import { requireMembership, requireNoRoleElsewhere } from '../staff/memberships.repository.ts';
import { findUser } from '../users/users.repository.ts';
import type { UserRow } from '../users/users.table.ts';
import { colleagueMessages } from './colleague-messages.ts';

export type FactorResetService = ReturnType<typeof createFactorResetService>;

/** Two managers help a colleague who has lost the device and the recovery codes. */
export function createFactorResetService({
  database,
  clock,
  shelters,
  publicUrl,
  recoverAccess,
}: Uses<'database' | 'clock' | 'shelters' | 'publicUrl' | 'recoverAccess'>) {
  /** Runs in a transaction in which no other manager can stop being one. */
  const helpColleague = (
    caller: Caller,
    id: string,
    help: (
      tx: Queries,
      it: { user: UserRow; now: Date; managers: ReadonlySet<string> },
    ) => Promise<void>,
  ) =>
    database.transactionAs(actorOf(caller), async (tx) => {
      const managers = new Set((await lockManagersAs(tx, caller)).map((manager) => manager.id));
      await requireMembership(tx, { userId: id, shelterId: shelterOf(caller) });
      const user = await findUser(tx, id);
      if (!user) throw new AppError('USER_NOT_FOUND');
      if (await isOnePerson(tx, id, caller.userId)) {
        throw new AppError('FORBIDDEN', { detail: colleagueMessages.needsTwoOthers });
      }
      await requireNoRoleElsewhere(tx, caller, id);
      await help(tx, { user, now: clock(), managers });
    });

  return {
    /** Who has a second factor, and for whom a reset is asked. */
    async listStates(shelterId: string) {
      const [withFactor, resets] = await Promise.all([
        repository.listColleaguesWithFactor(database),
        repository.listOpenResets(database, shelterId, clock()),
      ]);
      return { withFactor, resets: new Map(resets.map((it) => [it.reset.userId, it])) };
    },

    /** @throws AppError FORBIDDEN, COLLEAGUE_NOT_FOUND, NO_SECOND_FACTOR, CONFLICT when it was asked for already */
    ask: (caller: Caller, id: string): Promise<void> =>
      helpColleague(caller, id, async (tx, { user, now, managers }) => {
        if (!(await repository.listColleaguesWithFactor(tx)).has(id)) {
          throw new AppError('NO_SECOND_FACTOR', { detail: colleagueMessages.hasNoSecondStep });
        }
        const row = { userId: id, askedBy: caller.userId, askedAt: now, managers: [...managers] };
        if (!(await repository.insertReset(tx, row))) throw new AppError('CONFLICT');
        await repository.recordResetStep(tx, id, { step: 'asked', now });
        const sender = { shelter: shelters.of(shelterOf(caller)), publicUrl };
        await enqueueMail(tx, factorResetMail(user, sender), now);
      }),

    /**
     * Removes all factors, and ends all sessions.
     * @throws AppError FORBIDDEN for who has asked, or was no manager then, COLLEAGUE_NOT_FOUND, FACTOR_RESET_NOT_FOUND
     */
    confirm: (caller: Caller, id: string): Promise<void> =>
      helpColleague(caller, id, async (tx, { user, now, managers }) => {
        const reset = await repository.findReset(tx, id, now);
        if (!reset || !managers.has(reset.askedBy)) throw new AppError('FACTOR_RESET_NOT_FOUND');
        if (
          !reset.managers.includes(caller.userId) ||
          (await isOnePerson(tx, reset.askedBy, caller.userId))
        ) {
          throw new AppError('FORBIDDEN', { detail: colleagueMessages.needsAnother });
        }
        // Not when the person has stopped it at the same moment.
        if (!(await repository.deleteReset(tx, id, now))) {
          throw new AppError('FACTOR_RESET_NOT_FOUND');
        }
        await repository.recordResetStep(tx, id, { step: 'done', now });
        const sender = { shelter: shelters.of(shelterOf(caller)), publicUrl };
        await removeSecondFactor(tx, user, { recoverAccess, now, ...sender }, 'resetByManagers');
      }),

    /** By the person whose factors they are. @throws AppError FACTOR_RESET_NOT_FOUND */
    async stop(caller: Caller): Promise<void> {
      const now = clock();
      await database.transactionAs(actorOf(caller), async (tx) => {
        if (!(await repository.deleteReset(tx, caller.userId, now))) {
          throw new AppError('FACTOR_RESET_NOT_FOUND');
        }
        await repository.recordResetStep(tx, caller.userId, { step: 'stopped', now });
      });
    },
  };
}

/** Whether two accounts are one, or have one mailbox, such as `boss@` and `boss+2@`. */
async function isOnePerson(tx: Queries, ...ids: [string, string]): Promise<boolean> {
  const [one, other] = await Promise.all(ids.map((id) => findUser(tx, id)));
  return one !== undefined && other !== undefined && isSameMailbox(one.email, other.email);
}
