import * as endpoints from '@pawmatch/contract/matching/partner-matching-endpoints';
import type { Dependencies } from '../../../dependencies.ts';
import type { Serve } from '../../../platform/http/serve.ts';
import {
  presentInvitation,
  presentOpened,
  presentPartnerMatching,
} from './partner-matching.presenter.ts';
import { createPartnerMatchingService } from './partner-matching.service.ts';

export function partnerMatchingRoutes(
  serve: Serve,
  dependencies: Pick<Dependencies, 'database' | 'clock' | 'publicUrl'>,
): void {
  const together = createPartnerMatchingService(dependencies);

  serve(endpoints.getPartnerMatching, async ({ caller }) =>
    presentPartnerMatching(await together.readState(caller.userId)),
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
    presentPartnerMatching(await together.join(caller.userId, body.token)),
  );
  serve(endpoints.leaveMatch, async ({ caller }) => {
    await together.leave(caller.userId);
    return undefined;
  });
}
