import type { Role } from '@pawmatch/contract/users/role';

/** Who is calling, as the session row and the user row say at this moment. */
export interface Caller {
  userId: string;
  sessionId: string;
  role: Role;
}
