import * as endpoints from '@pawmatch/contract/desk/desk-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { createChangeStreams } from './change-streams.ts';
import { createDeskService } from './desk.service.ts';

const EVENT_STREAM = 'text/event-stream';

/** B3.10, B4.07 */
export function registerDesk({ app, serve, dependencies }: FeatureContext): void {
  const desk = createDeskService(dependencies, dependencies.petFinder);
  const streams = createChangeStreams(dependencies);
  app.addHook('preClose', streams.close);

  serve(endpoints.getOverview, () => desk.overview());
  serve(endpoints.streamChanges, async ({ request, reply, caller }) => {
    if (!request.headers.accept?.includes(EVENT_STREAM)) return desk.latestChanges();
    // Some proxies buffer responses unless told otherwise.
    return reply.type(EVENT_STREAM).header('X-Accel-Buffering', 'no').send(streams.open(caller));
  });
}
