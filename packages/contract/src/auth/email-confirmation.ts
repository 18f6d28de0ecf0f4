import * as z from 'zod/mini';
import { exactText } from '../text.ts';

/** B1.11: how long the mailed link works. */
export const EMAIL_CONFIRMATION_HOURS = 24;

/** B1.11: confirms the address that the token was mailed to. */
export const EmailConfirmation = z.object({ token: exactText('Token').check(z.maxLength(200)) });
