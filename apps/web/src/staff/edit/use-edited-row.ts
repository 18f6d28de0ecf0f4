import { useState } from 'react';

interface Row {
  version: number;
}

/** Two versions of a row that was edited by two people at the same time. */
export interface RowConflict<T> {
  /** The row that the form was opened with. */
  base: T;
  /** The row as someone else has saved it since. */
  current: T;
}

interface EditedRow<T> {
  /** The version that a change is based on; null for a new row. */
  base: T | null;
  /** Null until the server has rejected a change because it was based on an old version. */
  conflict: RowConflict<T> | null;
  /** Call this when the change was rejected, with the row as it is now. */
  showConflict: (current: T) => void;
  /** Bases the form on this row, or without one on the row in the list. */
  resetToNewest: (row?: T | null) => void;
}

/**
 * The version of a row that a form is based on: the newest while nothing is changed in the form;
 * after that the version at the first change.
 * @param row as the list has it now; null for a new one
 * @param draft the row that restored changes were made on
 */
export function useEditedRow<T extends Row>(
  row: T | null,
  hasChanges: boolean,
  draft: T | null,
): EditedRow<T> {
  const [seen, setSeen] = useState(draft);
  const [current, setCurrent] = useState<T | null>(null);
  const [isConflict, setIsConflict] = useState(false);
  // The list may be older than the server's last response.
  const newest = current && row && current.version > row.version ? current : row;
  if (!seen && hasChanges && newest) setSeen(newest);
  // A draft exists before its changes are restored into the form.
  if (seen && !hasChanges && seen !== draft) setSeen(null);

  const base = seen ?? newest;
  return {
    base: isConflict ? current : base,
    conflict: isConflict && base && current ? { base, current } : null,
    showConflict: (changed) => {
      setCurrent(changed);
      setIsConflict(true);
    },
    resetToNewest: (newestRow = null) => {
      setSeen(newestRow);
      setIsConflict(false);
    },
  };
}
