import { useState } from 'react';

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
