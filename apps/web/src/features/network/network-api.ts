import type { EndpointInput } from '@pawmatch/contract/endpoint';
import * as endpoints from '@pawmatch/contract/network/network-endpoints';
import { callEndpoint } from '../../lib/api/client.ts';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';

/** All shelters of the installation, by name. */
export const networkQuery = endpointQuery(['network'], endpoints.listNetworkShelters);

export type NewShelter = EndpointInput<typeof endpoints.createShelter>['body'];
export type ShelterName = EndpointInput<typeof endpoints.renameShelter>['body'];

export const createShelter = (body: NewShelter) => callEndpoint(endpoints.createShelter, { body });

export const renameShelter = (id: string, body: ShelterName) =>
  callEndpoint(endpoints.renameShelter, { params: { id }, body });

export const pauseShelter = (id: string) =>
  callEndpoint(endpoints.pauseShelter, { params: { id } });

export const resumeShelter = (id: string) =>
  callEndpoint(endpoints.resumeShelter, { params: { id } });

export const addManager = (id: string, email: string) =>
  callEndpoint(endpoints.addManager, { params: { id }, body: { email } });
