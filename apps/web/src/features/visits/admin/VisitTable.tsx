import type { Visit } from '@pawmatch/contract/visits/visit';
import type { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { CardList } from '../../../components/admin/CardList.tsx';
import { type Column, DataTable } from '../../../components/admin/DataTable.tsx';
import { LoadMorePanel } from '../../../components/admin/LoadMorePanel.tsx';
import { useLoadMoreList } from '../../../components/admin/use-load-more-list.ts';
import type { Selection } from '../../../components/admin/use-selection.ts';
import { VisitRow } from './VisitRow.tsx';
import type { VisitActions } from './VisitRowActions.tsx';
import { VisitRowCard } from './VisitRowCard.tsx';

/** R2.53 */
const columns: readonly Column[] = [
  { label: 'Pet' },
  { label: 'Requester', width: 'w-[15%]' },
  { label: 'Requested Date', width: 'w-36' },
  { label: 'Status', width: 'w-27' },
  { label: 'Actions', width: 'w-31' },
];

type VisitTableProps = VisitActions & {
  visits: readonly Visit[];
  /** What is listed, such as the filter. */
  listKey: string;
  timeZone: string;
  selection: Selection;
  onStatusChange: (visit: Visit, status: VisitStatus) => Promise<boolean>;
};

/** R2.51, R2.53: visits in their panel, as a table or, on a phone, as cards. */
export function VisitTable({
  visits,
  listKey,
  timeZone,
  selection,
  onStatusChange,
  onView,
  onEdit,
  onDelete,
}: VisitTableProps) {
  const list = useLoadMoreList(visits.length, listKey);
  const shared = {
    label: 'Visit requests',
    list,
    selection,
    selectAllLabel: `Select all ${visits.length} visit requests`,
  };
  const Row = list.layout === 'table' ? VisitRow : VisitRowCard;
  const renderRow = (index: number) => {
    const visit = visits[index];
    if (!visit) return null;
    return (
      <Row
        key={visit.id}
        visit={visit}
        index={index}
        timeZone={timeZone}
        isSelected={selection.ids.has(visit.id)}
        onToggle={selection.toggle}
        onStatusChange={onStatusChange}
        onView={onView}
        onEdit={onEdit}
        onDelete={onDelete}
        measure={list.measure}
      />
    );
  };

  return (
    <LoadMorePanel
      list={list}
      label="List of visit requests"
      listKey={listKey}
      isUnderBar={selection.count > 0}
    >
      {list.layout === 'table' ? (
        <DataTable {...shared} columns={columns} renderRow={renderRow} />
      ) : (
        <CardList {...shared} renderCard={renderRow} />
      )}
    </LoadMorePanel>
  );
}
