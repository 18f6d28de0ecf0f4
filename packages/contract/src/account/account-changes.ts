import * as z from 'zod/mini';
import { Email, FullName, PhoneNumber } from '../auth/account-fields.ts';
import { Credentials } from '../auth/credentials.ts';
import { Role } from '../users/user.ts';

/** What people change about themselves. Another email address needs the password. */
export const DetailsChange = z.object({
  full_name: z.optional(FullName),
  email: z.optional(Email),
  phone_number: z.optional(PhoneNumber),
  current_password: z.optional(Credentials.shape.password),
});

/** Promoting a person requires an admin's password. */
export const RoleChange = z.object({
  role: Role,
  /** The caller's own; required to promote a person to admin. */
  current_password: z.optional(Credentials.shape.password),
});
