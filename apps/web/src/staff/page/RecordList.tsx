import { type ReactNode, useRef } from 'react';
import { ButtonLink } from '../../components/ui/Button.tsx';
import { classNames } from '../../components/ui/class-names.ts';
import { LoadFailure } from '../../components/ui/LoadFailure.tsx';
import { useMediaQuery } from '../../lib/use-media-query.ts';
import { ListSkeleton } from '../list/ListPanel.tsx';
import { RowList, TABLE_QUERY } from '../list/RowList.tsx';
import type { Column, RowListProps, SortLinks } from '../list/RowTable.tsx';
import { staffMessages } from '../staff-messages.ts';
import { type ActiveFilter, ActiveFilters } from './ListToolbar.tsx';
import { PageControls } from './PageControls.tsx';
import type { RowPageState } from './use-row-page.ts';

type RecordListProps<Row> = Omit<RowListProps<Row>, 'rows' | 'total'> & {
  list: RowPageState<Row>;
  /** From 1. */
  page: number;
  searchOfPage: (page: number) => string;
  columns: readonly Column<Row, string>[];
  sort: SortLinks;
  renderCard: (row: Row) => ReactNode;
  filters: readonly ActiveFilter[];
  messages: { loading: string; loadFailed: string };
  /** What the list shows when there is nothing to list and nothing filters it. */
  empty: ReactNode;
  /** The bulk action bar. */
  children?: ReactNode;
};

/** One page of a list of staff, in each of its states. */
export function RecordList<Row extends { id: string }>({
  list,
  page,
  searchOfPage,
  columns,
  sort,
  renderCard,
  filters,
  messages,
  empty,
  children,
  ...shared
}: RecordListProps<Row>) {
  const isTable = useMediaQuery(TABLE_QUERY);
  const area = useRef<HTMLDivElement>(null);
  const { rows, total } = list;
  const scrollToTop = () => {
    if (area.current) area.current.scrollTop = 0;
    if (!isTable) area.current?.scrollIntoView();
  };

  return (
    <div className="relative flex min-h-0 flex-1 flex-col border-t border-line bg-surface">
      <LoadFailure query={list} message={messages.loadFailed} className="m-4" />
      {/* The rows stay readable meanwhile: pale ones would have too little contrast. */}
      {list.isOutdated && (
        <div className="absolute inset-x-0 top-0 z-20 h-0.5 animate-pulse bg-action motion-reduce:animate-none" />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a section would be a landmark within the page. */}
      <div
        ref={area}
        role="group"
        aria-label={shared.labels.scrollArea}
        aria-busy={list.isOutdated}
        tabIndex={isTable ? 0 : undefined}
        className={classNames(
          'min-h-0 flex-1 scroll-mt-nav focus-visible:-outline-offset-2 md:overflow-auto',
          (shared.selection?.count ?? 0) > 0 && 'pb-20',
        )}
      >
        {list.isPending && <ListSkeleton label={messages.loading} />}
        {rows.length > 0 && (
          <RowList
            {...shared}
            rows={rows}
            columns={columns}
            sort={sort}
            renderCard={renderCard}
            total={rows.length}
            isDense
          />
        )}
        {!list.isPending && !list.isError && rows.length === 0 && (
          <NoRows filters={filters} empty={empty} page={page} searchOfPage={searchOfPage} />
        )}
      </div>
      {total !== null && rows.length > 0 && (
        <PageControls page={page} total={total} searchOf={searchOfPage} onMove={scrollToTop} />
      )}
      {children}
    </div>
  );
}

type NoRowsProps = Pick<RecordListProps<never>, 'filters' | 'empty' | 'page' | 'searchOfPage'>;

/** Says why there is nothing, and what to do about it. */
function NoRows({ filters, empty, page, searchOfPage }: NoRowsProps) {
  if (page > 1) {
    return (
      <div className="grid justify-items-center gap-4 px-4 py-16 text-center">
        <p className="text-text-muted">{staffMessages.pastTheEnd}</p>
        <ButtonLink to={searchOfPage(1)} variant="secondary" size="sm">
          {staffMessages.firstPage}
        </ButtonLink>
      </div>
    );
  }
  if (filters.length === 0) return empty;
  return (
    <div className="grid justify-items-center gap-4 px-4 py-16 text-center">
      <p className="text-text-muted">{staffMessages.dropFilter}</p>
      <ActiveFilters filters={filters} />
    </div>
  );
}
