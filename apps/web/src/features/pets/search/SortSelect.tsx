import { petSorts } from '@pawmatch/contract/pets/pet-values';
import type { PetSearch } from '@pawmatch/contract/search/pets-address';
import { needsCounts } from '@pawmatch/contract/search/words/pet-terms';
import { ChevronDownIcon } from '../../../components/ui/icons/navigation.tsx';
import { searchMessages } from './search-messages.ts';
import type { ChangeSearch } from './use-pet-search.ts';

interface SortSelectProps {
  search: PetSearch;
  onChange: ChangeSearch;
}

/** The order of the list: what was searched, or may be unknown, comes with the best fit first. */
export function SortSelect({ search, onChange }: SortSelectProps) {
  const [byDefault, others] = needsCounts(search)
    ? [searchMessages.bestMatch, petSorts]
    : [searchMessages.newest, petSorts.slice(1)];
  return (
    <span className="relative min-w-0">
      <select
        aria-label={searchMessages.sortLabel}
        value={search.sort ?? ''}
        onChange={(event) => {
          const sort = petSorts.find((it) => it === event.target.value);
          onChange(({ sort: _, ...rest }) => (sort ? { ...rest, sort } : rest));
        }}
        className="pill w-full appearance-none truncate ps-4 pe-9 font-semibold text-text transition-colors hover:border-action"
      >
        <option value="">{byDefault}</option>
        {others
          .filter((sort) => search.zip || sort !== 'distance')
          .map((sort) => (
            <option key={sort} value={sort}>
              {searchMessages[sort]}
            </option>
          ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-text-muted" />
    </span>
  );
}
