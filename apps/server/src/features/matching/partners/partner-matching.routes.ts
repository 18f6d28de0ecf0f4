import * as endpoints from '@pawmatch/contract/matching/partner/partner-matching-endpoints';
import type { Uses } from '../../../dependencies.ts';
import type { RegisterEndpoint } from '../../../platform/http/register-endpoint.ts';
import {
  presentInvitation,
  presentOpened,
  presentPartnerMatching,
} from './partner-matching.presenter.ts';
import { createPartnerMatchingService } from './partner-matching.service.ts';

export function partnerMatchingRoutes(
  registerEndpoint: RegisterEndpoint,
  dependencies: Uses<'database' | 'clock' | 'publicUrl' | 'shelters' | 'preferenceChanges'>,
): void {
  const together = createPartnerMatchingService(dependencies);

  registerEndpoint(endpoints.getPartnerMatching, async ({ caller }) =>
    presentPartnerMatching(await together.readState(caller.userId)),
  );
  registerEndpoint(endpoints.inviteToMatch, async ({ caller }) =>
    presentInvitation(await together.invite(caller.userId)),
  );
  registerEndpoint(endpoints.revokeInvitation, ({ caller }) => together.revoke(caller.userId));
  registerEndpoint(endpoints.openInvitation, async ({ caller, body }) =>
    presentOpened(await together.open(caller.userId, body.token)),
  );
  registerEndpoint(endpoints.openInvitationAsVisitor, async ({ body }) => ({
    name: (await together.open(null, body.token)).name,
  }));
  registerEndpoint(endpoints.joinMatch, async ({ caller, body }) =>
    presentPartnerMatching(await together.join(caller.userId, body.token)),
  );
  registerEndpoint(endpoints.approvePartner, async ({ caller, body }) =>
    presentPartnerMatching(await together.approve(caller.userId, body.name)),
  );
  registerEndpoint(endpoints.hideEnding, ({ caller }) => together.hideEnding(caller.userId));
  registerEndpoint(endpoints.leaveMatch, ({ caller }) => together.leave(caller.userId));
}
