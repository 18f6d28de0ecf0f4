import type { ReactNode, Ref } from 'react';
import { petMessages } from '../pet-messages.ts';

export const PET_GRID = 'grid grid-cols-1 gap-x-6 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-7';

interface PetListProps {
  children: ReactNode;
  ref?: Ref<HTMLUListElement>;
  /** Heights of the cards that are not rendered, in pixels. */
  spaceBefore?: number;
  spaceAfter?: number;
}

/** The grid; three columns on wide screens, two from 640 px, one below. */
export function PetList({ children, ref, spaceBefore = 0, spaceAfter = 0 }: PetListProps) {
  // No style attribute in server-rendered markup: the content security policy forbids it.
  const hasSpace = spaceBefore > 0 || spaceAfter > 0;
  const style = hasSpace ? { paddingTop: spaceBefore, paddingBottom: spaceAfter } : undefined;
  // In a window of rows, cards are measured.
  const grid = hasSpace ? PET_GRID : `${PET_GRID} late-cards`;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari ignores the role of a list without markers.
    <ul ref={ref} role="list" aria-label={petMessages.listLabel} className={grid} style={style}>
      {children}
    </ul>
  );
}

interface PetListItemProps {
  /** Position in the whole list, from 0, and its length. */
  index: number;
  count: number;
  /** The card is as tall as its content, because a card in its row is expanded. */
  isLoose?: boolean;
  rowRef?: Ref<HTMLLIElement>;
  row?: number;
  children: ReactNode;
}

/** The list item of a card. The gap below is its padding, so that measured rows include it. */
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
      className={isLoose ? 'min-w-0 pb-3 sm:pb-7' : 'grid min-w-0 pb-3 sm:pb-7'}
    >
      {children}
    </li>
  );
}
