import type { RefreshedToken, Session } from '@pawmatch/contract/auth/auth-endpoints';
import type * as z from 'zod/mini';
import { languageOf } from '../users/user-language.ts';
import { presentUser } from '../users/users.presenter.ts';
import type { LoggedIn } from './login.service.ts';
import type { SessionGrant } from './sessions/session.service.ts';

export function presentToken(session: SessionGrant): z.input<typeof RefreshedToken> {
  return {
    access_token: session.accessToken,
    expires_at: session.accessTokenEndsAt.toISOString(),
  };
}

export function presentSession({ user, session }: LoggedIn): Session {
  return { ...presentToken(session), user: { ...presentUser(user), language: languageOf(user) } };
}
