import { INVITATION_DAYS } from '@pawmatch/contract/matching/partner/partner-matching-endpoints';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { getSession } from '../../lib/storage/session-store.ts';
import { forgetInvitation, INVITATION_KEY } from './forget-invitation.ts';
import { isInvitationPath, sameOriginPath } from './redirects.ts';

interface PendingInvitation {
  path: string;
  /** Who opened it; null for a visitor, until somebody signs in. */
  owner: string | null;
  /** In milliseconds since 1970. */
  until: number;
}

function read(): PendingInvitation | null {
  try {
    const stored: Partial<PendingInvitation> | null = JSON.parse(
      localStorage.getItem(INVITATION_KEY) ?? 'null',
    );
    const path = sameOriginPath(stored?.path);
    if (!path || !isInvitationPath(path)) return null;
    const { owner = null, until = 0 } = stored ?? {};
    if (until > Date.now()) return { path, owner, until };
    forgetInvitation();
    return null;
  } catch {
    return null; // Not written by this application, or the browser blocks the storage.
  }
}

/**
 * Address of the invitation that the user opened and did not answer; null without one. All tabs of the browser know
 * it, because the email that confirms an address opens a tab of its own.
 */
export function findPendingInvitation(): string | null {
  const found = read();
  const userId = getSession().user?.id;
  return found && (found.owner === null || found.owner === userId) ? found.path : null;
}

/** Becomes that of the user who is signed in, so that the next user of this browser does not see it. */
export function rememberInvitation(path: string): void {
  const stored = read();
  const until =
    stored?.path === path ? stored.until : Date.now() + INVITATION_DAYS * 24 * 60 * 60_000;
  const invitation: PendingInvitation = { path, owner: getSession().user?.id ?? null, until };
  try {
    localStorage.setItem(INVITATION_KEY, JSON.stringify(invitation));
  } catch {
    // The browser stores nothing.
  }
}

/** Keeps the invitation at this address while it is open, and forgets it when it was answered or has ended. */
export function useKeptInvitation(state: 'unknown' | 'open' | 'over'): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (state === 'open') rememberInvitation(pathname + search);
    if (state === 'over') forgetInvitation();
  }, [state, pathname, search]);
}
