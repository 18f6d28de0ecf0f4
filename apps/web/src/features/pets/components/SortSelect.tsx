import type { PetSearch } from '@pawmatch/contract/search/pets-address';
import { searchMessages } from '../search-messages.ts';
import type { ChangeSearch } from '../use-pet-search.ts';
import { FilterSelect } from './FilterSelect.tsx';

const sorts = [
  { value: 'newest', label: searchMessages.newest },
  { value: 'waiting', label: searchMessages.waiting },
  { value: 'name', label: searchMessages.name },
] as const;

interface SortSelectProps {
  search: PetSearch;
  onChange: ChangeSearch;
}

/** The order of the list; what was searched comes with the best fit first. */
export function SortSelect({ search, onChange }: SortSelectProps) {
  return (
    <FilterSelect
      label={searchMessages.sortLabel}
      anyLabel={search.q ? searchMessages.bestMatch : searchMessages.newest}
      value={search.sort ?? ''}
      options={search.q ? sorts : sorts.slice(1)}
      onChange={(value) =>
        onChange(({ sort: _, ...rest }) => (value ? { ...rest, sort: value } : rest))
      }
    />
  );
}
