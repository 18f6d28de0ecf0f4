import * as z from 'zod/mini';
import { exactText } from '../text.ts';

/** B1.11: the lifetime of the mailed link. */
export const EMAIL_CONFIRMATION_HOURS = 24;

/** B1.11: confirms the e-mail address that received the token. */
export const EmailConfirmation = z.object({ token: exactText('Token').check(z.maxLength(200)) });
