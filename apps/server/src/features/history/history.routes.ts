import * as endpoints from '@pawmatch/contract/history/history-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { presentEvent } from './history.presenter.ts';
import { listEvents } from './history.repository.ts';

export function registerHistory({
  registerEndpoint,
  dependencies: { database },
}: FeatureContext): void {
  registerEndpoint(endpoints.listHistory, async ({ query }) =>
    (await listEvents(database, query)).map(presentEvent),
  );
}
