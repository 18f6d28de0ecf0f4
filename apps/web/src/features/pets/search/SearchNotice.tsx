import type { PetFacets } from '@pawmatch/contract/pets/pet-query';
import { quoteWords } from '@pawmatch/contract/search/filters/filter-labels';
import { hasFilters, type PetSearch } from '@pawmatch/contract/search/pets-address';
import { searchMessages } from './search-messages.ts';
import type { ChangeSearch } from './use-pet-search.ts';

interface SearchNoticeProps {
  search: PetSearch;
  /** Undefined while they are not known. */
  counts: Pick<PetFacets, 'mended' | 'unused' | 'effect'> | undefined;
  onChange: ChangeSearch;
}

/** Where no word could be used, and nothing else was chosen, the list is that of all pets. */
function unusedText(
  { q: _, sort, ...filters }: PetSearch,
  effect: PetFacets['effect'],
  phrases: string,
): string {
  if (hasFilters(filters) || effect === 'filter') return searchMessages.unused(phrases);
  if (effect === 'none') return searchMessages.nothingUsed(phrases);
  return searchMessages.onlyMentioned(phrases, !sort);
}

/** How a search was corrected, with the way back to the letter, and what of it could not be used. */
export function SearchNotice({ search, counts, onChange }: SearchNoticeProps) {
  if (!search.q || !counts) return null;
  const { mended, unused, effect } = counts;
  const from = mended.map((word) => word.from).join(' ');
  const to = mended.map((word) => word.to).join(' ');
  if (!from && !unused[0]) return null;
  return (
    <p className="inline before:content-['_·_']">
      {unused[0] && unusedText(search, effect, unused.map(quoteWords).join(', '))}{' '}
      {from && searchMessages.corrected(to)}{' '}
      {from && (
        <button
          type="button"
          onClick={() => onChange((current) => ({ ...current, q: `"${current.q ?? ''}"` }))}
          className="font-semibold text-action underline underline-offset-4 pointer-coarse:min-h-11"
        >
          {searchMessages.searchLiterally(from)}
        </button>
      )}
    </p>
  );
}
