import { getCurrentUser } from '@pawmatch/contract/account/current-user-endpoints';
import * as colleagueEndpoints from '@pawmatch/contract/colleagues/colleagues-endpoints';
import * as invitationEndpoints from '@pawmatch/contract/colleagues/invitation-endpoints';
import type { EndpointInput } from '@pawmatch/contract/endpoint';
import { callEndpoint, callEndpointWithHeaders } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';
import { runWithSessionLock } from '../../lib/api/session/session-lock.ts';
import { storeUser } from '../../lib/storage/session-store.ts';
import { startSession } from '../auth/start-session.ts';

/** Who works here, and who is invited; refetched when a role changes. */
export const colleaguesQuery = endpointQuery(['colleagues'], colleagueEndpoints.listColleagues);

type ColleagueChange = EndpointInput<typeof colleagueEndpoints.changeColleague>['body'];

export const changeColleague = (id: string, body: ColleagueChange) =>
  callEndpoint(colleagueEndpoints.changeColleague, { params: { id }, body });

export const suspendColleague = (id: string) =>
  callEndpoint(colleagueEndpoints.suspendColleague, { params: { id } });

export const reinstateColleague = (id: string) =>
  callEndpoint(colleagueEndpoints.reinstateColleague, { params: { id } });

export const removeColleague = (id: string) =>
  callEndpoint(colleagueEndpoints.removeColleague, { params: { id } });

/** Asks another manager to remove the second factor of somebody who has lost the device. */
export const askFactorReset = (id: string) =>
  callEndpoint(colleagueEndpoints.askFactorReset, { params: { id } });

export const confirmFactorReset = (id: string) =>
  callEndpoint(colleagueEndpoints.confirmFactorReset, { params: { id } });

export type NewInvitation = EndpointInput<typeof colleagueEndpoints.inviteColleague>['body'];

export const inviteColleague = (body: NewInvitation) =>
  callEndpoint(colleagueEndpoints.inviteColleague, { body });

export const resendInvitation = (id: string) =>
  callEndpoint(colleagueEndpoints.resendInvitation, { params: { id } });

export const withdrawInvitation = (id: string) =>
  callEndpoint(colleagueEndpoints.withdrawInvitation, { params: { id } });

export type InvitationLink = EndpointInput<typeof invitationEndpoints.openStaffInvitation>['body'];

/** Who invites to what by a mailed link. */
export const invitationQuery = (link: InvitationLink) => ({
  ...endpointQuery(['staff-invitation', link], invitationEndpoints.openStaffInvitation, {
    body: link,
  }),
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
});

type InvitedRegistration = EndpointInput<typeof invitationEndpoints.registerInvited>['body'];

/** Creates the account of an invited colleague, whose session starts in this tab. */
export const registerInvited = (body: InvitedRegistration) =>
  runWithSessionLock(async () =>
    startSession(await callEndpointWithHeaders(invitationEndpoints.registerInvited, { body })),
  );

/** Accepts an invitation; this tab then is that of a colleague. */
export async function acceptInvitation(link: InvitationLink): Promise<void> {
  await callEndpoint(invitationEndpoints.acceptStaffInvitation, { body: link });
  storeUser(await callEndpoint(getCurrentUser));
}
