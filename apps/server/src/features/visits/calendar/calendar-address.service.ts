import { readCalendar } from '@pawmatch/contract/visits/calendar-address-endpoints';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import { hashToken, newSecretToken } from '../../auth/secret-token.ts';
import * as repository from './calendar-addresses.repository.ts';
import { writeStaffCalendar } from './visit-calendar.ts';

const PAST_DAYS = 30;

/** Years of a shelter, and little enough to be written without a pause of the server. */
const MAX_ENTRIES = 2_000;

/** Each member of staff has at most one secret address for calendar programs. */
export function createCalendarAddressService(
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'shelter' | 'publicUrl' | 'rateLimiter'>,
) {
  const { database, clock, shelter, publicUrl, rateLimiter } = dependencies;

  return {
    /** When the address was created; undefined without one. */
    findCreationTime: (userId: string): Promise<Date | undefined> =>
      repository.findCreationTime(database, userId),

    /** Replaces the former address, which ends. Only a hash of the token is stored. */
    async create(userId: string): Promise<{ url: string; createdAt: Date }> {
      const token = newSecretToken();
      const createdAt = clock();
      const row = { userId, tokenHash: hashToken(token), createdAt };
      await repository.upsertCalendarAddress(database, row);
      return { url: `${publicUrl}/api${readCalendar.path}?token=${token}`, createdAt };
    },

    revoke: (userId: string): Promise<void> => repository.deleteCalendarAddress(database, userId),

    /**
     * The calendar with the visits of the shelter.
     * @throws AppError CALENDAR_NOT_FOUND when the address has ended or its owner is no longer staff,
     *   TOO_MANY_REQUESTS
     */
    async read(token: string): Promise<string> {
      const userId = await repository.findStaffByToken(database, hashToken(token));
      if (!userId) throw new AppError('CALENDAR_NOT_FOUND');
      await rateLimiter.attempt('calendar', { account: userId });
      const now = clock();
      const after = new Date(now.getTime() - PAST_DAYS * 24 * 60 * 60_000);
      const visits = await repository.listVisitsForCalendar(database, after, MAX_ENTRIES);
      return writeStaffCalendar(visits, { shelter: shelter.current(), publicUrl, now });
    },
  };
}
