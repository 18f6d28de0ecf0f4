import type { CorrectedWord } from '@pawmatch/contract/pets/pet-query';
import type { PetSearch } from '@pawmatch/contract/search/pets-address';
import { searchMessages } from './search-messages.ts';
import type { ChangeSearch } from './use-pet-search.ts';

interface SearchNoticeProps {
  search: PetSearch;
  corrections: readonly CorrectedWord[];
  onChange: ChangeSearch;
}

/** How a search was corrected, with the way back to the letter. */
export function SearchNotice({ search, corrections, onChange }: SearchNoticeProps) {
  if (corrections.length === 0 || !search.q) return null;
  const from = corrections.map((word) => word.from).join(' ');
  const to = corrections.map((word) => word.to).join(' ');
  return (
    <p className="mb-5 wrap-anywhere text-text-muted">
      {searchMessages.corrected(to)}{' '}
      <button
        type="button"
        onClick={() => onChange((current) => ({ ...current, q: `"${current.q ?? ''}"` }))}
        className="font-semibold text-action underline underline-offset-4 pointer-coarse:min-h-11"
      >
        {searchMessages.searchLiterally(from)}
      </button>
    </p>
  );
}
