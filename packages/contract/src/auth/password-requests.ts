import * as z from 'zod/mini';
import { exactText } from '../text.ts';
import { Email } from './account-fields.ts';
import { Credentials } from './credentials.ts';
import { Password } from './password.ts';

/** D13: a new password, with the current one. */
export const PasswordChange = z.object({
  current_password: Credentials.shape.password,
  new_password: Password,
});

/** D13: requests a mail with a link to choose a new password. */
export const PasswordResetRequest = z.object({ email: Email });

/** D13: a new password, with the token of a mailed link. */
export const PasswordReset = z.object({
  token: exactText('Token').check(z.maxLength(200)),
  new_password: Password,
});

/** The caller's own password, which protects against the use of an unattended browser. */
export const PasswordAgain = z.object({ current_password: Credentials.shape.password });
