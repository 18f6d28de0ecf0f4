import type { ReactNode } from 'react';
import { SelectBox } from './SelectBox.tsx';
import type { LoadMoreListState } from './use-load-more-list.ts';
import type { Selection } from './use-selection.ts';

export interface Column {
  label: string;
  /** A width class; columns without one share the rest. */
  width?: string;
  /** Keeps the label for screen readers. */
  hideLabel?: boolean;
}

type DataTableProps = {
  label: string;
  list: LoadMoreListState;
  columns: readonly Column[];
  selection: Pick<Selection, 'extent' | 'toggleAll'>;
  selectAllLabel: string;
  renderRow: (index: number) => ReactNode;
};

const HEADING = 'h-11 px-2 text-start text-xs font-semibold text-text-muted';

/** A staff table with a sticky head, a checkbox for all rows (R2.52) and the rendered rows. */
export function DataTable({
  label,
  list: { rows, spaceBefore, spaceAfter, total },
  columns,
  selection,
  selectAllLabel,
  renderRow,
}: DataTableProps) {
  return (
    <table aria-label={label} aria-rowcount={total + 1} className="w-full table-fixed">
      <thead className="sticky top-0 z-10 bg-surface shadow-[inset_0_-1px_0_var(--color-line)]">
        <tr aria-rowindex={1}>
          <th scope="col" className="w-11 ps-2">
            <SelectBox
              label={selectAllLabel}
              isChecked={selection.extent === 'all'}
              isMixed={selection.extent === 'some'}
              onToggle={selection.toggleAll}
            />
          </th>
          {columns.map(({ label: name, width = '', hideLabel }) => (
            <th key={name} scope="col" className={`${HEADING} ${width}`}>
              {hideLabel ? <span className="sr-only">{name}</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Space height={spaceBefore} columns={columns.length + 1} />
        {rows.map(({ index }) => renderRow(index))}
        <Space height={spaceAfter} columns={columns.length + 1} />
      </tbody>
    </table>
  );
}

/** Fills the height of rows that are not rendered. */
function Space({ height, columns }: { height: number; columns: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row takes no focus.
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ height, padding: 0 }} />
    </tr>
  );
}
