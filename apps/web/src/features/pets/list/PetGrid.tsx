import type { Pet } from '@pawmatch/contract/pets/pet';
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { useOrigin } from '../../../lib/origin.ts';
import { PetCard } from '../card/PetCard.tsx';
import { useExpandedPets } from '../card/use-expanded-pets.ts';
import { openFromCard } from '../dialog/LazyPetDialog.tsx';
import { PetList, PetListItem } from './PetList.tsx';
import type { Grid, RowWindow, VirtualRows } from './row-window.ts';
import { useColumns } from './use-columns.ts';

/**
 * In pets: a list up to this length is rendered completely, as on the server, so that the browser can
 * search and print it. The code for longer lists loads on demand.
 */
const RENDER_ALL_UP_TO = 36;

let code: typeof import('./row-window.ts') | undefined;

async function loadCode(): Promise<void> {
  code ??= await import('./row-window.ts');
}

/** Which rows of the grid are rendered, so that 10,000 pets scroll smoothly. */
function useVirtualRows(grid: Grid): VirtualRows {
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  const [rowWindow, setRowWindow] = useState<RowWindow | null>(null);
  const isLong = grid.count > RENDER_ALL_UP_TO;

  useEffect(() => {
    if (isLong && !code) void loadCode().then(rerender, () => undefined);
  }, [isLong]);

  useLayoutEffect(() => {
    if (isLong && code && !rowWindow) setRowWindow(code.openRowWindow(grid, rerender));
  });
  useLayoutEffect(() => rowWindow?.didMount(), [rowWindow]);
  useLayoutEffect(() => rowWindow?.willUpdate());

  return rowWindow ? rowWindow.rows(grid) : wholeList(grid);
}

function wholeList({ count, columns }: Grid): VirtualRows {
  const length = Math.ceil(Math.min(count, RENDER_ALL_UP_TO) / columns);
  const rows = Array.from({ length }, (_, row) => row);
  return { rows, spaceBefore: 0, spaceAfter: 0, measure: undefined };
}

/** Estimates the height of a row: a photo in the ratio of the card, and the texts. */
function estimateRow(columns: number): number {
  const pageWidth = Math.min(window.innerWidth * 0.92, 1170);
  if (columns === 1) return Math.round(pageWidth / 1.5 + 190);
  return Math.round((pageWidth / columns) * 0.8 + 260);
}

interface PetGridProps {
  pets: readonly Pet[];
  onOpen: (petId: string) => void;
  /** Called with the position of the last pet that is rendered, from 0. */
  onReach?: (position: number) => void;
}

/** The grid of cards. Long lists only render the rows near the viewport. */
export function PetGrid({ pets: allPets, onOpen, onReach }: PetGridProps) {
  // Pets that come later are rendered in slices, so that slow phones stay responsive.
  const pets = useDeferredValue(allPets);
  const list = useRef<HTMLUListElement>(null);
  const columns = useColumns();
  const origin = useOrigin();
  const { expanded, toggle } = useExpandedPets();
  const { rows, spaceBefore, spaceAfter, measure } = useVirtualRows({
    list,
    count: pets.length,
    columns,
    rowKey: (row) => `${columns}:${pets[row * columns]?.id}`,
    estimateRow: () => estimateRow(columns),
  });

  const lastPosition = ((rows.at(-1) ?? 0) + 1) * columns - 1;
  const reach = useEffectEvent((position: number) => onReach?.(position));
  useEffect(() => reach(lastPosition), [lastPosition]);

  const openWithMorph = useCallback(
    (petId: string) => openFromCard(petId, () => onOpen(petId)),
    [onOpen],
  );

  return (
    <PetList ref={list} spaceBefore={spaceBefore} spaceAfter={spaceAfter}>
      {/* Flat: inside row elements, cards would mount again when the number of columns changes. */}
      {rows.flatMap((row) => {
        const start = row * columns;
        const petsOfRow = pets.slice(start, start + columns);
        const isLoose = petsOfRow.some((pet) => expanded.has(pet.id));
        return petsOfRow.map((pet, column) => (
          <PetListItem
            key={pet.id}
            index={start + column}
            count={pets.length}
            isLoose={isLoose}
            row={row}
            rowRef={column === 0 ? measure : undefined}
          >
            <PetCard
              pet={pet}
              origin={origin}
              isPhotoPrioritised={start + column === 0}
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
