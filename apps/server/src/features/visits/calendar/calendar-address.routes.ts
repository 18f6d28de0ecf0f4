import * as endpoints from '@pawmatch/contract/visits/calendar-address-endpoints';
import type { Dependencies } from '../../../dependencies.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { createCalendarAddressService } from './calendar-address.service.ts';

/** B3.09: the address with which calendar programs of staff read the visits. */
export function calendarAddressRoutes(
  serve: Serve,
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'shelter' | 'publicUrl' | 'rateLimiter'>,
): void {
  const addresses = createCalendarAddressService(dependencies);

  serve(endpoints.getCalendarAddress, async ({ caller }) => {
    const createdAt = await addresses.findCreationTime(caller.userId);
    return { created_at: createdAt?.toISOString() ?? null };
  });
  serve(endpoints.createCalendarAddress, async ({ caller }) => {
    const { url, createdAt } = await addresses.create(caller.userId);
    return { url, created_at: createdAt.toISOString() };
  });
  serve(endpoints.revokeCalendarAddress, async ({ caller }) => {
    await addresses.revoke(caller.userId);
    return undefined;
  });
  serve(endpoints.readCalendar, async ({ query, reply }) =>
    reply
      .type('text/calendar; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(await addresses.read(query.token)),
  );
}
