import * as endpoints from '@pawmatch/contract/person-joins/person-joins-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { findUser } from '../users/users.repository.ts';
import { presentCandidate, presentContents, presentJoin } from './person-joins.presenter.ts';
import { createPersonJoinsService } from './person-joins.service.ts';

/** Two records of one person become one, for seven days on trial. */
export function registerPersonJoins({ registerEndpoint, dependencies }: FeatureContext): void {
  const joins = createPersonJoinsService(dependencies);

  registerEndpoint(endpoints.listJoinCandidates, async ({ caller, params, query }) =>
    (await joins.listCandidates(caller, params.id, query.q)).map(presentCandidate),
  );
  registerEndpoint(endpoints.previewJoin, async ({ caller, params, body }) =>
    presentContents(await joins.preview(caller, params.id, body)),
  );
  registerEndpoint(endpoints.joinRecords, async ({ caller, params, body }) => {
    const join = await joins.join(caller, params.id, body);
    const colleague = await findUser(dependencies.database, caller.userId);
    return presentJoin({ join, joinedBy: colleague?.fullName ?? null });
  });
  registerEndpoint(endpoints.listJoins, async ({ caller, params }) =>
    (await joins.list(caller, params.id)).map(presentJoin),
  );
  registerEndpoint(endpoints.separateRecords, ({ caller, params }) =>
    joins.separate(caller, params),
  );
}
