import { Fragment, type ReactNode } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { staffMessages } from '../staff-messages.ts';
import {
  type Column,
  GroupHeading,
  headingBefore,
  type RowListProps,
  RowTable,
  type SortLinks,
} from './RowTable.tsx';
import { SelectBox } from './SelectBox.tsx';

type RowCardsProps<Row> = RowListProps<Row> & {
  renderCard: (row: Row) => ReactNode;
};

/** The rows of a staff list: one card each, with the checkbox for all above them. */
function RowCards<Row extends { id: string }>({
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
            caption={staffMessages.selectAll}
          />
        </div>
      )}
      <ul aria-label={labels.list} className="md:grid md:grid-cols-2">
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
                className={`selectable-row grid items-start gap-x-1 py-3 ${selection ? 'grid-cols-[auto_minmax(0,1fr)] px-2' : 'px-4'}`}
              >
                {selection && (
                  <SelectBox
                    label={staffMessages.selectRow({ name: labels.nameOf(row) })}
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

/** Wide enough for a table of few columns, and for an area that scrolls within the page; else, rows are cards. */
export const TABLE_QUERY = '(min-width: 48rem)';

/** Wide enough for all columns of a whole page; on tablets, cards stand two in a row. */
const DENSE_TABLE_QUERY = '(min-width: 80rem)';

type RowListAnyWidthProps<Row> = RowListProps<Row> & {
  columns: readonly Column<Row, string>[];
  sort?: SortLinks;
  isDense?: boolean;
  renderCard: (row: Row) => ReactNode;
};

/** The rows of a staff list, as a table or, where it has no room, as cards. */
export function RowList<Row extends { id: string }>({
  columns,
  sort,
  isDense,
  renderCard,
  ...shared
}: RowListAnyWidthProps<Row>) {
  const isTable = useMediaQuery(isDense ? DENSE_TABLE_QUERY : TABLE_QUERY);
  if (isTable) return <RowTable {...shared} columns={columns} sort={sort} isDense={isDense} />;
  return <RowCards {...shared} renderCard={renderCard} />;
}
