import type { Visit } from '@pawmatch/contract/visits/visit';
import type { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { memo } from 'react';
import type { RowPlace } from '../../../components/admin/RowList.tsx';
import { SelectBox } from '../../../components/admin/SelectBox.tsx';
import { type VisitActions, VisitRowActions } from './VisitRowActions.tsx';
import { VisitStatusDropdown } from './VisitStatusDropdown.tsx';
import { VisitThumbnail } from './VisitThumbnail.tsx';
import { VisitTime } from './VisitTime.tsx';
import { visitedPetName } from './visited-pet-name.ts';

export type VisitRowProps = RowPlace &
  VisitActions & {
    visit: Visit;
    timeZone: string;
    onStatusChange: (visit: Visit, status: VisitStatus) => Promise<boolean>;
  };

/** One row of the visit table (R2.53). */
export const VisitRow = memo(function VisitRow({
  visit,
  index,
  timeZone,
  isSelected,
  onToggle,
  onStatusChange,
  measure,
  ...actions
}: VisitRowProps) {
  const petName = visitedPetName(visit);
  const visitName = `${petName}, ${visit.user.full_name}`;
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      data-selected={isSelected || undefined}
      className="h-16 border-b border-line transition-colors hover:bg-sunken/50 data-selected:bg-sunken data-selected:shadow-[inset_3px_0_0_var(--color-action)]"
    >
      <td className="ps-2">
        <SelectBox
          label={`Select ${visitName}`}
          isChecked={isSelected}
          onToggle={() => onToggle(visit.id)}
        />
      </td>
      <th scope="row" className="px-2 py-2 text-start font-normal">
        <span className="flex items-center gap-2">
          <VisitThumbnail pet={visit.pet} className="size-9 rounded-md" />
          <span className="line-clamp-2 min-w-0 text-sm leading-tight font-semibold wrap-break-word">
            {petName}
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
          visitName={visitName}
          onChange={(status) => onStatusChange(visit, status)}
        />
      </td>
      <td className="pe-1">
        <VisitRowActions visit={visit} visitName={visitName} {...actions} />
      </td>
    </tr>
  );
});
