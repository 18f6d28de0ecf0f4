import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import {
  EmailConfirmation,
  EmailConfirmationLink,
  LinkedAccount,
  PasswordChange,
  PasswordReset,
  PasswordResetRequest,
} from './credentials.ts';

// Passwords and confirmed addresses: apart from sessions, which every page needs.

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/auth/password/change',
  access: 'user',
  // Limited with the check of the current password.
  rateLimit: null,
  summary: 'Change the password; every other session ends',
  body: PasswordChange,
});

export const requestPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/auth/password/forgot',
  access: 'public',
  rateLimit: 'passwordReset',
  summary: 'Mail a link to set a new password; the answer never tells whether the account exists',
  body: PasswordResetRequest,
  output: z.object({ message: z.string() }),
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/auth/password/reset',
  access: 'public',
  summary: 'Set a new password with a mailed link; every session ends',
  body: PasswordReset,
});

export const requestEmailConfirmation = defineEndpoint({
  method: 'POST',
  path: '/auth/email/confirmation',
  access: 'user',
  rateLimit: 'confirmationEmail',
  summary: 'Mail another link to confirm the address; nothing is sent when it is confirmed already',
});

export const openEmailConfirmation = defineEndpoint({
  method: 'POST',
  path: '/auth/email/confirmation/open',
  access: 'public',
  summary: 'What a link to confirm an address needs besides; changes nothing',
  body: EmailConfirmationLink,
  output: LinkedAccount,
});

export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/auth/email/confirm',
  access: 'public',
  summary:
    'Confirm the address that a link was mailed to, in a known browser or with a password; the link works once, for 24 hours',
  body: EmailConfirmation,
});
