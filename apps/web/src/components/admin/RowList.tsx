import type { ReactNode } from 'react';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { RowCards } from './RowCards.tsx';
import { type Column, type RowListProps, RowTable, type SortLinks } from './RowTable.tsx';

/** Wide enough for the columns of a table; on narrower screens, rows are cards. */
export const TABLE_QUERY = '(min-width: 48rem)';

type RowListAnyWidthProps<Row> = RowListProps<Row> & {
  columns: readonly Column<Row>[];
  sort?: SortLinks;
  isDense?: boolean;
  renderCard: (row: Row) => ReactNode;
};

/** The rows of a staff list, as a table or, on a phone, as cards. */
export function RowList<Row extends { id: string }>({
  columns,
  sort,
  isDense,
  renderCard,
  ...shared
}: RowListAnyWidthProps<Row>) {
  const isTable = useMediaQuery(TABLE_QUERY);
  if (isTable) return <RowTable {...shared} columns={columns} sort={sort} isDense={isDense} />;
  return <RowCards {...shared} renderCard={renderCard} />;
}
