import type { SignedInUser } from '@pawmatch/contract/auth/auth-endpoints';
import type { Role } from '@pawmatch/contract/users/user';
import { createContext, use } from 'react';
import type { StoredUser } from '../../lib/storage/session-store.ts';
import type { LoginDetails, SignupDetails } from './start-session.ts';

export interface SessionContextValue {
  /** `loading` until the session is restored on start. */
  status: 'loading' | 'visitor' | Role;
  user: StoredUser | null;
  /** @throws ApiError */
  login: (details: LoginDetails) => Promise<SignedInUser>;
  /** @throws ApiError */
  register: (details: SignupDetails) => Promise<SignedInUser>;
  logout: () => Promise<void>;
}

export const SessionContext = createContext<SessionContextValue | null>(null);

/** The current user, and login, sign-up and logout. */
export function useSession(): SessionContextValue {
  const session = use(SessionContext);
  if (!session) throw new Error('No SessionProvider');
  return session;
}
