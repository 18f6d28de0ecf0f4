import { useRef, useState } from 'react';
import { buttonClasses } from '../../components/ui/Button.tsx';
import { staffMessages } from '../staff-messages.ts';

/** A column that can be hidden. */
interface OptionalColumn {
  id: string;
}

/**
 * The columns of a list that somebody has chosen; remembered in this browser. The first one stays.
 * @param list its name in the browser's storage
 */
export function useChosenColumns<C extends OptionalColumn>(list: string, columns: readonly C[]) {
  const key = `pawmatch-columns-${list}`;
  const [hidden, setHidden] = useState<readonly string[]>(() => readHidden(key));
  const isShown = ({ id }: OptionalColumn) => !hidden.includes(id);

  const toggle = (id: string) => {
    const next = hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id];
    setHidden(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // The browser blocks its storage: the choice lasts until the page is left.
    }
  };

  return {
    shown: columns.filter((column, index) => index === 0 || isShown(column)),
    optional: columns.slice(1).map((column) => ({ ...column, isShown: isShown(column) })),
    toggle,
  };
}

function readHidden(key: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

type ColumnChooserProps = {
  columns: readonly { id: string; label: string; isShown: boolean }[];
  onToggle: (id: string) => void;
};

/** Which columns a table shows. */
export function ColumnChooser({ columns, onToggle }: ColumnChooserProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  return (
    <details
      ref={details}
      className="relative max-xl:hidden"
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
        {staffMessages.columns}
      </summary>
      <fieldset className="absolute end-0 top-full z-20 mt-1.5 w-52 rounded-lg border border-line bg-raised p-1.5 shadow-raised">
        <legend className="sr-only">{staffMessages.columns}</legend>
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
