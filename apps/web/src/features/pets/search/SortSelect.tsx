import type { PetSearch } from '@pawmatch/contract/search/pets-address';
import { ChevronDownIcon } from '../../../components/ui/icons/navigation.tsx';
import { searchMessages } from './search-messages.ts';
import type { ChangeSearch } from './use-pet-search.ts';

interface FilterSelectProps<T extends string> {
  label: string;
  /** Label of the empty value, such as "Any age". */
  anyLabel: string;
  value: T | '';
  options: readonly { value: T; label: string }[];
  onChange: (value: T | '') => void;
}

/** A pill-shaped select, whose first option matches everything. */
function FilterSelect<T extends string>({
  label,
  anyLabel,
  value,
  options,
  onChange,
}: FilterSelectProps<T>) {
  return (
    <span className="relative min-w-0">
      <select
        aria-label={label}
        value={value}
        onChange={(event) =>
          onChange(options.find((option) => option.value === event.target.value)?.value ?? '')
        }
        className="pill w-full appearance-none truncate ps-4 pe-9 font-semibold text-text transition-colors hover:border-action"
      >
        <option value="">{anyLabel}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-text-muted" />
    </span>
  );
}

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
