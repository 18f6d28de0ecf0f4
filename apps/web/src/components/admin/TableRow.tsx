import type { ReactNode } from 'react';
import type { RowPlace } from './RowList.tsx';
import { SelectBox } from './SelectBox.tsx';

export type RowProps = RowPlace & {
  id: string;
  /** Names the row's checkbox. */
  name: string;
  /** The cells of a table row, or the content of a card. */
  children: ReactNode;
};

/** One row of a {@link DataTable}, with its checkbox. */
export function TableRow({ id, name, index, isSelected, onToggle, measure, children }: RowProps) {
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      data-selected={isSelected || undefined}
      className="selectable-row h-16 transition-colors hover:bg-sunken/50"
    >
      <td className="ps-2">
        <SelectBox label={`Select ${name}`} isChecked={isSelected} onToggle={() => onToggle(id)} />
      </td>
      {children}
    </tr>
  );
}
