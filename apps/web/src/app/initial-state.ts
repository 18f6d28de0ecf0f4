import {
  INITIAL_STATE_ID,
  type PageState,
  SHELTER_ID,
} from '@pawmatch/contract/pages/initial-state';
import { readPetsAddress } from '@pawmatch/contract/search/pets-address';
import type { PublicShelter } from '@pawmatch/contract/shelter/shelter-endpoints';
import type { QueryClient } from '@tanstack/react-query';
import { longestWaitingPetsQuery, newestPetsQuery } from '../features/home/home-api.ts';
import { petCountsQuery, petKey, petListQuery, similarPetsKey } from '../features/pets/pets-api.ts';
import {
  petsOfShelterKey,
  shelterKey,
  shelterQuery,
  sheltersKey,
} from '../features/shelter/shelter-api.ts';

/** The data that the server rendered the page with; null for a page that it did not render. */
export const readPageState = () => readData<PageState>(INITIAL_STATE_ID);

/** Null where another server than ours gives the page. */
export const readShelter = () => readData<PublicShelter>(SHELTER_ID);

function readData<T>(id: string): T | null {
  const element = document.getElementById(id);
  // Safe to cast: our own server of the same build writes this element.
  return element?.textContent ? (JSON.parse(element.textContent) as T) : null;
}

/** Puts the shelter that came with the page into the query cache. */
export function fillShelter(queries: QueryClient, shelter: PublicShelter): void {
  queries.setQueryData(shelterQuery.queryKey, shelter);
}

/** When the server rendered the page; 0 on the way back, when browsers may show an old copy. */
export function renderedAt(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const isRestored =
    (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
  return isRestored ? 0 : Date.now();
}

/**
 * Puts what came with the page into the query cache, so that nothing is fetched twice.
 * @param query of the page's address
 * @param updatedAt milliseconds since 1970
 */
export function fillQueries(
  queries: QueryClient,
  { initialState }: PageState,
  query: URLSearchParams,
  updatedAt: number,
): void {
  const options = { updatedAt };
  if (initialState.page === 'home') {
    const { newest, longestWaiting } = initialState;
    queries.setQueryData(newestPetsQuery.queryKey, newest, options);
    queries.setQueryData(longestWaitingPetsQuery.queryKey, longestWaiting, options);
    return;
  }
  if (initialState.page === 'shelters') {
    queries.setQueryData(sheltersKey, initialState.shelters, options);
    return;
  }
  if (initialState.page === 'shelter') {
    const { shelter, pets } = initialState;
    queries.setQueryData(shelterKey(shelter.slug), shelter, options);
    queries.setQueryData(petsOfShelterKey(shelter.slug), pets, options);
    return;
  }
  if (initialState.page === 'pet') {
    const { shortId, requested } = initialState;
    queries.setQueryData(petKey(shortId), requested.pet, options);
    const { pet, others } = requested;
    if (pet) queries.setQueryData(similarPetsKey(pet.id), others, options);
    return;
  }
  const { pets, total, counts, requested } = initialState;
  const search = readPetsAddress(query);
  const list = { pages: [{ pets, total }], pageParams: [0] };
  queries.setQueryData(petListQuery(search).queryKey, list, options);
  if (counts) queries.setQueryData(petCountsQuery(search).queryKey, counts, options);
  const petId = query.get('petId');
  if (!requested || !petId) return;
  queries.setQueryData(petKey(petId), requested.pet, options);
  queries.setQueryData(similarPetsKey(petId), requested.others, options);
}
