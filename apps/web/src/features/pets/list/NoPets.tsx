import type { FacetName } from '@pawmatch/contract/pets/facts/pet-filter-values';
import type { PetFacets } from '@pawmatch/contract/pets/pet-query';
import { withoutChoice } from '@pawmatch/contract/search/filters/filter-choices';
import { chipLabel, quoteWords } from '@pawmatch/contract/search/filters/filter-labels';
import { hasFilters, type PetSearch } from '@pawmatch/contract/search/pets-address';
import noPets from '../../../artwork/no-pets.svg';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { searchMessages } from '../search/search-messages.ts';
import type { ChangeSearch } from '../search/use-pet-search.ts';

/** Offers beyond these help nobody to choose. */
const MAX_OFFERS = 5;

const withoutChoices = (search: PetSearch, name: FacetName, values: readonly string[]) =>
  values.reduce<PetSearch>((rest, value) => withoutChoice(rest, name, value), search);

interface NoPetsProps {
  search: PetSearch;
  /** How many pets there would be without each choice; empty while it is not known. */
  without: PetFacets['without'];
  onChange: ChangeSearch;
}

/** Shown when no pet fits, with what to relax, or when every pet has found a home. */
export function NoPets({ search, without, onChange }: NoPetsProps) {
  const picture = <img src={noPets} alt="" width="240" height="180" className="h-48 w-auto" />;
  if (!hasFilters(search)) {
    return (
      <EmptyState picture={picture} title={searchMessages.nobodyTitle}>
        {searchMessages.nobodyText}
      </EmptyState>
    );
  }
  const offers = without
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, MAX_OFFERS);
  const showAll = <Button onClick={() => onChange(() => ({}))}>{searchMessages.showAll}</Button>;
  return (
    <EmptyState picture={picture} title={searchMessages.noneTitle} action={showAll}>
      {offers.length === 0 ? (
        searchMessages.noneHopeless
      ) : (
        <>
          {searchMessages.noneText}
          <span className="mt-4 flex flex-wrap justify-center gap-2 wrap-anywhere">
            {offers.map(({ name, values, total }) => (
              <Button
                key={`${name} ${values}`}
                variant="secondary"
                onClick={() =>
                  onChange(({ q, ...rest }) =>
                    name === 'q'
                      ? rest
                      : { ...(q && { q }), ...withoutChoices(rest, name, values) },
                  )
                }
              >
                {searchMessages.without(
                  searchMessages.either(
                    values.map((value) =>
                      name === 'q' ? quoteWords(value) : chipLabel({ name, value }, search),
                    ),
                  ),
                  total,
                )}
              </Button>
            ))}
          </span>
        </>
      )}
    </EmptyState>
  );
}
