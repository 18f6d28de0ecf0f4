import {
  type PetSearch,
  readPetsAddress,
  writePetsAddress,
} from '@pawmatch/contract/search/pets-address';
import { useMemo } from 'react';
import type { QueryInAddress } from './use-query-in-address.ts';

export type ChangeSearch = (change: (search: PetSearch) => PetSearch) => void;

/** What the URL asks for; a change adds no history entry. */
export function usePetSearch({ query, newest, replace }: QueryInAddress) {
  const search = useMemo(() => readPetsAddress(query), [query]);
  const changeSearch: ChangeSearch = (change) => {
    const current = newest();
    replace(writePetsAddress(change(readPetsAddress(current)), current));
  };
  return { search, changeSearch };
}
