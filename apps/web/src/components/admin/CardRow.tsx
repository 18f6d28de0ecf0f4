import { SelectBox } from './SelectBox.tsx';
import type { RowProps } from './TableRow.tsx';

/** One row of a {@link CardList}, with its checkbox. */
export function CardRow({ id, name, index, isSelected, onToggle, measure, children }: RowProps) {
  return (
    <li
      ref={measure}
      data-index={index}
      data-selected={isSelected || undefined}
      className="selectable-row grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-1 px-2 py-3"
    >
      <SelectBox label={`Select ${name}`} isChecked={isSelected} onToggle={() => onToggle(id)} />
      {children}
    </li>
  );
}
