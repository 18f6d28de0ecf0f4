import * as z from 'zod/mini';
import { FullName } from '../auth/account-fields.ts';
import { Session } from '../auth/auth-endpoints.ts';
import { Password } from '../auth/credentials.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { exactText } from '../text.ts';
import { shelterRoles } from './capabilities.ts';

/** How long the link of an invitation is valid. */
export const STAFF_INVITATION_DAYS = 7;

const NO_LINK = 'Please open the link in the email that you got.';

/** What the mailed link has. */
export const InvitationLink = z.object({
  invitation: Id,
  token: exactText('Token').check(z.minLength(1, NO_LINK), z.maxLength(200, NO_LINK)),
});

/** A new account, whose address the link confirms. */
export const InvitedRegistration = z.extend(InvitationLink, {
  full_name: FullName,
  password: Password,
});

/** What an invitation says; nothing tells whether the address has an account. */
export const OpenedInvitation = z.object({
  invited_by: z.string(),
  email: z.string(),
  role: z.enum(shelterRoles),
});
export type OpenedInvitation = z.infer<typeof OpenedInvitation>;

export const openStaffInvitation = defineEndpoint({
  method: 'POST',
  path: '/staff-invitations/open',
  access: 'public',
  summary: 'Who invites to what by a mailed link; changes nothing',
  body: InvitationLink,
  status: 200,
  output: OpenedInvitation,
});

export const registerInvited = defineEndpoint({
  method: 'POST',
  path: '/staff-invitations/register',
  access: 'public',
  rateLimit: 'registration',
  summary: 'Create the account of an invited colleague, and start its session',
  body: InvitedRegistration,
  status: 201,
  output: Session,
});

export const acceptStaffInvitation = defineEndpoint({
  method: 'POST',
  path: '/staff-invitations/accept',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Accept an invitation that was sent to the address of the signed-in person',
  body: InvitationLink,
  status: 204,
});
