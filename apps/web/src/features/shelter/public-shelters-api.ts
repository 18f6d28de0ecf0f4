import { listPets } from '@pawmatch/contract/pets/pets-endpoints';
import {
  getListedShelter,
  listShelters,
} from '@pawmatch/contract/shelter/listed-shelter-endpoints';
import { SHELTER_PAGE_PETS } from '@pawmatch/contract/shelter/public-shelter';
import { endpointQuery } from '../../lib/api/endpoint-query.ts';
import { ApiError } from '../../lib/api/errors/api-error.ts';
import { petsOfShelterKey, shelterKey, sheltersKey } from './shelter-api.ts';

/** There is no such shelter, or adopters cannot visit it now. */
export const isNoShelter = (error: unknown): error is ApiError =>
  error instanceof ApiError && [404, 422].includes(error.status);

/** All shelters; not found when there is only one. */
export const publicSheltersQuery = {
  ...endpointQuery(sheltersKey, listShelters),
  staleTime: 60_000,
};

/** One of several shelters. */
export const publicShelterQuery = (slug: string) => ({
  ...endpointQuery(shelterKey(slug), getListedShelter, { params: { slug } }),
  staleTime: 60_000,
});

/** The newest pets of a shelter that can be visited. */
export const petsOfShelterQuery = (slug: string) => ({
  ...endpointQuery(petsOfShelterKey(slug), listPets, {
    query: { shelter: slug, status: 'Available', limit: SHELTER_PAGE_PETS },
  }),
  staleTime: 60_000,
});
