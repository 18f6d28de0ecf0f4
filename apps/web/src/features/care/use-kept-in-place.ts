import { useState } from 'react';

type Items<Item> = readonly Item[];

/** The items of now, and each one from before that is not among them, after the one that it stood after. */
export function keepInPlace<Item extends { id: string }>(before: Items<Item>, now: Items<Item>) {
  const shown = [...now];
  for (const [index, item] of before.entries()) {
    if (shown.some(({ id }) => id === item.id)) continue;
    const previousId = before[index - 1]?.id;
    shown.splice(shown.findIndex(({ id }) => id === previousId) + 1, 0, item);
  }
  return shown;
}

/**
 * A list whose items stay in their place when they are not in it any more, so that nothing moves under a thumb that is
 * about to tap the next one. They leave when the list becomes another one.
 * @param list which list it is
 * @param items undefined while it is loaded
 */
export function useKeptInPlace<Item extends { id: string }>(
  list: string,
  items: Items<Item> | undefined,
): Items<Item> {
  const [kept, setKept] = useState<{ list: string; items?: Items<Item>; shown: Items<Item> }>({
    list,
    shown: [],
  });
  if (!items) return [];
  if (kept.list === list && kept.items === items) return kept.shown;
  const shown = keepInPlace(kept.list === list ? kept.shown : [], items);
  setKept({ list, items, shown });
  return shown;
}
