import type { AccountSession } from '@pawmatch/contract/account/account-session';
import type { UsedSession } from '../auth/sessions.repository.ts';

/** @param currentId the caller's session */
export function presentAccountSession(
  { session, lastUsedAt }: UsedSession,
  currentId: string,
): AccountSession {
  return {
    id: session.id,
    browser: session.browser,
    platform: session.platform,
    created_at: session.createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
    is_current: session.id === currentId,
  };
}
