import * as endpoints from '@pawmatch/contract/history/history-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { shelterOf } from '../../platform/http/caller.ts';
import { presentEvent } from './history.presenter.ts';
import { listEvents } from './history.repository.ts';

export function registerHistory({
  registerEndpoint,
  dependencies: { database },
}: FeatureContext): void {
  registerEndpoint(endpoints.listHistory, async ({ caller, query }) =>
    (await listEvents(database, query, shelterOf(caller))).map(presentEvent),
  );
}
