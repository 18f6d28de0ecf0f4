import * as endpoints from '@pawmatch/contract/matching/match-together-endpoints';
import type { Dependencies } from '../../../dependencies.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import { presentInvitation, presentOpened, presentTogether } from './match-together.presenter.ts';
import { createMatchTogetherService } from './match-together.service.ts';

/** B2.11 */
export function matchTogetherRoutes(
  serve: Serve,
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'publicUrl'>,
): void {
  const together = createMatchTogetherService(dependencies);

  serve(endpoints.getMatchingTogether, async ({ caller }) =>
    presentTogether(await together.readState(caller.userId)),
  );
  serve(endpoints.inviteToMatch, async ({ caller }) =>
    presentInvitation(await together.invite(caller.userId)),
  );
  serve(endpoints.revokeInvitation, async ({ caller }) => {
    await together.revoke(caller.userId);
    return undefined;
  });
  serve(endpoints.openInvitation, async ({ caller, body }) =>
    presentOpened(await together.open(caller.userId, body.token)),
  );
  serve(endpoints.joinMatch, async ({ caller, body }) =>
    presentTogether(await together.join(caller.userId, body.token)),
  );
  serve(endpoints.leaveMatch, async ({ caller }) => {
    await together.leave(caller.userId);
    return undefined;
  });
}
