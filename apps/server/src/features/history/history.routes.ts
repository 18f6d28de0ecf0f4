import * as endpoints from '@pawmatch/contract/history/history-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { presentEvent } from './history.presenter.ts';
import { listEvents } from './history.repository.ts';

export function registerHistory({ serve, dependencies: { database } }: FeatureContext): void {
  serve(endpoints.listHistory, async ({ query }) =>
    (await listEvents(database, query)).map(presentEvent),
  );
}
