import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { LANGUAGES } from '../languages.ts';
import { User } from '../users/user.ts';
import { Credentials, Registration } from './credentials.ts';

/** `expires_at` is when the access token ends. */
export const RefreshedToken = z.object({ access_token: z.string(), expires_at: z.iso.datetime() });
/** The person, with the language in which they read. */
const SignedInUser = z.extend(User, { language: z.enum(LANGUAGES) });
export type SignedInUser = z.infer<typeof SignedInUser>;
export const Session = z.extend(RefreshedToken, { user: SignedInUser });
export type Session = z.infer<typeof Session>;

export const register = defineEndpoint({
  method: 'POST',
  path: '/auth/register',
  access: 'public',
  rateLimit: 'registration',
  summary: 'Create an adopter account and start its session',
  body: Registration,
  status: 201,
  output: Session,
});

export const login = defineEndpoint({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  rateLimit: 'login',
  summary: 'Start a session',
  body: Credentials,
  refuses: [401],
  output: Session,
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  summary: 'End the session of the refresh cookie',
});

export const refresh = defineEndpoint({
  method: 'POST',
  path: '/auth/refresh',
  access: 'public',
  summary: 'Exchange the refresh cookie for a new access token',
  refuses: [401],
  output: RefreshedToken,
});

export const csrf = defineEndpoint({
  method: 'GET',
  path: '/auth/csrf/',
  access: 'public',
  summary: 'Make sure that the CSRF cookie is there',
  output: z.object({ csrf_token: z.string() }),
});
