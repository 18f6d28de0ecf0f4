import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  /** The selected rows that are shown. */
  ids: ReadonlySet<string>;
  /** All selected rows. */
  count: number;
  /** State of the checkbox in the header. */
  extent: 'none' | 'some' | 'all';
  /** All rows of a list are selected, shown or not, except these; null when only shown ones are. */
  allExcept: ReadonlySet<string> | null;
  toggle: (id: string) => void;
  /** Selects every row of the list, or none when all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

/** Rows that were selected one by one, or all rows of one list with exceptions. */
interface Choice {
  ids: ReadonlySet<string>;
  allOf: string | null;
}

const nothing: Choice = { ids: new Set(), allOf: null };

/**
 * Which rows are selected. Rows that a filter hides or another person deletes do not count: a bulk
 * action only changes rows of the visible list.
 * @param listed ids of the rows that are shown
 * @param whole the list that they are a part of: its size, and what identifies it
 */
export function useSelection(
  listed: readonly string[],
  whole: { total: number; listKey: string } = { total: listed.length, listKey: '' },
): Selection {
  const { total, listKey } = whole;
  const [choice, setChoice] = useState(nothing);
  const isWhole = choice.allOf === listKey;
  const isInverted = choice.allOf !== null;

  const ids = useMemo(() => {
    if (isInverted && !isWhole) return nothing.ids;
    return new Set(listed.filter((id) => choice.ids.has(id) !== isWhole));
  }, [listed, choice.ids, isWhole, isInverted]);
  const count = isWhole ? Math.max(total - choice.ids.size, 0) : ids.size;
  const isAll = total > 0 && count === total;

  const toggle = useCallback(
    (id: string) => {
      setChoice((before) => {
        const isOther = before.allOf !== null && before.allOf !== listKey;
        const { ids: known, allOf } = isOther ? nothing : before;
        const after = new Set(known);
        if (!after.delete(id)) after.add(id);
        return { ids: after, allOf };
      });
    },
    [listKey],
  );
  const toggleAll = useCallback(() => {
    if (isAll) return setChoice(nothing);
    // Known rows are selected by their ids, which outlive a change of the filter.
    const isLoaded = listed.length >= total;
    setChoice(
      isLoaded ? { ids: new Set(listed), allOf: null } : { ids: new Set(), allOf: listKey },
    );
  }, [isAll, listed, total, listKey]);
  const clear = useCallback(() => setChoice(nothing), []);

  return {
    ids,
    count,
    extent: isAll ? 'all' : count > 0 ? 'some' : 'none',
    allExcept: isWhole ? choice.ids : null,
    toggle,
    toggleAll,
    clear,
  };
}

/** Extends the selection of a whole page to all rows that match, on all pages. */
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
