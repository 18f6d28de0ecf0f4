import { factLabel, petFacts } from '@pawmatch/contract/pets/pet-facts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { classNames } from '../../../components/ui/class-names.ts';
import { FilterIcon, SearchIcon } from '../../../components/ui/icons/actions.tsx';
import { hasFilters, type PetFilters } from '../pet-filters.ts';
import { FilterSelect } from './FilterSelect.tsx';
import { SpeciesSwitch } from './SpeciesSwitch.tsx';

interface PetFilterBarProps {
  filters: PetFilters;
  onChange: (change: Partial<PetFilters>) => void;
}

/** Filters the list immediately; there is nothing to submit. */
export function PetFilterBar({ filters, onChange }: PetFilterBarProps) {
  // On phones the filters are collapsed, unless one of them is set.
  const [isOpen, setIsOpen] = useState(() => hasFilters({ ...filters, species: '' }));
  // Applies text that was typed before hydration.
  const search = useRef<HTMLInputElement>(null);
  const applyTypedName = useEffectEvent(() => {
    const name = search.current?.value ?? '';
    if (name !== filters.name) onChange({ name });
  });
  useEffect(() => applyTypedName(), []);
  const ages = petFacts.age_group.values.map((value) => ({
    value,
    label:
      value === 'Baby' && !filters.species
        ? 'Puppy or kitten'
        : factLabel('age_group', value, filters.species),
  }));
  const sizes = petFacts.size.values.map((value) => ({ value, label: factLabel('size', value) }));

  return (
    <form
      aria-label="Filter pets"
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-center gap-2.5"
    >
      <SpeciesSwitch value={filters.species} onChange={(species) => onChange({ species })} />
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className="pill ms-auto inline-flex items-center gap-2 px-4 font-semibold sm:hidden"
      >
        <FilterIcon />
        Filters
      </button>
      <div
        className={classNames(
          'grid w-full grid-cols-2 gap-2.5 sm:flex sm:flex-1 sm:items-center',
          !isOpen && 'max-sm:hidden',
        )}
      >
        <FilterSelect
          label="Age"
          anyLabel="Any age"
          value={filters.age}
          options={ages}
          onChange={(age) => onChange({ age })}
        />
        <FilterSelect
          label="Size"
          anyLabel="Any size"
          value={filters.size}
          options={sizes}
          onChange={(size) => onChange({ size })}
        />
        <span className="relative col-span-2 sm:ms-auto sm:w-64 sm:min-w-40">
          <SearchIcon className="pointer-events-none absolute start-3.5 top-1/2 size-4.5 -translate-y-1/2 text-text-muted" />
          <input
            ref={search}
            type="search"
            aria-label="Search by name or breed"
            placeholder="Name or breed"
            autoComplete="off"
            enterKeyHint="search"
            value={filters.name}
            onChange={(event) => onChange({ name: event.target.value })}
            className="pill w-full ps-10 pe-4 text-text transition-colors placeholder:text-text-muted hover:border-action"
          />
        </span>
      </div>
    </form>
  );
}
