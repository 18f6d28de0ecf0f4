import type { Visit } from '@pawmatch/contract/visits/visit';
import type { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import type { Column } from '../../../components/admin/DataTable.tsx';
import { RowList } from '../../../components/admin/RowList.tsx';
import type { Selection } from '../../../components/admin/use-selection.ts';
import { VisitRow } from './VisitRow.tsx';
import type { VisitActions } from './VisitRowActions.tsx';
import { VisitRowCard } from './VisitRowCard.tsx';
import { visitListLabels } from './visits-admin-messages.ts';

/** R2.53 */
const columns: readonly Column[] = [
  { label: 'Pet' },
  { label: 'Requester', width: 'w-[15%]' },
  { label: 'Requested Date', width: 'w-36' },
  { label: 'Status', width: 'w-27' },
  { label: 'Actions', width: 'w-31' },
];

type VisitTableProps = {
  visits: readonly Visit[];
  /** Identifies the filtered list. */
  listKey: string;
  /** Heads a visit and those after it with the same heading; null without groups. */
  headingOf: ((visit: Visit) => string) | null;
  timeZone: string;
  selection: Selection;
  actions: VisitActions;
  onStatusChange: (visit: Visit, status: VisitStatus) => Promise<boolean>;
};

/** R2.51, R2.53: visits as a table or, on a phone, as cards. */
export function VisitTable({ visits, listKey, headingOf, selection, ...shared }: VisitTableProps) {
  return (
    <RowList
      items={visits}
      labels={visitListLabels}
      {...{ listKey, headingOf, selection, columns }}
      renderRow={(visit, place, isCard) => {
        const Row = isCard ? VisitRowCard : VisitRow;
        return <Row key={visit.id} visit={visit} {...place} {...shared} />;
      }}
    />
  );
}
