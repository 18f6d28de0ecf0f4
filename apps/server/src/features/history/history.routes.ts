import * as endpoints from '@pawmatch/contract/history/history-endpoints';
import type { Database } from '../../platform/database/database.ts';
import type { Serve } from '../../platform/http/serve.ts';
import { presentEvent } from './history.presenter.ts';
import { listEvents } from './history.repository.ts';

/** B4.05 */
export function historyRoutes(serve: Serve, database: Database): void {
  serve(endpoints.listHistory, async ({ query }) =>
    (await listEvents(database, query)).map(presentEvent),
  );
}
