import { useState } from 'react';
import type { Selection } from './use-selection.ts';

/** B4.02: extends the selection of a whole page to all rows that match, on all pages. */
export function useExtendedSelection(selection: Selection, shown: number, total: number) {
  const [isChosen, setIsChosen] = useState(false);
  const isWholePage = selection.count > 0 && selection.count === shown;
  const canExtend = isWholePage && total > shown;
  const isExtended = isChosen && canExtend;
  const clear = () => {
    setIsChosen(false);
    selection.clear();
  };
  return {
    isExtended,
    /** Whether to offer the extension. */
    canExtend: canExtend && !isExtended,
    extend: () => setIsChosen(true),
    clear,
    selection: isExtended ? { ...selection, count: total, clear } : selection,
  };
}
