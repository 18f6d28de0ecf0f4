import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id, Timestamp } from '../id.ts';
import { ColleagueChange, NewInvitation, ShelterRoleChoice } from './colleague-changes.ts';

/** Somebody who works at the shelter. */
export const Colleague = z.object({
  /** Of the person. */
  id: Id,
  full_name: z.string(),
  email: z.string(),
  role: ShelterRoleChoice,
  since: Timestamp,
  /** Null without an invitation, and when that account was deleted. */
  invited_by: z.nullable(z.string()),
  suspended_at: z.nullable(Timestamp),
  /** Names of the pets in their foster home, which stay there when the role ends. */
  foster_pets: z.array(z.string()),
  has_second_factor: z.boolean(),
  /** Who asks to remove the second factor, and until when another manager can confirm it. */
  factor_reset: z.nullable(
    z.object({ asked_by: z.object({ id: Id, full_name: z.string() }), until: Timestamp }),
  ),
});
export type Colleague = z.infer<typeof Colleague>;

/** An open invitation; `expires_at` can be in the past. */
export const Invitation = z.object({
  id: Id,
  email: z.string(),
  role: ShelterRoleChoice,
  invited_by: z.string(),
  invited_at: Timestamp,
  expires_at: Timestamp,
});
export type Invitation = z.infer<typeof Invitation>;

export const listColleagues = defineEndpoint({
  method: 'GET',
  path: '/admin/colleagues',
  access: 'staff.manage',
  summary: 'Who works here, by name, and who is invited',
  output: z.object({ colleagues: z.array(Colleague), invitations: z.array(Invitation) }),
});

/** Whom a task can be for, and whom a note can name. */
export const NamedColleague = z.object({
  id: Id,
  name: z.string(),
  role: ShelterRoleChoice,
});
export type NamedColleague = z.infer<typeof NamedColleague>;

export const listNamedColleagues = defineEndpoint({
  method: 'GET',
  path: '/admin/colleague-names',
  access: 'overview.read',
  summary: 'Who works here and is not suspended, by name',
  output: z.array(NamedColleague),
});

export const changeColleague = defineEndpoint({
  method: 'PATCH',
  path: '/admin/colleagues/:id',
  access: 'staff.manage',
  requiresProof: true,
  summary: 'Change the role of a colleague; the last manager stays',
  params: ById,
  body: ColleagueChange,
});

export const removeColleague = defineEndpoint({
  method: 'DELETE',
  path: '/admin/colleagues/:id',
  access: 'staff.manage',
  requiresProof: true,
  summary:
    'End all roles of a colleague, with sessions and calendar addresses; the account stays. Never the last manager',
  params: ById,
});

export const suspendColleague = defineEndpoint({
  method: 'POST',
  path: '/admin/colleagues/:id/suspension',
  access: 'staff.manage',
  summary:
    'Take all rights of a colleague away for a while, with sessions and calendar addresses. Never of the last manager',
  params: ById,
});

export const reinstateColleague = defineEndpoint({
  method: 'DELETE',
  path: '/admin/colleagues/:id/suspension',
  access: 'staff.manage',
  requiresProof: true,
  summary: 'Give a suspended colleague the rights back',
  params: ById,
});

export const askFactorReset = defineEndpoint({
  method: 'POST',
  path: '/admin/colleagues/:id/factor-reset',
  access: 'staff.manage',
  requiresProof: true,
  summary:
    'Ask another manager to remove the second factor of a colleague, who is told and can stop it',
  params: ById,
});

export const confirmFactorReset = defineEndpoint({
  method: 'POST',
  path: '/admin/colleagues/:id/factor-reset/confirmation',
  access: 'staff.manage',
  requiresProof: true,
  summary:
    'Remove the second factor of a colleague, with all sessions; another manager has asked for it',
  params: ById,
});

export const inviteColleague = defineEndpoint({
  method: 'POST',
  path: '/admin/colleagues/invitations',
  access: 'staff.manage',
  requiresProof: true,
  rateLimit: 'staffInvitations',
  summary: 'Mail somebody an invitation to work here, in place of an open one to the same address',
  body: NewInvitation,
});

export const resendInvitation = defineEndpoint({
  method: 'POST',
  path: '/admin/colleagues/invitations/:id/email',
  access: 'staff.manage',
  rateLimit: 'staffInvitations',
  summary: 'Mail an invitation again, with a new link for another week; the former link ends',
  params: ById,
});

export const withdrawInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/admin/colleagues/invitations/:id',
  access: 'staff.manage',
  summary: 'Withdraw an open invitation; its link ends',
  params: ById,
});
