import * as endpoints from '@pawmatch/contract/account/account-endpoints';
import { changeLanguage } from '@pawmatch/contract/account/account-language-endpoints';
import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import { confirmEmail, openEmailConfirmation } from '@pawmatch/contract/auth/password-endpoints';
import type { FastifyReply } from 'fastify';
import type { FeatureContext } from '../../feature-context.ts';
import { requireNoRoleElsewhere } from '../staff/memberships.repository.ts';
import { presentAccount, presentCurrentUser } from './account.presenter.ts';
import { createAccountService } from './account.service.ts';
import { presentAccountSession } from './account-sessions.presenter.ts';
import { createConfirmAddressService } from './confirm-address.service.ts';
import { createAccountDataService } from './export/account-data.service.ts';
import { presentAccountExport } from './export/account-export.presenter.ts';

/** Changes of one's own account, and of accounts by admins; changes are logged. */
export function registerAccount({
  registerEndpoint,
  dependencies,
  auth,
  newPets,
}: FeatureContext): void {
  const accounts = createAccountService(dependencies, newPets);
  const accountData = createAccountDataService(dependencies);
  const addresses = createConfirmAddressService(dependencies);
  const { cookies, devices } = auth;

  registerEndpoint(openEmailConfirmation, ({ body, request }) =>
    addresses.open(body.token, devices.ofRequest(request)),
  );
  registerEndpoint(confirmEmail, async ({ body, request, reply }) => {
    const device = devices.ofRequest(request);
    const user = await addresses.confirm(body, device);
    if (body.new_password !== undefined) devices.setCookie(reply, device);
    request.log.info({ user: user.id }, 'address confirmed');
  });

  registerEndpoint(getCurrentUser, async ({ caller }) =>
    presentCurrentUser({
      ...(await accounts.getCurrent(caller.userId)),
      places: dependencies.shelters,
    }),
  );
  registerEndpoint(endpoints.changeOwnDetails, async ({ body, caller }) =>
    presentAccount(await accounts.changeDetails(caller, body)),
  );
  registerEndpoint(changeLanguage, async ({ body, caller }) => {
    await accounts.changeLanguage(caller, body.language);
    return body;
  });
  registerEndpoint(endpoints.exportOwnAccount, async ({ caller, reply }) => {
    nameDownload(reply);
    return presentAccountExport(await accountData.export(caller, caller.userId));
  });
  registerEndpoint(endpoints.listOwnSessions, async ({ caller }) =>
    (await accountData.listSessions(caller.userId)).map((session) =>
      presentAccountSession(session, caller.sessionId),
    ),
  );
  registerEndpoint(endpoints.endOwnSession, ({ params, caller }) =>
    accountData.endSession(caller.userId, params.sessionId),
  );
  registerEndpoint(endpoints.endOwnSessions, async ({ caller, request, reply }) => {
    await accountData.endSessions(caller.userId, caller.sessionId);
    cookies.clearAll(reply);
    request.log.info({ user: caller.userId }, 'logged out everywhere');
  });
  registerEndpoint(endpoints.deleteOwnAccount, async ({ body, caller, request, reply }) => {
    await accounts.remove(caller, caller.userId, body.current_password);
    cookies.clearAll(reply);
    request.log.info({ user: caller.userId, by: caller.userId }, 'account deleted');
  });
  registerEndpoint(endpoints.listUsers, async ({ caller, query }) =>
    (await accounts.list(caller, query)).map(presentAccount),
  );
  registerEndpoint(endpoints.countUsers, async ({ caller, query }) => ({
    total: await accounts.count(caller, query),
  }));
  registerEndpoint(endpoints.getUser, async ({ caller, params }) =>
    presentAccount(await accounts.get(caller, params.id)),
  );
  registerEndpoint(endpoints.deleteUser, async ({ params, body, caller, request }) => {
    await accounts.remove(caller, params.id, body.current_password);
    request.log.info({ user: params.id, by: caller.userId }, 'account deleted');
  });
  registerEndpoint(endpoints.exportUser, async ({ params, caller, request, reply }) => {
    nameDownload(reply);
    const answer = presentAccountExport(await accountData.export(caller, params.id));
    request.log.info({ user: params.id, by: caller.userId }, 'account exported');
    return answer;
  });
  registerEndpoint(endpoints.listUserSessions, async ({ params, caller }) => {
    await requireNoRoleElsewhere(dependencies.database, caller, params.id);
    const sessions = await accountData.listSessions(params.id);
    return sessions.map((session) => presentAccountSession(session, caller.sessionId));
  });
  registerEndpoint(endpoints.endUserSessions, async ({ params, caller, request }) => {
    await requireNoRoleElsewhere(dependencies.database, caller, params.id);
    await accountData.endSessions(params.id);
    request.log.info({ user: params.id, by: caller.userId }, 'logged out everywhere');
  });
}

/** The file name of an export that is opened as a link. */
function nameDownload(reply: FastifyReply): void {
  reply.header('Content-Disposition', 'attachment; filename="account.json"');
}
