import type { PetFacets } from '@pawmatch/contract/pets/pet-query';
import { quoteWords } from '@pawmatch/contract/search/filter-labels';
import type { PetSearch } from '@pawmatch/contract/search/pets-address';
import { searchMessages } from './search-messages.ts';
import type { ChangeSearch } from './use-pet-search.ts';

interface SearchNoticeProps {
  search: PetSearch;
  /** Undefined while they are not known. */
  counts: Pick<PetFacets, 'mended' | 'unused'> | undefined;
  onChange: ChangeSearch;
}

/** How a search was corrected, with the way back to the letter, and what of it could not be used. */
export function SearchNotice({ search, counts, onChange }: SearchNoticeProps) {
  if (!search.q || !counts) return null;
  const { mended, unused } = counts;
  const from = mended.map((word) => word.from).join(' ');
  const to = mended.map((word) => word.to).join(' ');
  if (!from && !unused[0]) return null;
  return (
    <p className="inline before:content-['_·_']">
      {unused[0] && searchMessages.unused(unused.map(quoteWords).join(', '))}{' '}
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
