import { useLayoutEffect, useRef } from 'react';

/** Keeps a row as high as it was, so that those below stay where they are. @param isKept whatever is in it now */
export function useKeptHeight(isKept: boolean) {
  const row = useRef<HTMLLIElement>(null);
  const height = useRef(0);
  useLayoutEffect(() => {
    if (!row.current) return;
    row.current.style.minHeight = isKept ? `${height.current}px` : '';
    if (!isKept) height.current = row.current.offsetHeight;
  });
  return row;
}
