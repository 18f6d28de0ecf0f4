import { FIRST_SCREEN_ID, type WrittenPage } from '@pawmatch/contract/pages/first-screen';
import type { QueryClient } from '@tanstack/react-query';
import { newestPetsQuery } from '../features/home/api/list-newest-pets.ts';
import { petListQuery } from '../features/pets/api/list-pets.ts';
import { petKey, petsLikeKey } from '../features/pets/api/pet-keys.ts';

/** D29: what the server wrote the page with; null for a page that it did not write. */
export function readWrittenPage(): WrittenPage | null {
  const element = document.getElementById(FIRST_SCREEN_ID);
  // Our own server's, of the same build; nothing else is in an element of this id.
  return element?.textContent ? (JSON.parse(element.textContent) as WrittenPage) : null;
}

/** On the way back browsers show a page as they have kept it, however long ago that was. */
export function writtenAt(): number {
  const [navigation] = performance.getEntriesByType('navigation');
  const isKept = (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
  return isKept ? 0 : Date.now();
}

/**
 * Takes what came with the page for loaded, so that nothing is fetched twice.
 * @param query of the page's address
 * @param updatedAt milliseconds since 1970
 */
export function fillQueries(
  queries: QueryClient,
  { first }: WrittenPage,
  query: URLSearchParams,
  updatedAt: number,
): void {
  const options = { updatedAt };
  if (first.screen === 'home') {
    queries.setQueryData(newestPetsQuery.queryKey, first.newest, options);
    return;
  }
  const { pets, total, asked } = first;
  const list = { pages: [{ pets, total }], pageParams: [0] };
  queries.setQueryData(petListQuery.queryKey, list, options);
  const petId = query.get('petId');
  if (!asked || !petId) return;
  queries.setQueryData(petKey(petId), asked.pet, options);
  queries.setQueryData(petsLikeKey(petId), asked.others, options);
}
