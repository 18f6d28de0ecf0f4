import type { Species } from '@pawmatch/contract/pets/facts/pet-facts';
import { choicesOf } from '@pawmatch/contract/search/filters/filter-choices';
import type { PetSearch } from '@pawmatch/contract/search/pets-address';
import { useState } from 'react';
import { FilterIcon } from '../../../components/ui/icons/actions.tsx';
import { lazyComponent } from '../../../lib/lazy-component.tsx';
import type { PetFilterPanel } from './PetFilterPanel.tsx';
import { SearchChips } from './SearchChips.tsx';
import { SearchField } from './SearchField.tsx';
import { SortSelect } from './SortSelect.tsx';
import { searchMessages } from './search-messages.ts';
import type { ChangeSearch } from './use-pet-search.ts';

const CHOICES: { value: Species | ''; label: string }[] = [
  { value: '', label: searchMessages.allSpecies },
  { value: 'Dog', label: searchMessages.dogs },
  { value: 'Cat', label: searchMessages.cats },
];

interface SpeciesSwitchProps {
  value: Species | '';
  onChange: (value: Species | '') => void;
}

/** Dogs, cats or both: radio buttons that look like one switch. */
function SpeciesSwitch({ value, onChange }: SpeciesSwitchProps) {
  return (
    <fieldset className="flex min-w-0 flex-wrap rounded-2xl border border-line-strong bg-surface">
      <legend className="sr-only">{searchMessages.species}</legend>
      {CHOICES.map((choice) => (
        <label
          key={choice.label}
          className="group grid min-h-11 cursor-pointer rounded-full p-1 text-sm font-semibold"
        >
          <input
            type="radio"
            name="species"
            value={choice.value}
            checked={value === choice.value}
            onChange={() => onChange(choice.value)}
            className="peer sr-only"
          />
          <span className="grid place-items-center rounded-full px-[clamp(7px,2vw,1rem)] text-text-muted transition-colors group-hover:text-text peer-checked:bg-action peer-checked:text-on-action peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus">
            {choice.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface PetFilterBarProps {
  search: PetSearch;
  onChange: ChangeSearch;
}

/** The code of all filters loads when they are asked for. */
const panel = lazyComponent<Parameters<typeof PetFilterPanel>[0]>(() =>
  import('./PetFilterPanel.tsx').then((loaded) => loaded.PetFilterPanel),
);

/** Words, species, all other filters and the order; there is nothing to submit. */
export function PetFilterBar({ search, onChange }: PetFilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState(panel.loaded);
  const { q: _q, sort: _sort, species, ...others } = search;
  const count =
    choicesOf(others).length + Number(Boolean(search.within)) + Number(Boolean(search.shelter));

  const openPanel = () => {
    setIsOpen(true);
    if (!Panel)
      void panel.preload().then(
        () => setPanel(panel.loaded),
        (error) => reportError(error),
      );
  };

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2.5">
        <SearchField search={search} onChange={onChange} />
        <SpeciesSwitch
          value={species?.length === 1 ? (species[0] ?? '') : ''}
          onChange={(value) =>
            onChange(({ species: _, ...rest }) => (value ? { ...rest, species: [value] } : rest))
          }
        />
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={count > 0 ? searchMessages.filtersChosen(count) : undefined}
          onPointerEnter={() => void panel.preload().catch(() => undefined)}
          onClick={openPanel}
          className="pill inline-flex items-center gap-2 px-4 font-semibold transition-colors hover:border-action"
        >
          {count > 0 ? (
            <span className="rounded-full bg-action px-2 text-sm text-on-action">{count}</span>
          ) : (
            <FilterIcon />
          )}
          {searchMessages.filters}
        </button>
        <div className="max-sm:hidden">
          <SortSelect search={search} onChange={onChange} />
        </div>
      </div>
      <SearchChips search={search} onChange={onChange} />
      {isOpen && Panel && (
        <Panel search={search} onChange={onChange} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}
