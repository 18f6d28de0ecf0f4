import * as z from 'zod/mini';
import { Credentials } from '../auth/credentials.ts';
import { Role } from '../users/role.ts';

/** S55: only somebody who knows an admin's password makes another admin. */
export const RoleChange = z.object({
  role: Role,
  /** The caller's own; required to make somebody an admin. */
  current_password: z.optional(Credentials.shape.password),
});
