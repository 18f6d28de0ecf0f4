import type {
  Colleague,
  Invitation,
  NamedColleague,
} from '@pawmatch/contract/colleagues/colleagues-endpoints';
import type { ShelterRole } from '@pawmatch/contract/staff/capabilities';
import { endOfReset } from '../staff/factor-resets.repository.ts';
import type { InvitationDetails } from '../staff/invitations.repository.ts';
import type { ColleagueDetails } from '../staff/memberships.repository.ts';
import type { FactorResetService } from './factor-reset.service.ts';

type FactorStates = Awaited<ReturnType<FactorResetService['listStates']>>;

export function presentColleague(
  { user, membership, invitedBy }: ColleagueDetails,
  { withFactor, resets }: FactorStates,
  petsInHomes: readonly { name: string; userId: string | null }[],
): Colleague[] {
  const asked = resets.get(user.id);
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
      foster_pets: petsInHomes.flatMap(({ name, userId }) => (userId === user.id ? name : [])),
      has_second_factor: withFactor.has(user.id),
      factor_reset: asked
        ? {
            asked_by: { id: asked.reset.askedBy, full_name: asked.askedByName },
            until: endOfReset(asked.reset).toISOString(),
          }
        : null,
    },
  ];
}

/** @param colleague who has a role at a shelter */
export const presentNamedColleague = ({ user, membership }: ColleagueDetails): NamedColleague => ({
  id: user.id,
  name: user.fullName,
  role: membership.role as ShelterRole,
});

export const presentInvitation = ({ invitation, invitedBy }: InvitationDetails): Invitation => ({
  id: invitation.id,
  email: invitation.email ?? '',
  role: invitation.role,
  invited_by: invitedBy,
  invited_at: invitation.invitedAt.toISOString(),
  expires_at: invitation.expiresAt.toISOString(),
});
