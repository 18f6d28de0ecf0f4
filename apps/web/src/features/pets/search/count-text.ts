import type { PetFacets } from '@pawmatch/contract/pets/pet-query';
import { hasFilters, type PetSearch } from '@pawmatch/contract/search/pets-address';
import { searchMessages } from './search-messages.ts';

/**
 * How many pets a list has, as a sentence that claims no more than was understood of the words.
 * @param counts of the same search; undefined while they are not known
 */
export function countText(search: PetSearch, total: number, counts?: PetFacets): string {
  const { q, ...filters } = search;
  const isForAll = !hasFilters(filters) && (!q || (counts && counts.effect !== 'filter'));
  if (isForAll) return searchMessages.total(total);
  const known = counts?.total === total ? counts.known.total : total;
  const isPart = q !== undefined && counts?.unused[0] !== undefined;
  const { found, foundPart, partly, partlyPart } = searchMessages;
  if (known === total) return (isPart ? foundPart : found)(total);
  return (isPart ? partlyPart : partly)(known, total - known);
}
