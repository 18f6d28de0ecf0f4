import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { Id } from '../id.ts';
import { ExpectedVersion } from '../version.ts';
import { Pet } from './pet.ts';

const params = z.object({ id: Id });

export const linkPets = defineEndpoint({
  method: 'PUT',
  path: '/pets/:id/bonded-with',
  access: 'admin',
  summary: 'Make two pets a bonded pair; each pet is in one pair at most',
  params,
  body: z.object({ pet_id: Id, expected_version: ExpectedVersion }),
  status: 200,
  output: Pet,
});

export const unlinkPets = defineEndpoint({
  method: 'DELETE',
  path: '/pets/:id/bonded-with',
  access: 'admin',
  summary: 'End a bonded pair; booked visits stay as they are',
  params,
  body: z.nullish(z.object({ expected_version: ExpectedVersion })),
  status: 200,
  output: Pet,
});
