import type { Visit } from '@pawmatch/contract/visits/visit';
import type { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { memo } from 'react';
import type { RowPlace } from '../../../components/admin/RowList.tsx';
import { TableRow } from '../../../components/admin/TableRow.tsx';
import { type VisitActions, VisitRowActions } from './VisitRowActions.tsx';
import { VisitStatusDropdown } from './VisitStatusDropdown.tsx';
import { VisitThumbnail } from './VisitThumbnail.tsx';
import { VisitTime } from './VisitTime.tsx';
import { visitedPetName, visitName } from './visited-pet-name.ts';

export type VisitRowProps = RowPlace & {
  visit: Visit;
  timeZone: string;
  actions: VisitActions;
  onStatusChange: (visit: Visit, status: VisitStatus) => Promise<boolean>;
};

/** One row of the visit table (R2.53). */
export const VisitRow = memo(function VisitRow({
  visit,
  timeZone,
  actions,
  onStatusChange,
  ...place
}: VisitRowProps) {
  return (
    <TableRow {...place} id={visit.id} name={visitName(visit)}>
      <th scope="row" className="px-2 py-2 text-start font-normal">
        <span className="flex items-center gap-2">
          <VisitThumbnail pet={visit.pet} className="size-9 rounded-md" />
          <span className="line-clamp-2 min-w-0 text-sm leading-tight font-semibold wrap-break-word">
            {visitedPetName(visit)}
          </span>
        </span>
      </th>
      <td className="px-2">
        <span className="line-clamp-2 text-sm leading-tight wrap-break-word">
          {visit.user.full_name}
        </span>
      </td>
      <td className="px-2">
        <VisitTime requestedAt={visit.requested_at} timeZone={timeZone} isStacked />
      </td>
      <td className="px-1">
        <VisitStatusDropdown
          status={visit.status}
          visitName={visitName(visit)}
          onChange={(status) => onStatusChange(visit, status)}
        />
      </td>
      <td className="pe-1">
        <VisitRowActions visit={visit} actions={actions} />
      </td>
    </TableRow>
  );
});
