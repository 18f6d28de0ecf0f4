import * as endpoints from '@pawmatch/contract/auth/auth-endpoints';
import * as passwordEndpoints from '@pawmatch/contract/auth/password-endpoints';
import type { FeatureContext } from '../../feature-context.ts';
import { AppError } from '../../platform/app-error.ts';
import { presentSession, presentToken } from './auth.presenter.ts';
import { authMessages } from './auth-messages.ts';

/** Logins and password changes are logged. */
export function registerAuth({ registerEndpoint, auth }: FeatureContext): void {
  const { login, sessions, passwords, confirmations, cookies, devices, requestSessions } = auth;

  registerEndpoint(endpoints.register, async ({ body, request, reply }) => {
    const device = devices.ofRequest(request);
    const loggedIn = await login.register(body, device);
    request.log.info({ user: loggedIn.user.id }, 'signed up');
    cookies.grant(request, reply, loggedIn.session);
    devices.setCookie(reply, device);
    return presentSession(loggedIn);
  });
  registerEndpoint(endpoints.login, async ({ body, request, reply, attempt }) => {
    const device = devices.ofRequest(request);
    const loggedIn = await login.logIn(body, device, attempt);
    request.log.info({ user: loggedIn.user.id }, 'logged in');
    cookies.grant(request, reply, loggedIn.session);
    devices.setCookie(reply, device);
    return presentSession(loggedIn);
  });
  registerEndpoint(endpoints.logout, async ({ request, reply }) => {
    cookies.clearAll(reply);
    await sessions.end(await requestSessions.ofCookie(request));
    await sessions.end(await requestSessions.ofBearer(request));
  });
  registerEndpoint(endpoints.refresh, async ({ request, reply }) => {
    const session = await sessions.refresh(cookies.refreshToken(request));
    if (!session) {
      cookies.clearSession(reply);
      throw new AppError('SESSION_EXPIRED');
    }
    cookies.grant(request, reply, session);
    return presentToken(session);
  });
  registerEndpoint(endpoints.csrf, async ({ request, reply }) => {
    const sessionId =
      (await requestSessions.ofBearer(request)) ?? (await requestSessions.ofCookie(request));
    return { csrf_token: cookies.ensureCsrf(request, reply, sessionId) };
  });
  registerEndpoint(passwordEndpoints.changePassword, async ({ caller, body, request }) => {
    await passwords.change(caller, body);
    request.log.info({ user: caller.userId }, 'password changed');
  });
  registerEndpoint(passwordEndpoints.requestPasswordReset, async ({ body, attempt }) => {
    if (attempt.isAllowed) await passwords.requestReset(body.email);
    return { message: authMessages.resetRequested };
  });
  registerEndpoint(passwordEndpoints.resetPassword, async ({ body, request, reply }) => {
    const device = devices.ofRequest(request);
    const user = await passwords.reset(body.token, body.new_password, device);
    devices.setCookie(reply, device);
    request.log.info({ user: user.id }, 'password reset');
  });
  registerEndpoint(passwordEndpoints.requestEmailConfirmation, ({ caller }) =>
    confirmations.request(caller.userId),
  );
}
