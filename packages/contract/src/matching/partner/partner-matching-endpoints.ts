import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { Timestamp } from '../../id.ts';
import { partnerMessages } from './partner-messages.ts';

/** How long the link of an invitation is valid. */
export const INVITATION_DAYS = 7;

/** The part of the matches page about it, as in an address: `/match-results#together`. */
export const PARTNER_PANEL = 'together';

/** Of the link by which a partner joins. */
const Token = z.string({ error: () => partnerMessages.link }).check(z.maxLength(200));

/** A person who asks, or is asked, to match together. */
const Asking = z.object({ name: z.string(), asked_at: Timestamp });

/** With whom the caller matches together, and the open invitation. */
export const PartnerMatching = z.object({
  partner: z.nullable(
    z.object({
      name: z.string(),
      /** False until the partner has saved the questionnaire. */
      has_answered: z.boolean(),
      joined_at: Timestamp,
      /** What the two have answered differently about their household, in words. */
      differences: z.array(
        z.object({
          /** A `HouseholdQuestion`. */
          question: z.string(),
          text: z.string(),
          yours: z.string(),
          theirs: z.string(),
        }),
      ),
    }),
  ),
  invitation: z.nullable(z.object({ expires_at: Timestamp })),
  /** Who has joined by the caller's link, and waits for the approval. */
  joiner: z.nullable(Asking),
  /** For whose approval the caller waits. */
  waiting_for: z.nullable(Asking),
});
export type PartnerMatching = z.infer<typeof PartnerMatching>;

export const getPartnerMatching = defineEndpoint({
  method: 'GET',
  path: '/match/together',
  access: 'user',
  summary: 'With whom the caller matches together, and whether an invitation is open',
  output: PartnerMatching,
});

export const inviteToMatch = defineEndpoint({
  method: 'POST',
  path: '/match/together/invitation',
  access: 'user',
  rateLimit: 'ownChanges',
  requiresConfirmedEmail: true,
  summary: 'Create the link by which a partner joins; it replaces the former one and is shown once',
  status: 201,
  output: z.object({ url: z.string(), expires_at: Timestamp }),
});

export const revokeInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/match/together/invitation',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Revoke the link, or decline who has joined by it; without one it is no error',
});

export const openInvitation = defineEndpoint({
  method: 'POST',
  path: '/match/together/open',
  access: 'user',
  // Changes nothing.
  rateLimit: null,
  summary: 'Who invites by a link; changes nothing',
  body: z.object({ token: Token }),
  output: z.object({ name: z.string(), expires_at: Timestamp, is_own: z.boolean() }),
});

export const openInvitationAsVisitor = defineEndpoint({
  method: 'POST',
  path: '/match-invitations/open',
  access: 'public',
  summary: 'Who invites by a link, for somebody who is not signed in yet; changes nothing',
  body: z.object({ token: Token }),
  output: z.object({ name: z.string() }),
});

export const joinMatch = defineEndpoint({
  method: 'POST',
  path: '/match/together/join',
  access: 'user',
  rateLimit: 'ownChanges',
  requiresConfirmedEmail: true,
  summary:
    'Ask the person who invites to match together, and wait for the approval; the link is used up',
  body: z.object({ token: Token }),
  output: PartnerMatching,
});

export const approvePartner = defineEndpoint({
  method: 'POST',
  path: '/match/together/approval',
  access: 'user',
  rateLimit: 'ownChanges',
  requiresConfirmedEmail: true,
  summary:
    'Match together with the person who has joined by the link, named as the caller was shown',
  body: z.object({
    name: z.string({ error: () => partnerMessages.person }).check(z.maxLength(200)),
  }),
  output: PartnerMatching,
});

export const leaveMatch = defineEndpoint({
  method: 'DELETE',
  path: '/match/together',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Stop matching together, for both, or withdraw the wish to',
});

export const hideEnding = defineEndpoint({
  method: 'DELETE',
  path: '/match/together/ending',
  access: 'user',
  rateLimit: 'ownChanges',
  summary: 'Say no more that the other one has stopped matching together; otherwise it is no error',
});
