import * as z from 'zod/mini';
import { Credentials } from '../auth/credentials.ts';
import { Role } from '../users/role.ts';

/** S55: promoting a person requires an admin's password. */
export const RoleChange = z.object({
  role: Role,
  /** The caller's own; required to promote a person to admin. */
  current_password: z.optional(Credentials.shape.password),
});
