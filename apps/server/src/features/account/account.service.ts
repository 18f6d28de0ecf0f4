import type { DetailsChange } from '@pawmatch/contract/account/account-changes';
import type { Language } from '@pawmatch/contract/languages';
import type { PeopleFilters, PeopleQuery } from '@pawmatch/contract/users/people-query';
import type * as z from 'zod/mini';
import type { Uses } from '../../dependencies.ts';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { actorOf } from '../../platform/database/actor.ts';
import {
  type Caller,
  requireCapability,
  runsInstallation,
} from '../../platform/http/requests/caller.ts';
import { enqueueForgetting } from '../../platform/mail/forget-person.ts';
import { enqueueMail } from '../../platform/mail/queue/enqueue-mail.ts';
import { makeMailsPrivate } from '../../platform/mail/queue/private-mails.repository.ts';
import { countNewInAlerts } from '../alerts/alerts.repository.ts';
import { authMessages } from '../auth/auth-messages.ts';
import { enqueueConfirmation } from '../auth/email-confirmation/email-confirmation.service.ts';
import { requirePassword } from '../auth/passwords/require-password.ts';
import { listSheltersOfHomes } from '../fosters/homes/foster-homes.repository.ts';
import { findEnding, findPartner } from '../matching/partners/partner-matching.repository.ts';
import type { NewPetsService } from '../new-pets/new-pets.service.ts';
import { findPreferences, listRequiredTraits } from '../preferences/preferences.repository.ts';
import { shelterFilterOf } from '../shelter/shelters.ts';
import { requireAnotherManager } from '../staff/managers.repository.ts';
import { listCurrentMemberships, listMembershipsOfUser } from '../staff/memberships.repository.ts';
import { staffMessages } from '../staff/staff-messages.ts';
import {
  countUsers,
  findPerson,
  isKnownElsewhere,
  queryUsers,
} from '../users/people-query.repository.ts';
import * as repository from '../users/users.repository.ts';
import type { UserRow } from '../users/users.table.ts';
import { lockPetsOfUser } from '../visits/visit-locks.repository.ts';
import { accountClosedMail, emailChangedMail } from './account-mails.ts';
import { accountMessages } from './account-messages.ts';
import { eraseAccount } from './closing/erase-account.ts';
import { insertEarlierDetails } from './export/earlier-details.repository.ts';

