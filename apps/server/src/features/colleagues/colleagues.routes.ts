import { changeUserRole } from '@pawmatch/contract/account/account-endpoints';
import { stopFactorReset } from '@pawmatch/contract/auth/second-factor-endpoints';
import * as colleagueEndpoints from '@pawmatch/contract/colleagues/colleagues-endpoints';
import * as invitationEndpoints from '@pawmatch/contract/colleagues/invitation-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { shelterOf } from '../../platform/http/requests/caller.ts';
import { presentAccount } from '../account/account.presenter.ts';
import { presentSession } from '../auth/auth.presenter.ts';
import { listPetsInHomes } from '../fosters/homes/foster-homes.repository.ts';
import { listAbleColleagues } from '../staff/memberships.repository.ts';
import {
  presentColleague,
  presentInvitation,
  presentNamedColleague,
} from './colleagues.presenter.ts';
import { createColleaguesService } from './colleagues.service.ts';
import { createFactorResetService } from './factor-reset.service.ts';
import { createInvitationsService } from './invitations.service.ts';

/** Colleagues, their roles and invitations; changes are logged. */
export function registerColleagues({ registerEndpoint, dependencies, auth }: FeatureContext): void {
  const colleagues = createColleaguesService(dependencies);
  const invitations = createInvitationsService(dependencies, auth.login);
  const factorResets = createFactorResetService(dependencies);
  const { cookies, devices } = auth;

  registerEndpoint(changeUserRole, async ({ params, body, caller, request }) => {
    const user = await colleagues.changeAccountRole(caller, params.id, body);
    request.log.info({ user: user.id, role: user.role, by: caller.userId }, 'role changed');
    return presentAccount(user);
  });
  registerEndpoint(colleagueEndpoints.listColleagues, async ({ caller }) => {
    const shelterId = shelterOf(caller);
    const states = await factorResets.listStates(shelterId);
    const inHomes = await listPetsInHomes(dependencies.database, shelterId);
    return {
      colleagues: (await colleagues.list(shelterId)).flatMap((colleague) =>
        presentColleague(colleague, states, inHomes),
      ),
      invitations: (await invitations.list(shelterId)).map(presentInvitation),
    };
  });
  registerEndpoint(colleagueEndpoints.listNamedColleagues, async ({ caller }) =>
    (await listAbleColleagues(dependencies.database, shelterOf(caller), 'overview.read')).map(
      presentNamedColleague,
    ),
  );
  registerEndpoint(
    colleagueEndpoints.changeColleague,
    async ({ params, body, caller, request }) => {
      await colleagues.changeRole(caller, params.id, body);
      const { role } = body;
      request.log.info({ user: params.id, role, by: caller.userId }, 'role changed');
    },
  );
  const changes = [
    [colleagueEndpoints.removeColleague, colleagues.remove, 'role ended'],
    [colleagueEndpoints.suspendColleague, colleagues.suspend, 'role suspended'],
    [colleagueEndpoints.reinstateColleague, colleagues.reinstate, 'role given back'],
    [colleagueEndpoints.askFactorReset, factorResets.ask, 'removal of a second factor asked'],
    [colleagueEndpoints.confirmFactorReset, factorResets.confirm, 'second factor removed'],
  ] as const;
  for (const [endpoint, change, event] of changes) {
    registerEndpoint(endpoint, async ({ params, caller, request }) => {
      await change(caller, params.id);
      request.log.info({ user: params.id, by: caller.userId }, event);
    });
  }
  registerEndpoint(stopFactorReset, async ({ caller, request }) => {
    await factorResets.stop(caller);
    request.log.info({ user: caller.userId }, 'removal of a second factor stopped');
  });
  registerEndpoint(colleagueEndpoints.inviteColleague, async ({ body, caller, request }) => {
    await invitations.invite(caller, body);
    request.log.info({ role: body.role, by: caller.userId }, 'colleague invited');
  });
  registerEndpoint(colleagueEndpoints.resendInvitation, ({ params, caller }) =>
    invitations.resend({ id: params.id, shelterId: shelterOf(caller) }),
  );
  registerEndpoint(colleagueEndpoints.withdrawInvitation, ({ params, caller }) =>
    invitations.withdraw({ id: params.id, shelterId: shelterOf(caller) }),
  );
  registerEndpoint(invitationEndpoints.openStaffInvitation, ({ body }) => invitations.open(body));
  registerEndpoint(invitationEndpoints.registerInvited, async ({ body, request, reply }) => {
    const device = devices.ofRequest(request);
    const joined = await invitations.register(body, device);
    request.log.info({ user: joined.user.id }, 'invitation accepted');
    cookies.grant(request, reply, joined.session);
    devices.setCookie(reply, device);
    return presentSession(joined);
  });
  registerEndpoint(invitationEndpoints.acceptStaffInvitation, async ({ body, caller, request }) => {
    await invitations.accept(caller, body);
    request.log.info({ user: caller.userId }, 'invitation accepted');
  });
}
