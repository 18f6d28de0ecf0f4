import type { Visit } from '@pawmatch/contract/visits/visit';
import type { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import type { Column } from '../../../components/admin/DataTable.tsx';
import { RowList } from '../../../components/admin/RowList.tsx';
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
  headingOf: ((visit: Visit) => string) | null;
  timeZone: string;
  selection: Selection;
  onStatusChange: (visit: Visit, status: VisitStatus) => Promise<boolean>;
};

/** R2.51, R2.53: visits in their panel, as a table or, on a phone, as cards. */
export function VisitTable({ visits, listKey, headingOf, selection, ...shared }: VisitTableProps) {
  return (
    <RowList
      items={visits}
      name="visit requests"
      {...{ listKey, headingOf, selection, columns }}
      renderRow={(visit, place, isCard) => {
        const Row = isCard ? VisitRowCard : VisitRow;
        return <Row key={visit.id} visit={visit} {...place} {...shared} />;
      }}
    />
  );
}
