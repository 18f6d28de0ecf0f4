import type { Pet } from '@pawmatch/contract/pets/pet';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import { morphPhoto } from '../morph-photo.ts';
import { useColumns } from '../use-columns.ts';
import { useExpandedPets } from '../use-expanded-pets.ts';
import { useOffsetTop } from '../use-offset-top.ts';
import { PetCard } from './PetCard.tsx';
import { PetList, PetListItem } from './PetList.tsx';

/** Rows that are kept above and below what is seen. */
const OVERSCAN = 2;

/** A guess at a row before it is measured: a photo as high as 4/5 of its width, and the texts. */
function estimateRow(columns: number): number {
  const pageWidth = Math.min(window.innerWidth * 0.92, 1170);
  return Math.round((pageWidth / columns) * 0.8 + 320);
}

interface PetGridProps {
  pets: readonly Pet[];
  onOpen: (petId: string) => void;
}

/** D30: the grid, of which only the rows near the window are in the document. */
export function PetGrid({ pets, onOpen }: PetGridProps) {
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumns();
  const scrollMargin = useOffsetTop(list);
  const { expanded, toggle } = useExpandedPets();

  const openWithMorph = useCallback(
    (petId: string) => morphPhoto(petId, () => onOpen(petId)),
    [onOpen],
  );

  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: Math.ceil(pets.length / columns),
    estimateSize: () => estimateRow(columns),
    getItemKey: (row) => `${columns}:${pets[row * columns]?.id}`,
    overscan: OVERSCAN,
    scrollMargin,
    // Known at once, so that the very first render has cards.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  });

  const rows = virtualizer.getVirtualItems();
  const before = (rows[0]?.start ?? scrollMargin) - scrollMargin;
  const shown = (rows.at(-1)?.end ?? scrollMargin) - scrollMargin;
  const style = { paddingTop: before, paddingBottom: virtualizer.getTotalSize() - shown };

  return (
    <PetList ref={list} style={style}>
      {rows.map((row) => {
        const start = row.index * columns;
        const petsOfRow = pets.slice(start, start + columns);
        const isLoose = petsOfRow.some((pet) => expanded.has(pet.id));
        return petsOfRow.map((pet, column) => (
          <PetListItem
            key={pet.id}
            index={start + column}
            count={pets.length}
            isLoose={isLoose}
            row={row.index}
            rowRef={column === 0 ? virtualizer.measureElement : undefined}
          >
            <PetCard
              pet={pet}
              origin={window.location.origin}
              isPhotoPrioritised={row.index === 0}
              isExpanded={expanded.has(pet.id)}
              onToggle={toggle}
              onOpen={openWithMorph}
            />
          </PetListItem>
        ));
      })}
    </PetList>
  );
}
