import * as endpoints from '@pawmatch/contract/desk/desk-endpoints';
import type { Serve } from '../../platform/http/serve.ts';
import type { ChangeStreams } from './change-streams.ts';
import type { createDeskService } from './desk.service.ts';

/** B3.10, B4.07 */
export function deskRoutes(
  serve: Serve,
  desk: ReturnType<typeof createDeskService>,
  streams: ChangeStreams,
): void {
  serve(endpoints.getOverview, () => desk.overview());
  serve(endpoints.streamChanges, async ({ reply }) =>
    // Some proxies buffer responses unless told otherwise.
    reply.type('text/event-stream').header('X-Accel-Buffering', 'no').send(streams.open()),
  );
}
