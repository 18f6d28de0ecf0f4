import type { PartnerMatching } from '@pawmatch/contract/matching/partner/partner-matching-endpoints';
import type {
  Invitation,
  OpenedInvitation,
  PartnerMatchingState,
} from './partner-matching.service.ts';

export const presentPartnerMatching = ({
  partner,
  differences,
  expiresAt,
  joiner,
  waitingFor,
}: PartnerMatchingState): PartnerMatching => ({
  partner: partner
    ? {
        name: partner.name,
        has_answered: partner.hasAnswered,
        joined_at: partner.joinedAt.toISOString(),
        differences: differences.map(({ question, text, yours, theirs }) => ({
          ...{ question, text, yours, theirs },
        })),
      }
    : null,
  invitation: expiresAt ? { expires_at: expiresAt.toISOString() } : null,
  joiner: joiner ? presentAsking(joiner.joinerName, joiner.askedAt) : null,
  waiting_for: waitingFor ? presentAsking(waitingFor.inviterName, waitingFor.askedAt) : null,
});

const presentAsking = (name: string, askedAt: Date) => ({
  name,
  asked_at: askedAt.toISOString(),
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
