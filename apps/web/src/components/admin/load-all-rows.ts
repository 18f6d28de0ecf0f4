import type { RowPage } from './use-record-page.ts';

/**
 * All rows of a list, for a bulk action on rows that are not shown.
 * @param limit rows of a page, as many as the server allows
 * @param except ids of rows that are not wanted
 */
export async function loadAllRows<Row extends { id: string }>(
  fetchRows: (page: { offset: number; limit: number }) => Promise<RowPage<Row>>,
  limit: number,
  except: ReadonlySet<string>,
): Promise<Row[]> {
  const found = new Map<string, Row>();
  for (let offset = 0; ; offset += limit) {
    const { rows } = await fetchRows({ offset, limit });
    for (const row of rows) found.set(row.id, row);
    if (rows.length < limit) break;
  }
  return [...found.values()].filter(({ id }) => !except.has(id));
}
