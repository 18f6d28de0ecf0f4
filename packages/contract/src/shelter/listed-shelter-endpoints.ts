import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { ShelterSlug } from '../shelter-slug.ts';
import { ShelterContact } from './shelter-endpoints.ts';

/** A shelter of several, as adopters see it. */
export const ListedShelter = z.extend(ShelterContact, {
  slug: z.string(),
  name: z.string(),
  /** By the ZIP code of the address; null where that is not known. */
  city: z.nullable(z.string()),
  /** Pets that can be visited. */
  pets: z.int(),
});
export type ListedShelter = z.infer<typeof ListedShelter>;

export const listShelters = defineEndpoint({
  method: 'GET',
  path: '/shelters',
  access: 'public',
  summary: 'All shelters by name, when there are several',
  refuses: [404],
  output: z.array(ListedShelter),
});

export const getListedShelter = defineEndpoint({
  method: 'GET',
  path: '/shelters/:slug',
  access: 'public',
  summary: 'One of several shelters',
  params: z.object({ slug: ShelterSlug }),
  output: ListedShelter,
});
