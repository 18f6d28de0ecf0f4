import * as z from 'zod/mini';
import { Email, FullName, PhoneNumber } from '../auth/account-fields.ts';
import { Credentials } from '../auth/credentials.ts';

/** What people change about themselves. Another email address needs the password. */
export const DetailsChange = z.object({
  full_name: z.optional(FullName),
  email: z.optional(Email),
  phone_number: z.optional(PhoneNumber),
  current_password: z.optional(Credentials.shape.password),
});
