import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ById, Id, Timestamp } from '../id.ts';
import { NewManager, NewShelter, ShelterName } from './shelter-input.ts';

/** A shelter as those see it who run the installation. */
export const NetworkShelter = z.object({
  id: Id,
  slug: z.string(),
  name: z.string(),
  time_zone: z.string(),
  email: z.nullable(z.string()),
  /** Null while it works. */
  paused_at: z.nullable(Timestamp),
  managers: z.array(z.object({ id: Id, full_name: z.string(), email: z.string() })),
  /** Addresses of open invitations to be a manager. */
  invited_managers: z.array(z.string()),
  /** That adopters see, of any status but Adopted. */
  pets: z.int(),
  /** Requests that wait for an answer. */
  open_requests: z.int(),
  /** Visits that are over and have no outcome. */
  visits_without_outcome: z.int(),
});
export type NetworkShelter = z.infer<typeof NetworkShelter>;

export const listNetworkShelters = defineEndpoint({
  method: 'GET',
  path: '/network/shelters',
  access: 'network.manage',
  summary: 'All shelters with their managers and what waits in each, by name',
  output: z.array(NetworkShelter),
});

export const createShelter = defineEndpoint({
  method: 'POST',
  path: '/network/shelters',
  access: 'network.manage',
  requiresProof: true,
  rateLimit: 'staffInvitations',
  summary: 'Create a shelter, and invite its first manager by email',
  body: NewShelter,
  status: 201,
  output: NetworkShelter,
});

export const renameShelter = defineEndpoint({
  method: 'PATCH',
  path: '/network/shelters/:id',
  access: 'network.manage',
  summary: 'Rename a shelter; its old addresses lead to the new one',
  params: ById,
  body: ShelterName,
  output: NetworkShelter,
});

export const pauseShelter = defineEndpoint({
  method: 'PUT',
  path: '/network/shelters/:id/pause',
  access: 'network.manage',
  requiresProof: true,
  summary:
    'Pause a shelter: adopters do not see its pets, and its upcoming visits are cancelled with an email',
  params: ById,
  output: z.object({ shelter: NetworkShelter, cancelled_count: z.int() }),
});

export const resumeShelter = defineEndpoint({
  method: 'DELETE',
  path: '/network/shelters/:id/pause',
  access: 'network.manage',
  summary: 'End the pause of a shelter; cancelled visits stay cancelled',
  params: ById,
  output: NetworkShelter,
});

export const addManager = defineEndpoint({
  method: 'POST',
  path: '/network/shelters/:id/managers',
  access: 'network.manage',
  requiresProof: true,
  rateLimit: 'staffInvitations',
  summary: 'Make somebody manager of a shelter, by an invitation unless they work there already',
  params: ById,
  body: NewManager,
  output: NetworkShelter,
});
