import { useRef } from 'react';
import { buttonClasses } from '../ui/button-classes.ts';
import { recordListMessages } from './record-list-messages.ts';

type ColumnChooserProps = {
  columns: readonly { id: string; label: string; isShown: boolean }[];
  onToggle: (id: string) => void;
};

/** B4.01: which columns a table shows. */
export function ColumnChooser({ columns, onToggle }: ColumnChooserProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <details
      ref={details}
      className="relative max-md:hidden"
      onBlur={({ currentTarget, relatedTarget }) => {
        // A press on a label moves the focus to nothing first.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        close();
        details.current?.querySelector('summary')?.focus();
      }}
    >
      <summary className={buttonClasses('secondary', 'sm', 'min-h-10! list-none')}>
        {recordListMessages.columns}
      </summary>
      <fieldset className="absolute end-0 top-full z-20 mt-1.5 w-52 rounded-lg border border-line bg-raised p-1.5 shadow-raised">
        <legend className="sr-only">{recordListMessages.columns}</legend>
        {columns.map(({ id, label, isShown }) => (
          <label
            key={id}
            className="flex min-h-10 items-center gap-3 rounded-md px-2.5 text-sm font-medium hover:bg-action-soft pointer-coarse:min-h-11"
          >
            <input
              type="checkbox"
              checked={isShown}
              onChange={() => onToggle(id)}
              className="checkbox"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
