import type { Colleague, Invitation } from '@pawmatch/contract/colleagues/colleagues-endpoints';
import type { InvitationDetails } from '../staff/invitations.repository.ts';
import type { ColleagueDetails } from '../staff/memberships.repository.ts';

export function presentColleague({ user, membership, invitedBy }: ColleagueDetails): Colleague[] {
  // Who runs the installation has no role at a shelter by that.
  if (membership.role === 'network_admin') return [];
  return [
    {
      id: user.id,
      full_name: user.fullName,
      email: user.email,
      role: membership.role,
      since: membership.since.toISOString(),
      invited_by: invitedBy,
      suspended_at: membership.suspendedAt?.toISOString() ?? null,
    },
  ];
}

export const presentInvitation = ({ invitation, invitedBy }: InvitationDetails): Invitation => ({
  id: invitation.id,
  email: invitation.email ?? '',
  role: invitation.role,
  invited_by: invitedBy,
  invited_at: invitation.invitedAt.toISOString(),
  expires_at: invitation.expiresAt.toISOString(),
});
