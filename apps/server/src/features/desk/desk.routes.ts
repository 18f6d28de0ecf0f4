import * as endpoints from '@pawmatch/contract/desk/desk-endpoints';
import type { Serve } from '../../platform/http/serve.ts';
import type { ChangeStreams } from './change-streams.ts';
import type { createDeskService } from './desk.service.ts';

const EVENT_STREAM = 'text/event-stream';

/** B3.10, B4.07 */
export function deskRoutes(
  serve: Serve,
  desk: ReturnType<typeof createDeskService>,
  streams: ChangeStreams,
): void {
  serve(endpoints.getOverview, () => desk.overview());
  serve(endpoints.streamChanges, async ({ request, reply, caller }) => {
    if (!request.headers.accept?.includes(EVENT_STREAM)) return desk.latestChanges();
    // Some proxies buffer responses unless told otherwise.
    return reply.type(EVENT_STREAM).header('X-Accel-Buffering', 'no').send(streams.open(caller));
  });
}
