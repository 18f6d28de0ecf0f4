import { useState } from 'react';

interface Row {
  version: number;
}

/** What two people made of one row at the same time. */
export interface RowConflict<T> {
  /** The row that the form was filled in on. */
  base: T;
  /** The row as someone else has saved it since. */
  current: T;
}

interface EditedRow<T> {
  /** A change is saved on this one; null for a new row. */
  base: T | null;
  /** Null until the server has refused a change for being made on an old version. */
  conflict: RowConflict<T> | null;
  /** The change was refused: the row has become this one. */
  showConflict: (current: T) => void;
  /** From now on the form is about this row; left out, about the one in the list. */
  takeNewest: (row?: T | null) => void;
}

/**
 * Which version of a row a form is about (D32): as long as nothing is changed in the form, the newest;
 * from then on the one that the person saw when they began.
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
  // The list may not have loaded yet what the server has answered.
  const newest = current && row && current.version > row.version ? current : row;
  if (!seen && hasChanges && newest) setSeen(newest);
  // A draft is there before its changes are typed in again.
  if (seen && !hasChanges && seen !== draft) setSeen(null);

  const base = seen ?? newest;
  return {
    base: isConflict ? current : base,
    conflict: isConflict && base && current ? { base, current } : null,
    showConflict: (changed) => {
      setCurrent(changed);
      setIsConflict(true);
    },
    takeNewest: (taken = null) => {
      setSeen(taken);
      setIsConflict(false);
    },
  };
}
