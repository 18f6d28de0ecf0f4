import * as z from 'zod/mini';
import { Session } from '../auth/auth-endpoints.ts';
import { defineEndpoint } from '../endpoint.ts';
import { InvitationLink, InvitedRegistration, ShelterRoleChoice } from './colleague-changes.ts';

/** What an invitation says; nothing tells whether the address has an account. */
export const OpenedInvitation = z.object({
  invited_by: z.string(),
  /** Its name. */
  shelter: z.string(),
  email: z.string(),
  role: ShelterRoleChoice,
});
export type OpenedInvitation = z.infer<typeof OpenedInvitation>;

export const openStaffInvitation = defineEndpoint({
  method: 'POST',
  path: '/staff-invitations/open',
  access: 'public',
  summary: 'Who invites to what by a mailed link; changes nothing',
  body: InvitationLink,
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
});
