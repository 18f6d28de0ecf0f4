import { useCallback, useMemo, useState } from 'react';

export interface Selection {
  /** The selected rows that are still in the list. */
  ids: ReadonlySet<string>;
  count: number;
  /** State of the checkbox in the header. */
  extent: 'none' | 'some' | 'all';
  toggle: (id: string) => void;
  /** R2.52: selects every row of the list, or none when all are selected. */
  toggleAll: () => void;
  clear: () => void;
}

/**
 * Which rows are selected. Rows that a filter hides or another person deletes do not count: a bulk
 * action only changes rows of the visible list.
 * @param listed ids of the whole list, rendered or not
 */
export function useSelection(listed: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());

  const ids = useMemo(
    () => (chosen.size === 0 ? chosen : new Set(listed.filter((id) => chosen.has(id)))),
    [listed, chosen],
  );
  const isAll = listed.length > 0 && ids.size === listed.length;

  const toggle = useCallback((id: string) => {
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const toggleAll = useCallback(
    () => setChosen(isAll ? new Set() : new Set(listed)),
    [isAll, listed],
  );
  const clear = useCallback(() => setChosen(new Set()), []);

  return {
    ids,
    count: ids.size,
    extent: isAll ? 'all' : ids.size > 0 ? 'some' : 'none',
    toggle,
    toggleAll,
    clear,
  };
}
