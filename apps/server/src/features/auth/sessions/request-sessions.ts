import * as endpoints from '@pawmatch/contract/auth/auth-endpoints';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/app-error.ts';
import type { Authenticate } from '../../../platform/http/guards.ts';
import type { AuthCookies } from '../auth-cookies.ts';
import type { SessionService } from './session.service.ts';

interface RequestSessionsDependencies {
  authenticate: Authenticate;
  cookies: AuthCookies;
  sessions: SessionService;
}

/** Which session a request belongs to; it can name one by its bearer token and one by its cookie. */
export function createRequestSessions(dependencies: RequestSessionsDependencies) {
  const { authenticate, cookies, sessions } = dependencies;

  const ofCookie = async (request: FastifyRequest): Promise<string | undefined> => {
    const token = cookies.refreshToken(request);
    return token ? sessions.findIdOfToken(token) : undefined;
  };

  /** Where no bearer token is required, an invalid one is ignored. */
  const ofBearer = async (request: FastifyRequest): Promise<string | undefined> => {
    try {
      return (await authenticate(request))?.sessionId;
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  };

  return {
    ofCookie,
    ofBearer,

    /**
     * The session that the request acts for. Login, sign-up and password reset act for none, and
     * may carry a token of an earlier session.
     */
    async ofCall(request: FastifyRequest): Promise<string | undefined> {
      const { url, config } = request.routeOptions;
      if (url === `/api${endpoints.refresh.path}`) return ofCookie(request);
      if (url === `/api${endpoints.logout.path}`) {
        return (await ofCookie(request)) ?? (await ofBearer(request));
      }
      if (config.access === 'public') return undefined;
      return (await authenticate(request))?.sessionId;
    },
  };
}