/** Accounts. */
export function createAccountService(
  dependencies: Uses<
    'database' | 'clock' | 'shelters' | 'publicUrl' | 'rateLimiter' | 'recoverAccess' | 'petChanges'
  >,
  newPets: NewPetsService,
) {
  const { database, clock, shelters, publicUrl, rateLimiter, recoverAccess } = dependencies;
  const sender = () => ({ shelter: shelters.first(), publicUrl });

  const requireOwnPassword = (userId: string, password: string) =>
    requirePassword(dependencies, userId, password);

  async function listRolesAndHomes(userId: string) {
    const memberships = await listCurrentMemberships(database, userId, clock());
    const homes = memberships.length > 0 ? await listSheltersOfHomes(database, userId) : [];
    return [memberships, homes] as const;
  }

  return {
    /** @throws AppError USER_NOT_FOUND */
    async getCurrent(userId: string) {
      const [user, [memberships, homes], preferences, traits, partner, ending, matches, alerts] =
        await Promise.all([
          repository.findUser(database, userId),
          listRolesAndHomes(userId),
          findPreferences(database, userId),
          listRequiredTraits(database, userId),
          findPartner(database, userId),
          findEnding(database, userId),
          newPets.countNewMatches(userId),
          countNewInAlerts(database, userId),
        ]);
      return {
        user: found(user),
        memberships,
        homes,
        preferences,
        traits,
        partner,
        ending,
        newPets: { matches, alerts },
      };
    },

    /**
     * Another email address must be confirmed, and links that were mailed to the old one end; the old address is
     * told of the change.
     * @throws AppError of another address VALIDATION_FAILED (no password), WRONG_PASSWORD, TOO_MANY_REQUESTS,
     *   EMAIL_TAKEN; USER_NOT_FOUND
     */
    async changeDetails(
      caller: Caller,
      { full_name, email, phone_number, current_password }: z.output<typeof DetailsChange>,
    ): Promise<UserRow> {
      const before = found(await repository.findUser(database, caller.userId));
      const isNewAddress = email !== undefined && email !== before.email;
      if (isNewAddress) {
        if (!current_password) throw invalidField('current_password', authMessages.enterPassword);
        await requireOwnPassword(caller.userId, current_password);
        await rateLimiter.attempt('confirmationEmail', { account: caller.userId });
      }
      return database.transactionAs(actorOf(caller), async (tx) => {
        const now = clock();
        const updated = await repository.updateDetails(tx, caller.userId, {
          ...(full_name !== undefined && { fullName: full_name }),
          ...(phone_number !== undefined && { phoneNumber: phone_number }),
          ...(isNewAddress && { email, emailConfirmedAt: null }),
          updatedAt: now,
        });
        const user = found(updated);
        const isRenamed = user.fullName !== before.fullName;
        if (isNewAddress || isRenamed) await insertEarlierDetails(tx, before, now);
        if (isNewAddress) {
          await makeMailsPrivate(tx, before.email);
          await recoverAccess(tx, { userId: user.id, by: 'address change', now });
          await enqueueMail(tx, emailChangedMail({ before, user }, sender()), now);
          await enqueueConfirmation(tx, user, now);
        }
        return user;
      });
    },

    /** @throws AppError USER_NOT_FOUND */
    async changeLanguage(caller: Caller, language: Language): Promise<void> {
      const columns = { language, updatedAt: clock() };
      found(await repository.updateDetails(database, caller.userId, columns));
    },

    /** Whom the shelter of the caller knows. */
    list: (caller: Caller, query: PeopleQuery) =>
      queryUsers(database, query, shelterFilterOf(shelters, caller)),

    count: (caller: Caller, filters: PeopleFilters) =>
      countUsers(database, filters, shelterFilterOf(shelters, caller)),

    /** @throws AppError USER_NOT_FOUND */
    get: async (caller: Caller, id: string) =>
      found(await findPerson(database, id, shelterFilterOf(shelters, caller))),

    /**
     * Erases a person, with a last email.
     * @param password the caller's own, who may be the person
     * @throws AppError WRONG_PASSWORD, TOO_MANY_REQUESTS, USER_NOT_FOUND, LAST_ADMIN; of staff FORBIDDEN
     */
    async remove(caller: Caller, id: string, password: string): Promise<void> {
      await requireOwnPassword(caller.userId, password);
      await database.transactionAs(actorOf(caller), async (tx) => {
        const now = clock();
        // Pets are locked before managers, as in a booking.
        await lockPetsOfUser(tx, id);
        const roles = (await listMembershipsOfUser(tx, id)).filter(({ until }) => !until);
        const places = roles.flatMap(({ shelterId }) => shelterId ?? []).sort();
        for (const shelterId of places) await requireAnotherManager(tx, { userId: id, shelterId });
        // Who may not end a role cannot do so by deleting the account, not even while it is suspended.
        const isElsewhere = (shelterId: string | null) =>
          shelterId === null ? !shelters.isOne() : shelterId !== caller.shelterId;
        if (id !== caller.userId && roles.length > 0) {
          requireCapability(caller, 'staff.manage');
          if (roles.some(({ shelterId }) => isElsewhere(shelterId))) {
            throw new AppError('FORBIDDEN', { detail: staffMessages.worksElsewhere });
          }
        }
        const shelterId = id === caller.userId ? null : shelterFilterOf(shelters, caller);
        if (
          shelterId &&
          !runsInstallation(caller) &&
          (await isKnownElsewhere(tx, { userId: id, shelterId }))
        ) {
          throw new AppError('FORBIDDEN', { detail: accountMessages.knownElsewhere });
        }
        const { user, person } = found(await eraseAccount(tx, id, now));
        await enqueueMail(tx, accountClosedMail(user, sender()), now);
        await makeMailsPrivate(tx, user.email);
        await enqueueForgetting(tx, person, now);
      });
      // What the person said of pets has gone with the account.
      dependencies.petChanges.publish();
    },
  };
}

function found<T>(row: T | undefined): T {
  if (row === undefined) throw new AppError('USER_NOT_FOUND');
  return row;
}
