import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { User } from '../users/user.ts';
import { Credentials, Registration } from './credentials.ts';
import { EmailConfirmation } from './email-confirmation.ts';
import { PasswordChange, PasswordReset, PasswordResetRequest } from './password-requests.ts';

/** R3.03: `expires_at` is when the access token ends. */
export const RefreshedToken = z.object({ access_token: z.string(), expires_at: z.iso.datetime() });
export const Session = z.extend(RefreshedToken, { user: User });
export type Session = z.infer<typeof Session>;

export const register = defineEndpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  summary: 'Create an adopter account and start its session',
  body: Registration,
  status: 201,
  output: Session,
});

export const login = defineEndpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  summary: 'Start a session',
  body: Credentials,
  status: 200,
  output: Session,
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  summary: 'End the session of the refresh cookie',
  status: 204,
});

export const refresh = defineEndpoint({
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  summary: 'Exchange the refresh cookie for a new access token',
  status: 200,
  output: RefreshedToken,
});

export const csrf = defineEndpoint({
  method: 'GET',
  path: '/auth/csrf',
  access: 'public',
  summary: 'Make sure that the CSRF cookie is there',
  status: 200,
  output: z.object({ csrf_token: z.string() }),
});

export const changePassword = defineEndpoint({
  method: 'POST',
  path: '/auth/password/change',
  access: 'user',
  summary: 'Change the password; every other session ends',
  body: PasswordChange,
  status: 204,
});

export const requestPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/auth/password/forgot',
  access: 'public',
  summary: 'Mail a link to set a new password; the answer never tells whether the account exists',
  body: PasswordResetRequest,
  status: 200,
  output: z.object({ message: z.string() }),
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/auth/password/reset',
  access: 'public',
  summary: 'Set a new password with a mailed link; every session ends',
  body: PasswordReset,
  status: 204,
});

export const requestEmailConfirmation = defineEndpoint({
  method: 'POST',
  path: '/auth/email/confirmation',
  access: 'user',
  summary: 'Mail another link to confirm the address; nothing is sent when it is confirmed already',
  status: 204,
});

export const confirmEmail = defineEndpoint({
  method: 'POST',
  path: '/auth/email/confirm',
  access: 'public',
  summary: 'Confirm the address that a link was mailed to; the link works once, for 24 hours',
  body: EmailConfirmation,
  status: 204,
});
