import { useMemo } from 'react';
import { useSelection } from './use-selection.ts';

/**
 * The filtered items of a list, the selected ones among them, and the count as text.
 * @param apply returns the items that pass the filter, in their order
 */
export function useFilteredList<Item extends { id: string }, Filter>(
  items: readonly Item[],
  filter: Filter,
  apply: (items: readonly Item[], filter: Filter) => readonly Item[],
) {
  const listed = useMemo(() => apply(items, filter), [items, filter, apply]);
  const ids = useMemo(() => listed.map(({ id }) => id), [listed]);
  const selection = useSelection(ids);
  const selected = useMemo(
    () => listed.filter(({ id }) => selection.ids.has(id)),
    [listed, selection.ids],
  );
  const total = items.length;
  const count = listed.length === total ? `${total}` : `${listed.length} of ${total}`;
  return { listed, selection, selected, count };
}
