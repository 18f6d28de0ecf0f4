import type { Role } from '@pawmatch/contract/users/user';

/** The authenticated user, as in the session row and the user row at this moment. */
export interface Caller {
  userId: string;
  sessionId: string;
  role: Role;
  isEmailConfirmed: boolean;
}
