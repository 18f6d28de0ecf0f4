import * as endpoints from '@pawmatch/contract/staff-overview/staff-overview-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { shelterOf } from '../../platform/http/requests/caller.ts';
import { createChangeStreams } from './live-updates.ts';
import { createStaffOverviewService } from './staff-overview.service.ts';

const EVENT_STREAM = 'text/event-stream';

export function registerDesk({ app, registerEndpoint, dependencies }: FeatureContext): void {
  const desk = createStaffOverviewService(dependencies, dependencies.petSearchIndex);
  const streams = createChangeStreams(dependencies);
  app.addHook('preClose', streams.close);

  registerEndpoint(endpoints.getOverview, ({ caller }) => desk.overview(shelterOf(caller)));
  registerEndpoint(endpoints.streamChanges, async ({ request, reply, caller }) => {
    if (!request.headers.accept?.includes(EVENT_STREAM)) return desk.latestChanges(caller);
    // Some proxies buffer responses unless told otherwise.
    return reply.type(EVENT_STREAM).header('X-Accel-Buffering', 'no').send(streams.open(caller));
  });
}
