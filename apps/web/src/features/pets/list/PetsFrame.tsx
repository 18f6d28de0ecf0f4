import type { PetSearch } from '@pawmatch/contract/search/pets-address';
import type { ReactNode } from 'react';
import { classNames } from '../../../components/ui/class-names.ts';
import { LazyAlertButton } from '../../alerts/components/LazyAlertButton.tsx';
import { PetFilterBar } from '../search/PetFilterBar.tsx';
import { searchMessages } from '../search/search-messages.ts';
import type { ChangeSearch } from '../search/use-pet-search.ts';

interface PetsFrameProps {
  /** How many pets there are, as a sentence. */
  count: ReactNode;
  /** False while the count still changes: then it is not announced. */
  isCountSettled: boolean;
  /** What of the search could not be used, or was corrected. */
  notice?: ReactNode;
  search: PetSearch;
  onSearch: ChangeSearch;
  children: ReactNode;
}

/** Heading, count and filters around the grid. */
export function PetsFrame({
  count,
  isCountSettled,
  notice,
  search,
  onSearch,
  children,
}: PetsFrameProps) {
  return (
    <div className="page pt-5 pb-16 sm:pt-12">
      <header className="mb-4 grid gap-4 sm:mb-9">
        <div>
          <h1 className="text-4xl">{searchMessages.title}</h1>
          {/* The second line is kept free for the notice, which comes later than the count. */}
          <div
            className={classNames(
              'min-h-lh wrap-anywhere text-text-muted max-sm:text-sm sm:mt-2',
              search.q && 'max-sm:min-h-[2lh]',
            )}
            aria-live={isCountSettled ? 'polite' : 'off'}
          >
            {/* Once settled it is a new element, and read out even where it is what it was before. */}
            <p key={Number(isCountSettled)} className="inline">
              {count}
            </p>
            {notice}
          </div>
        </div>
        <div className="grid gap-1">
          <PetFilterBar search={search} onChange={onSearch} />
          <LazyAlertButton search={search} />
        </div>
      </header>
      {children}
    </div>
  );
}
