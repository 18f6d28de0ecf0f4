import type { ReactNode } from 'react';
import type { PetFilters } from '../pet-filters.ts';
import { PetFilterBar } from './PetFilterBar.tsx';

interface PetsFrameProps {
  /** How many pets there are, as a sentence. */
  count: ReactNode;
  /** False while the count still changes: then it is not announced. */
  isCountSettled: boolean;
  filters: PetFilters;
  onFilter: (change: Partial<PetFilters>) => void;
  children: ReactNode;
}

/** R2.33: heading, count and filters around the grid. */
export function PetsFrame({ count, isCountSettled, filters, onFilter, children }: PetsFrameProps) {
  return (
    <div className="page pt-8 pb-16 sm:pt-12">
      <header className="mb-7 grid gap-6 sm:mb-9">
        <div>
          <h1 className="text-4xl">Available Pets</h1>
          <p
            className="mt-2 min-h-lh text-text-muted"
            aria-live={isCountSettled ? 'polite' : 'off'}
          >
            {count}
          </p>
        </div>
        <PetFilterBar filters={filters} onChange={onFilter} />
      </header>
      {children}
    </div>
  );
}
