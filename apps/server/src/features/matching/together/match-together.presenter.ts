import type { MatchingTogether } from '@pawmatch/contract/matching/match-together-endpoints';
import type { Invitation, OpenedInvitation, TogetherState } from './match-together.service.ts';

export const presentTogether = ({ partner, expiresAt }: TogetherState): MatchingTogether => ({
  partner: partner
    ? {
        name: partner.name,
        has_answered: partner.hasAnswered,
        joined_at: partner.joinedAt.toISOString(),
      }
    : null,
  invitation: expiresAt ? { expires_at: expiresAt.toISOString() } : null,
});

export const presentInvitation = ({ url, expiresAt }: Invitation) => ({
  url,
  expires_at: expiresAt.toISOString(),
});

export const presentOpened = ({ name, expiresAt, isOwn }: OpenedInvitation) => ({
  name,
  expires_at: expiresAt.toISOString(),
  is_own: isOwn,
});
