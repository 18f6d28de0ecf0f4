import * as endpoints from '@pawmatch/contract/visits/calendar-address-endpoints';
import type { Dependencies } from '../../../dependencies.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { createAuthRateLimits } from '../../auth/rate-limits.ts';
import { hashToken, newSecretToken } from '../../auth/secret-token.ts';
import { writeStaffCalendar } from '../notifications/visit-calendar.ts';
import * as repository from './calendar-addresses.repository.ts';

const PAST_DAYS = 30;
/** Years of a shelter, and little enough to be written without a pause of the server. */
const MAX_ENTRIES = 2_000;

/** B3.09: each member of staff has at most one secret address for calendar programs. */
export function calendarAddressRoutes(
  serve: Serve,
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'config' | 'shelter' | 'publicUrl'>,
): void {
  const { database, clock, shelter, publicUrl } = dependencies;
  const rateLimits = createAuthRateLimits(dependencies);

  serve(endpoints.getCalendarAddress, async ({ caller }) => {
    const createdAt = await repository.findCreationTime(database, caller.userId);
    return { created_at: createdAt?.toISOString() ?? null };
  });
  serve(endpoints.createCalendarAddress, async ({ caller }) => {
    const token = newSecretToken();
    const createdAt = clock();
    const row = { userId: caller.userId, tokenHash: hashToken(token), createdAt };
    await repository.upsertCalendarAddress(database, row);
    const url = `${publicUrl}/api${endpoints.readCalendar.path}?token=${token}`;
    return { url, created_at: createdAt.toISOString() };
  });
  serve(endpoints.revokeCalendarAddress, async ({ caller }) => {
    await repository.deleteCalendarAddress(database, caller.userId);
    return undefined;
  });
  serve(endpoints.readCalendar, async ({ query, reply }) => {
    const userId = await repository.findStaffByToken(database, hashToken(query.token));
    if (!userId) throw new AppError('CALENDAR_NOT_FOUND');
    await rateLimits.readCalendar(userId);
    const now = clock();
    const after = new Date(now.getTime() - PAST_DAYS * 24 * 60 * 60_000);
    const visits = await repository.listVisitsForCalendar(database, after, MAX_ENTRIES);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(writeStaffCalendar(visits, { shelter: shelter.current(), publicUrl, now }));
  });
}
