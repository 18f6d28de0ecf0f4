import { readItem, removeItem, writeItem } from '../../lib/session-storage.ts';
import { isInvitationPath, readOrigin } from '../auth/redirects.ts';

const KEY = 'pendingInvitation';

/**
 * Address of the invitation that a user opened before signing up; null without one.
 * @param state of the router, of any type: what the sign-up page has passed on
 */
export function findPendingInvitation(state: unknown): string | null {
  const path = readOrigin(state, readItem(KEY));
  return path && isInvitationPath(path) ? path : null;
}

export const rememberInvitation = (path: string): void => writeItem(KEY, path);

export const forgetInvitation = (): void => removeItem(KEY);
