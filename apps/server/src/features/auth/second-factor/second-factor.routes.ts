import * as endpoints from '@pawmatch/contract/auth/second-factor-endpoints';
import type { FeatureContext } from '../../../feature-context.ts';
import { presentSession } from '../auth.presenter.ts';
import { presentSecondFactors } from './second-factor.presenter.ts';

/** Second factors: the second step of a login, and the account page's list; changes are logged. */
export function registerSecondFactor({ registerEndpoint, auth }: FeatureContext): void {
  const { login, secondFactor, cookies, devices } = auth;

  registerEndpoint(endpoints.takeSecondStep, async ({ body, request, reply }) => {
    const device = devices.ofRequest(request);
    const loggedIn = await login.takeSecondStep(body, device);
    request.log.info({ user: loggedIn.user.id }, 'logged in with a second factor');
    cookies.grant(request, reply, loggedIn.session);
    devices.setCookie(reply, device);
    return presentSession(loggedIn);
  });
  registerEndpoint(endpoints.requestPasskey, async () => secondFactor.requestPasskeyAlone());
  registerEndpoint(endpoints.logInWithPasskey, async ({ body, request, reply }) => {
    const device = devices.ofRequest(request);
    const loggedIn = await login.logInWithPasskey(body.passkey, device);
    request.log.info({ user: loggedIn.user.id }, 'logged in with a passkey');
    cookies.grant(request, reply, loggedIn.session);
    devices.setCookie(reply, device);
    return presentSession(loggedIn);
  });
  registerEndpoint(endpoints.prove, ({ body, caller }) => secondFactor.prove(caller, body));

  registerEndpoint(endpoints.getSecondFactors, async ({ caller }) =>
    presentSecondFactors(await secondFactor.list(caller.userId)),
  );
  registerEndpoint(endpoints.beginOneTimeCodes, ({ caller }) =>
    secondFactor.beginCodes(caller.userId),
  );
  registerEndpoint(endpoints.confirmOneTimeCodes, async ({ caller, body, request }) => {
    const added = await secondFactor.confirmCodes(caller.userId, body.code);
    request.log.info({ user: caller.userId }, 'one-time codes added');
    return added;
  });
  registerEndpoint(endpoints.removeOneTimeCodes, async ({ caller, request }) => {
    await secondFactor.removeCodes(caller.userId);
    request.log.info({ user: caller.userId }, 'one-time codes removed');
  });
  registerEndpoint(endpoints.beginPasskey, ({ caller }) =>
    secondFactor.beginPasskey(caller.userId),
  );
  registerEndpoint(endpoints.addPasskey, async ({ caller, body, request }) => {
    const added = await secondFactor.addPasskey(caller.userId, body);
    request.log.info({ user: caller.userId }, 'passkey added');
    return added;
  });
  registerEndpoint(endpoints.removePasskey, async ({ caller, params, request }) => {
    await secondFactor.removePasskey(caller.userId, params.passkeyId);
    request.log.info({ user: caller.userId }, 'passkey removed');
  });
  registerEndpoint(endpoints.replaceRecoveryCodes, async ({ caller, request }) => {
    const codes = await secondFactor.replaceRecoveryCodes(caller.userId);
    request.log.info({ user: caller.userId }, 'recovery codes replaced');
    return { recovery_codes: codes };
  });
}
