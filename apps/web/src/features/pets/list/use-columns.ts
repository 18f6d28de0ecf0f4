import { useSyncExternalStore } from 'react';

/** The grid's breakpoints (`sm` and `lg` of the theme) with their columns, widest first. */
const breakpoints = [
  { query: '(min-width: 64rem)', columns: 3 },
  { query: '(min-width: 40rem)', columns: 2 },
] as const;

function countColumns(): number {
  return breakpoints.find(({ query }) => matchMedia(query).matches)?.columns ?? 1;
}

function subscribe(onChange: () => void): () => void {
  const lists = breakpoints.map(({ query }) => matchMedia(query));
  for (const list of lists) list.addEventListener('change', onChange);
  return () => {
    for (const list of lists) list.removeEventListener('change', onChange);
  };
}

/** Cards per row: three on wide screens, two from 640 px, else one. */
export function useColumns(): number {
  return useSyncExternalStore(subscribe, countColumns, () => 3);
}
