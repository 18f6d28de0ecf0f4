import { choicesOf } from '@pawmatch/contract/search/filter-choices';
import type { PetSearch } from '@pawmatch/contract/search/pets-address';
import { useState } from 'react';
import { FilterIcon } from '../../../components/ui/icons/actions.tsx';
import { lazyComponent } from '../../../lib/lazy-component.ts';
import { searchMessages } from '../search-messages.ts';
import type { ChangeSearch } from '../use-pet-search.ts';
import type { PetFilterPanel } from './PetFilterPanel.tsx';
import { SearchChips } from './SearchChips.tsx';
import { SearchField } from './SearchField.tsx';
import { SortSelect } from './SortSelect.tsx';
import { SpeciesSwitch } from './SpeciesSwitch.tsx';

interface PetFilterBarProps {
  search: PetSearch;
  onChange: ChangeSearch;
}

/** The code of all filters loads when they are asked for. */
const panel = lazyComponent<Parameters<typeof PetFilterPanel>[0]>(async () => {
  const { PetFilterPanel } = await import('./PetFilterPanel.tsx');
  return PetFilterPanel;
});

/** B1.03-B1.07: words, species, all other filters and the order; there is nothing to submit. */
export function PetFilterBar({ search, onChange }: PetFilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState(panel.loaded);
  const { q: _q, sort: _sort, species, ...others } = search;
  const count = choicesOf(others).length;

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
          <FilterIcon />
          {searchMessages.filters}
          {count > 0 && (
            <span className="rounded-full bg-action px-2 text-sm text-on-action">{count}</span>
          )}
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
