import type { FastifyRequest } from 'fastify';
import type { Uses } from '../../dependencies.ts';
import { createCsrfTokens } from '../../platform/security/csrf-tokens.ts';
import { createAuthCookies } from './auth-cookies.ts';
import { createAuthenticate } from './authenticate.ts';
import { createDevices } from './devices/devices.ts';
import { findAccountOfDevice } from './devices/known-devices.repository.ts';
import { createEmailConfirmationService } from './email-confirmation/email-confirmation.service.ts';
import { createLoginService } from './login.service.ts';
import { createPasswordService } from './passwords/password.service.ts';
import { createSecondFactorService } from './second-factor/second-factor.service.ts';
import { createAccessTokens } from './sessions/access-token.ts';
import { createRequestSessions } from './sessions/request-sessions.ts';
import { createSessionService } from './sessions/session.service.ts';

export type AuthService = ReturnType<typeof createAuthService>;

/** Creates the services of sign-up, login, second factors, sessions and passwords. */
export function createAuthService(
  dependencies: Uses<
    | 'config'
    | 'publicUrl'
    | 'sessionSecret'
    | 'database'
    | 'clock'
    | 'shelters'
    | 'rateLimiter'
    | 'recoverAccess'
  >,
) {
  const { database, clock, publicUrl, sessionSecret } = dependencies;
  const accessTokens = createAccessTokens(sessionSecret, clock);
  const csrfTokens = createCsrfTokens(sessionSecret);
  const cookies = createAuthCookies({ publicUrl, clock, csrfTokens });
  const sessions = createSessionService({ database, clock, accessTokens });
  const authenticate = createAuthenticate({ database, clock, accessTokens });
  const devices = createDevices({ sessionSecret, publicUrl });
  const secondFactor = createSecondFactorService(dependencies);
  return {
    authenticate,
    csrfTokens,
    cookies,
    sessions,
    requestSessions: createRequestSessions({ authenticate, cookies, sessions }),
    devices,
    findKnownDevice: async (request: FastifyRequest, email: string) => {
      const { id, isRecognised } = devices.ofRequest(request);
      const account = isRecognised ? await findAccountOfDevice(database, id, email) : undefined;
      return account === undefined ? {} : { account, device: `${account} ${id}` };
    },
    login: createLoginService({ ...dependencies, sessions, secondFactor }),
    secondFactor,
    requireProof: secondFactor.requireProof,
    confirmations: createEmailConfirmationService({ database, clock }),
    passwords: createPasswordService(dependencies),
  };
}
