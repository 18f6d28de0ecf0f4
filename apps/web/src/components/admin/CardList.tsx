import type { ReactNode } from 'react';
import { SelectBox } from './SelectBox.tsx';
import type { LoadMoreListState } from './use-load-more-list.ts';
import type { Selection } from './use-selection.ts';

type CardListProps = {
  label: string;
  list: LoadMoreListState;
  selection: Pick<Selection, 'extent' | 'toggleAll'>;
  selectAllLabel: string;
  renderCard: (index: number) => ReactNode;
};

/** A list on a phone: one card per row, with the checkbox for all rows above them. */
export function CardList({
  label,
  list: { rows, spaceBefore, spaceAfter },
  selection,
  selectAllLabel,
  renderCard,
}: CardListProps) {
  return (
    <>
      <div className="sticky top-0 z-10 border-b border-line bg-surface px-2 text-sm font-medium text-text-muted">
        <SelectBox
          label={selectAllLabel}
          isChecked={selection.extent === 'all'}
          isMixed={selection.extent === 'some'}
          onToggle={selection.toggleAll}
          caption="Select all"
        />
      </div>
      <ul aria-label={label}>
        {spaceBefore > 0 && <li aria-hidden="true" style={{ height: spaceBefore }} />}
        {rows.map(({ index }) => renderCard(index))}
        {spaceAfter > 0 && <li aria-hidden="true" style={{ height: spaceAfter }} />}
      </ul>
    </>
  );
}
