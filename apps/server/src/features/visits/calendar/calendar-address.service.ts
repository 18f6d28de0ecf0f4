import { readCalendar } from '@pawmatch/contract/visits/calendar/calendar-address-endpoints';
import type { Uses } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import {
  deleteGrantsFor,
  findGrant,
  findGrantFor,
  replaceGrant,
} from '../../grants/grants.repository.ts';
import { insertCalendarCreation } from '../../journal/journal.repository.ts';
import { staffSender } from '../../shelter/write-shelter-mail.ts';
import {
  type Colleague,
  findMembership,
  findShelterOfRole,
  listCurrentMemberships,
} from '../../staff/memberships.repository.ts';
import { inLanguageOf } from '../../users/user-language.ts';
import { findUser } from '../../users/users.repository.ts';
import { writeStaffCalendar } from './visit-calendar.ts';
import { listVisitsForCalendar } from './visits-for-calendar.repository.ts';

const PAST_DAYS = 30;

/** Years of a shelter, and little enough to be written without a pause of the server. */
const MAX_ENTRIES = 2_000;

/** Each member of staff has at most one secret address for calendar programs at a shelter, which is of their role there. */
export function createCalendarAddressService(
  dependencies: Uses<'database' | 'clock' | 'shelters' | 'publicUrl' | 'rateLimiter'>,
) {
  const { database, clock, shelters, publicUrl, rateLimiter } = dependencies;

  const roleIdOf = async (colleague: Colleague): Promise<string> => {
    const role = await findMembership(database, colleague);
    if (!role) throw new AppError('FORBIDDEN');
    return role.id;
  };

  return {
    /** When the address was created; undefined without one. */
    findCreationTime: async (colleague: Colleague): Promise<Date | undefined> =>
      (await findGrantFor(database, 'calendar', await roleIdOf(colleague), clock()))?.createdAt,

    /** Replaces the former address, which ends. Only a hash of the token is stored. */
    async create(colleague: Colleague): Promise<{ url: string; createdAt: Date }> {
      const createdAt = clock();
      const { userId, shelterId } = colleague;
      const address = { userId, subjectId: await roleIdOf(colleague), createdAt };
      const token = await database.transaction(async (tx) => {
        await insertCalendarCreation(tx, { colleagueId: userId, shelterId, now: createdAt });
        return replaceGrant(tx, 'calendar', address);
      });
      return { url: `${publicUrl}/api${readCalendar.path}?token=${token}`, createdAt };
    },

    revoke: async (colleague: Colleague): Promise<void> =>
      deleteGrantsFor(database, 'calendar', [await roleIdOf(colleague)]),

    /**
     * The calendar with the visits of the shelter that it was created at.
     * @throws AppError CALENDAR_NOT_FOUND when the address has ended, or its owner is no longer staff there or has no second
     *   factor where one is required; TOO_MANY_REQUESTS
     */
    async read(token: string): Promise<string> {
      const grant = await findGrant(database, 'calendar', token, clock());
      const owner = grant?.userId ? await findUser(database, grant.userId) : undefined;
      const now = clock();
      const roles = owner ? await listCurrentMemberships(database, owner.id, now) : [];
      const place = grant?.subjectId ? await findShelterOfRole(database, grant.subjectId) : null;
      const shelterId = roles.find(
        (role) => role.shelterId === place && !role.isSecondFactorMissing,
      )?.shelterId;
      if (!owner || !shelterId) throw new AppError('CALENDAR_NOT_FOUND');
      await rateLimiter.attempt('calendar', { account: owner.id });
      const after = new Date(now.getTime() - PAST_DAYS * 24 * 60 * 60_000);
      const visits = await listVisitsForCalendar(database, {
        shelterId,
        after,
        limit: MAX_ENTRIES,
      });
      const sender = staffSender({ shelters, publicUrl }, shelters.of(shelterId));
      return inLanguageOf(owner, () => writeStaffCalendar(visits, { sender, now }));
    },
  };
}
