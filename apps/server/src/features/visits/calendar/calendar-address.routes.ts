import * as endpoints from '@pawmatch/contract/visits/calendar/calendar-address-endpoints';
import type { Uses } from '../../../dependencies.ts';
import type { RegisterEndpoint } from '../../../platform/http/register-endpoint.ts';
import { colleagueOf } from '../../../platform/http/requests/caller.ts';
import { createCalendarAddressService } from './calendar-address.service.ts';

/** The address with which calendar programs of staff read the visits. */
export function calendarAddressRoutes(
  registerEndpoint: RegisterEndpoint,
  dependencies: Uses<'database' | 'clock' | 'shelters' | 'publicUrl' | 'rateLimiter'>,
): void {
  const addresses = createCalendarAddressService(dependencies);

  registerEndpoint(endpoints.getCalendarAddress, async ({ caller }) => {
    const createdAt = await addresses.findCreationTime(colleagueOf(caller));
    return { created_at: createdAt?.toISOString() ?? null };
  });
  registerEndpoint(endpoints.createCalendarAddress, async ({ caller }) => {
    const { url, createdAt } = await addresses.create(colleagueOf(caller));
    return { url, created_at: createdAt.toISOString() };
  });
  registerEndpoint(endpoints.revokeCalendarAddress, ({ caller }) =>
    addresses.revoke(colleagueOf(caller)),
  );
  registerEndpoint(endpoints.readCalendar, async ({ query, reply }) =>
    reply.header('Cache-Control', 'no-store').send(await addresses.read(query.token)),
  );
}
