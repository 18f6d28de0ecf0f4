import * as z from 'zod/mini';
import { exactText, requiredText } from '../text.ts';
import { Email, FullName, normalizeEmail, PhoneNumber } from './account-fields.ts';
import { Password } from './password.ts';

/** R5.01-R5.04, in the order in which errors are shown. `role` is ignored (D08). */
export const Registration = z.object({
  full_name: FullName,
  email: Email,
  phone_number: PhoneNumber,
  password: Password,
  role: z.optional(z.unknown()),
});

/** R5.05: both required. The length is limited, so that long input does not reach the hash. */
export const Credentials = z.object({
  email: requiredText(254, 'Email', 'Email is required.').check(z.overwrite(normalizeEmail)),
  password: exactText('Password').check(
    z.minLength(1, 'Password is required.'),
    z.maxLength(256, 'Password is too long.'),
  ),
});
