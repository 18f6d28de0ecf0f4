import type { ReactNode, Ref } from 'react';

export const PET_GRID = 'grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-7';

interface PetListProps {
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
  /** Heights that stand for cards that are not rendered, in pixels. */
  spaceBefore?: number;
  spaceAfter?: number;
}

/** R2.33: the grid; three columns on wide screens, two from 640 px, one below. */
export function PetList({ children, ref, spaceBefore = 0, spaceAfter = 0 }: PetListProps) {
  // What the server writes has no styles of its own: the content security policy forbids them.
  const hasSpace = spaceBefore > 0 || spaceAfter > 0;
  const style = hasSpace ? { paddingTop: spaceBefore, paddingBottom: spaceAfter } : undefined;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers, Safari takes a list for none.
    <ul ref={ref} role="list" aria-label="Pets" className={PET_GRID} style={style}>
      {children}
    </ul>
  );
}

interface PetListItemProps {
  /** Position in the whole list, from 0, and its length. */
  index: number;
  count: number;
  /** Keeps the card as tall as its content where a neighbour is opened up. */
  isLoose?: boolean;
  rowRef?: Ref<HTMLLIElement>;
  row?: number;
  children: ReactNode;
}

/** One card's place. The space below belongs to it, so that the height of a row includes it. */
export function PetListItem({
  index,
  count,
  isLoose = false,
  rowRef,
  row,
  children,
}: PetListItemProps) {
  return (
    <li
      ref={rowRef}
      data-index={row}
      aria-posinset={index + 1}
      aria-setsize={count}
      className={isLoose ? 'min-w-0 pb-7' : 'grid min-w-0 pb-7'}
    >
      {children}
    </li>
  );
}
