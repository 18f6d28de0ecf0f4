import { ageRange } from '@pawmatch/contract/pets/ages/age-groups';
import { facetValues } from '@pawmatch/contract/pets/facts/pet-filter-values';
import { choiceLabel } from '@pawmatch/contract/search/filters/filter-labels';
import { groupLabel } from '@pawmatch/contract/search/filters/group-label';
import { toggleChoice } from '@pawmatch/contract/search/filters/toggle-choice';
import {
  type PetSearch,
  type SearchFilterName,
  searchFilterNames,
} from '@pawmatch/contract/search/pets-address';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/ui/Button.tsx';
import { classNames } from '../../../components/ui/class-names.ts';
import { Dialog } from '../../../components/ui/Dialog.tsx';
import { useInlineShelter } from '../../shelter/shelter-api.ts';
import { petCountsQuery } from '../pets-api.ts';
import { countText } from './count-text.ts';
import { filterPanelMessages } from './filter-panel-messages.ts';
import { PlaceFilters } from './PlaceFilters.tsx';
import { SortSelect } from './SortSelect.tsx';
import { searchMessages } from './search-messages.ts';
import type { ChangeSearch } from './use-pet-search.ts';

interface PetFilterPanelProps {
  search: PetSearch;
  onChange: ChangeSearch;
  onClose: () => void;
}

/** Every filter, and how many pets each further choice would leave. */
export function PetFilterPanel({ search, onChange, onClose }: PetFilterPanelProps) {
  const { data: counts, isPlaceholderData } = useQuery(petCountsQuery(search));
  const shelter = useInlineShelter();
  const footer = (
    <div className="flex flex-wrap gap-3 max-sm:*:grow">
      <Button
        variant="secondary"
        onClick={() => onChange(({ q, sort }) => ({ ...(q && { q }), ...(sort && { sort }) }))}
      >
        {searchMessages.clearAll}
      </Button>
      <Button onClick={onClose}>
        {filterPanelMessages.show(counts?.known.total ?? 0, counts?.total ?? 0)}
      </Button>
    </div>
  );
  return (
    <Dialog open onClose={onClose} title={filterPanelMessages.title} size="md" footer={footer}>
      <p role="status" className="sr-only">
        {counts && !isPlaceholderData && countText(search, counts.total, counts)}
      </p>
      <div className="grid gap-6">
        <div className="sm:hidden">
          <SortSelect search={search} onChange={onChange} />
        </div>
        {shelter?.is_only === false && (
          <PlaceFilters search={search} counts={counts?.shelters} onChange={onChange} />
        )}
        {searchFilterNames.map((name) => (
          <FilterGroup
            key={name}
            name={name}
            search={search}
            counts={counts?.facets[name]}
            known={counts?.known.facets[name]}
            onChange={onChange}
          />
        ))}
      </div>
    </Dialog>
  );
}

interface FilterGroupProps {
  name: SearchFilterName;
  search: PetSearch;
  /** Pets by value; undefined while they are not known. */
  counts: Readonly<Record<string, number>> | undefined;
  /** Of how many of them it is known, where that may not be. */
  known: Readonly<Record<string, number>> | undefined;
  onChange: ChangeSearch;
}

function FilterGroup({ name, search, counts, known, onChange }: FilterGroupProps) {
  const chosen = [search[name] ?? []].flat().map(String);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2.5 font-semibold">{groupLabel(name)}</legend>
      <div className="flex flex-wrap gap-2">
        {facetValues[name].map((value) => {
          const isChosen = chosen.includes(value);
          const count = counts?.[value] ?? 0;
          const certain = known?.[value] ?? count;
          const countText = counts && filterPanelMessages.count(certain, count - certain);
          const isEmpty = counts !== undefined && count === 0;
          return (
            <label
              key={value}
              className={classNames(
                'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
                isChosen
                  ? 'border-action bg-action text-on-action'
                  : 'border-line-strong hover:border-action',
                isEmpty && !isChosen && 'text-text-muted',
              )}
            >
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() =>
                  onChange((current) => {
                    const { sort, ...filters } = current;
                    const next = toggleChoice(filters, name, value);
                    return sort ? { ...next, sort } : next;
                  })
                }
                className="sr-only"
              />
              <span className="font-semibold">{choiceLabel({ name, value }, search)}</span>
              {name === 'age_group' && <span>{ageRange(value)}</span>}
              {countText && (
                <>
                  <span aria-hidden className="tabular-nums">
                    {countText}
                  </span>{' '}
                  <span className="sr-only">
                    {filterPanelMessages.spokenCount(certain, count - certain)}
                  </span>
                </>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
