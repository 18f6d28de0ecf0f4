import * as z from 'zod/mini';
import { exactText } from '../text.ts';
import { Email, Password } from './account-fields.ts';
import { Credentials } from './credentials.ts';

/** D13: a new password of somebody who is logged in and knows the old one. */
export const PasswordChange = z.object({
  current_password: Credentials.shape.password,
  new_password: Password,
});

/** D13: where the link to choose a new password is to be mailed. */
export const PasswordResetRequest = z.object({ email: Email });

/** D13: a new password, by the token of a mailed link. */
export const PasswordReset = z.object({
  token: exactText('Token').check(z.maxLength(200)),
  new_password: Password,
});

/** The caller's own password once more: whoever finds an open browser does not know it. */
export const PasswordAgain = z.object({ current_password: Credentials.shape.password });
