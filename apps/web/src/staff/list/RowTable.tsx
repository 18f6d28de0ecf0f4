import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { ChevronDownIcon } from '../../components/ui/icons/navigation.tsx';
import { staffMessages } from '../staff-messages.ts';
import type { RowLabels } from '../staff-resource.ts';
import { SelectBox } from './SelectBox.tsx';
import type { Selection } from './use-selection.ts';

/** A column of a staff list; the first heads its row. */
export interface Column<Row, Sort extends string = never> {
  id: string;
  label: string;
  /** In rem; columns without one share the rest. */
  width?: number;
  /** The orders by which its heading sorts, one after the other. */
  sorts?: readonly Sort[];
  render: (row: Row) => ReactNode;
  /** The cards of narrow windows have it, too, with its label. */
  isOnCard?: true;
}

/** The order of a list, and the address of another one. */
export interface SortLinks {
  current: string;
  searchOf: (sort: string) => string;
}

/** What a list shows, as a table or as cards. */
export interface RowListProps<Row> {
  rows: readonly Row[];
  /** All rows of the list, shown or not. */
  total: number;
  labels: RowLabels<Row>;
  /** Undefined where no action takes several rows. */
  selection?: Selection | undefined;
  /** Heads a row and those after it with the same heading; null without groups. */
  headingOf?: ((row: Row) => string) | null;
}

type RowTableProps<Row> = RowListProps<Row> & {
  columns: readonly Column<Row, string>[];
  sort?: SortLinks;
  /** Low rows, for whole pages of them. */
  isDense?: boolean;
};

/** What a column without a width needs at least, in rem. */
const LEAST_WIDTH = 12;
const SELECT_WIDTH = 2.75;

/** The rows of a staff list, with a checkbox each, and one for all in the sticky head. */
export function RowTable<Row extends { id: string }>({
  rows,
  labels,
  selection,
  headingOf,
  total,
  columns,
  sort,
  isDense = false,
}: RowTableProps<Row>) {
  const widths = columns.map(({ width = LEAST_WIDTH }) => width);
  const leastWidth = widths.reduce((sum, width) => sum + width, SELECT_WIDTH);
  return (
    <table
      aria-label={labels.list}
      aria-rowcount={total + 1}
      className="w-full table-fixed"
      {...(isDense && { style: { minWidth: `${leastWidth}rem` } })}
    >
      <colgroup>
        {selection && <col style={{ width: `${SELECT_WIDTH}rem` }} />}
        {columns.map(({ id, width }) => (
          <col key={id} {...(width && { style: { width: `${width}rem` } })} />
        ))}
      </colgroup>
      <thead className="sticky top-0 z-10 bg-surface shadow-[inset_0_-1px_0_var(--color-line)]">
        <tr aria-rowindex={1}>
          {selection && (
            <th scope="col" className="ps-2">
              <SelectBox
                label={labels.selectAll(total)}
                isChecked={selection.extent === 'all'}
                isMixed={selection.extent === 'some'}
                onToggle={selection.toggleAll}
              />
            </th>
          )}
          {columns.map((column) => (
            <HeadCell key={column.id} column={column} sort={sort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => {
          const heading = headingBefore(rows, index, headingOf);
          const isSelected = selection?.ids.has(row.id) === true;
          return (
            <Fragment key={row.id}>
              {heading && (
                <GroupHeading isCard={false} columns={columns.length + (selection ? 1 : 0)}>
                  {heading}
                </GroupHeading>
              )}
              <tr
                data-index={index}
                data-selected={isSelected || undefined}
                className={`selectable-row transition-colors hover:bg-sunken ${isDense ? 'h-12' : 'h-16'}`}
              >
                {selection && (
                  <td className="ps-2">
                    <SelectBox
                      label={staffMessages.selectRow({ name: labels.nameOf(row) })}
                      isChecked={isSelected}
                      onToggle={() => selection.toggle(row.id)}
                    />
                  </td>
                )}
                {columns.map(({ id, render }, place) =>
                  place === 0 ? (
                    <th
                      key={id}
                      scope="row"
                      className="px-2 py-1 text-start font-normal first:ps-6"
                    >
                      {render(row)}
                    </th>
                  ) : (
                    <td key={id} className="px-2 py-1 text-sm leading-tight">
                      {render(row)}
                    </td>
                  ),
                )}
              </tr>
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

/** The heading above a row, unless the row before has the same. */
export function headingBefore<Row>(
  rows: readonly Row[],
  index: number,
  headingOf: RowListProps<Row>['headingOf'],
): string | undefined {
  const [row, before] = [rows[index], rows[index - 1]];
  const heading = row && headingOf?.(row);
  return before && headingOf?.(before) === heading ? undefined : heading;
}

type HeadCellProps<Row> = { column: Column<Row, string>; sort: SortLinks | undefined };

function HeadCell<Row>({ column: { label, sorts = [] }, sort }: HeadCellProps<Row>) {
  const place = sort ? sorts.indexOf(sort.current) : -1;
  const isCurrent = place !== -1;
  const next = sorts[(place + 1) % sorts.length];
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? 'other' : undefined}
      className="h-11 px-2 text-start text-xs first:ps-6 font-semibold text-text-muted"
    >
      {next && sort ? (
        <Link
          to={sort.searchOf(next)}
          preventScrollReset
          className={`inline-flex min-h-8 items-center gap-1 rounded-sm hover:text-action ${isCurrent ? 'text-text' : ''}`}
        >
          {label}
          <ChevronDownIcon className={`size-3.5 ${isCurrent ? 'text-action' : 'opacity-40'}`} />
        </Link>
      ) : (
        label
      )}
    </th>
  );
}

type GroupHeadingProps = {
  /** In a list of cards, on a phone. */
  isCard: boolean;
  /** Of the table, the checkbox included. */
  columns: number;
  children: ReactNode;
};

/** The heading of a group of rows, such as the visits of one day. */
export function GroupHeading({ isCard, columns, children }: GroupHeadingProps) {
  const className = 'border-b border-line bg-sunken px-4 py-2 text-start text-sm font-semibold';
  return isCard ? (
    <li data-group className={`col-span-full ${className}`}>
      <h3 className="font-sans text-sm">{children}</h3>
    </li>
  ) : (
    <tr data-group>
      <th scope="rowgroup" colSpan={columns} className={className}>
        {children}
      </th>
    </tr>
  );
}
