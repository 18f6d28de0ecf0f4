import type { ReactNode } from 'react';
import type { PetFilters } from '../pet-filters.ts';
import { PetFilterBar } from './PetFilterBar.tsx';

interface PetsFrameProps {
  /** How many there are, in words. */
  count: ReactNode;
  /** False while the count still moves: nobody wants every step of it read out. */
  isCountSettled: boolean;
  filters: PetFilters;
  onFilter: (change: Partial<PetFilters>) => void;
  children: ReactNode;
}

/** R2.33: heading, count and filters around the grid; made of its properties alone. */
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
