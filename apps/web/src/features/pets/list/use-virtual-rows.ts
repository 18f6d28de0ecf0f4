import { useEffect, useLayoutEffect, useReducer, useState } from 'react';
import type { Grid, RowWindow, VirtualRows } from './row-window.ts';

/**
 * In pets: a list up to this length is rendered completely, as on the server, so that the browser can
 * search and print it. The code for longer lists loads on demand.
 */
export const RENDER_ALL_UP_TO = 36;

let code: typeof import('./row-window.ts') | undefined;

async function loadCode(): Promise<void> {
  code ??= await import('./row-window.ts');
}

/** Which rows of the grid are rendered, so that 10,000 pets scroll smoothly. */
export function useVirtualRows(grid: Grid): VirtualRows {
  const [, rerender] = useReducer((renders: number) => renders + 1, 0);
  const [rowWindow, setRowWindow] = useState<RowWindow | null>(null);
  const isLong = grid.count > RENDER_ALL_UP_TO;

  useEffect(() => {
    if (isLong && !code) void loadCode().then(rerender, () => undefined);
  }, [isLong]);

  useLayoutEffect(() => {
    if (isLong && code && !rowWindow) setRowWindow(code.openRowWindow(grid, rerender));
  });
  useLayoutEffect(() => rowWindow?.didMount(), [rowWindow]);
  useLayoutEffect(() => rowWindow?.willUpdate());

  return rowWindow ? rowWindow.rows(grid) : wholeList(grid);
}

function wholeList({ count, columns }: Grid): VirtualRows {
  const length = Math.ceil(Math.min(count, RENDER_ALL_UP_TO) / columns);
  const rows = Array.from({ length }, (_, row) => row);
  return { rows, spaceBefore: 0, spaceAfter: 0, measure: undefined };
}
