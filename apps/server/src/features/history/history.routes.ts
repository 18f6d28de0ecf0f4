import * as endpoints from '@pawmatch/contract/history/history-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { shelterFilterOf } from '../shelter/shelters.ts';
import { presentEvent } from './history.presenter.ts';
import { listEvents } from './history.repository.ts';

export function registerHistory({
  registerEndpoint,
  dependencies: { database, shelters },
}: FeatureContext): void {
  registerEndpoint(endpoints.listHistory, async ({ caller, query }) => {
    const shelterId = shelterFilterOf(shelters, caller);
    return (await listEvents(database, query, shelterId)).map(presentEvent);
  });
}
