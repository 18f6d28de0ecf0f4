import type { AccountSession } from '@pawmatch/contract/account/account-session';
import type { UsedSession } from '../auth/sessions/sessions.repository.ts';

/** The fields of a session that the list and the export share. */
export function presentSessionFields({ session, lastUsedAt }: UsedSession) {
  return {
    id: session.id,
    browser: session.browser,
    platform: session.platform,
    created_at: session.createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    expires_at: session.expiresAt.toISOString(),
  };
}

/** @param currentId the caller's session */
export function presentAccountSession(used: UsedSession, currentId: string): AccountSession {
  return { ...presentSessionFields(used), is_current: used.session.id === currentId };
}
