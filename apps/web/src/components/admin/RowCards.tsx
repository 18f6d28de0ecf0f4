import { Fragment, type ReactNode } from 'react';
import { GroupHeading } from './GroupHeading.tsx';
import { headingBefore, type RowListProps } from './RowTable.tsx';
import { recordListMessages } from './record-list-messages.ts';
import { SelectBox } from './SelectBox.tsx';

type RowCardsProps<Row> = RowListProps<Row> & {
  renderCard: (row: Row) => ReactNode;
};

/** The rows of a staff list on a phone: one card each, with the checkbox for all above them. */
export function RowCards<Row extends { id: string }>({
  rows,
  labels,
  selection,
  headingOf,
  total,
  renderCard,
}: RowCardsProps<Row>) {
  return (
    <>
      {selection && (
        <div className="sticky top-0 z-10 border-b border-line bg-surface px-2 text-sm font-medium text-text-muted">
          <SelectBox
            label={labels.selectAll(total)}
            isChecked={selection.extent === 'all'}
            isMixed={selection.extent === 'some'}
            onToggle={selection.toggleAll}
            caption={recordListMessages.selectAll}
          />
        </div>
      )}
      <ul aria-label={labels.list}>
        {rows.map((row, index) => {
          const heading = headingBefore(rows, index, headingOf);
          const isSelected = selection?.ids.has(row.id) === true;
          return (
            <Fragment key={row.id}>
              {heading && (
                <GroupHeading isCard columns={1}>
                  {heading}
                </GroupHeading>
              )}
              <li
                data-index={index}
                data-selected={isSelected || undefined}
                className={`selectable-row grid items-start gap-x-1 px-2 py-3 ${selection ? 'grid-cols-[auto_minmax(0,1fr)]' : ''}`}
              >
                {selection && (
                  <SelectBox
                    label={recordListMessages.selectRow({ name: labels.nameOf(row) })}
                    isChecked={isSelected}
                    onToggle={() => selection.toggle(row.id)}
                  />
                )}
                {renderCard(row)}
              </li>
            </Fragment>
          );
        })}
      </ul>
    </>
  );
}
