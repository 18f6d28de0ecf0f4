import { memo } from 'react';
import { SelectBox } from '../../../components/admin/SelectBox.tsx';
import type { VisitRowProps } from './VisitRow.tsx';
import { VisitRowActions } from './VisitRowActions.tsx';
import { VisitStatusDropdown } from './VisitStatusDropdown.tsx';
import { VisitThumbnail } from './VisitThumbnail.tsx';
import { VisitTime } from './VisitTime.tsx';
import { visitedPetName } from './visited-pet-name.ts';

/** A row of the visit table as a card, for phones. */
export const VisitRowCard = memo(function VisitRowCard({
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
    <li
      ref={measure}
      data-index={index}
      data-selected={isSelected || undefined}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-1 border-b border-line px-2 py-3 data-selected:bg-sunken data-selected:shadow-[inset_3px_0_0_var(--color-action)]"
    >
      <SelectBox
        label={`Select ${visitName}`}
        isChecked={isSelected}
        onToggle={() => onToggle(visit.id)}
      />
      <div className="grid grid-cols-1 gap-1">
        <div className="flex items-center gap-3">
          <VisitThumbnail pet={visit.pet} className="size-12 rounded-md" />
          <div className="min-w-0 flex-1">
            <p className="line-clamp-2 leading-snug font-semibold wrap-break-word">{petName}</p>
            <p className="line-clamp-1 text-sm text-text-muted wrap-anywhere">
              {visit.user.full_name}
            </p>
          </div>
        </div>
        <div className="mt-1.5 flex items-center justify-between gap-2">
          <VisitTime requestedAt={visit.requested_at} timeZone={timeZone} isStacked />
          <VisitStatusDropdown
            status={visit.status}
            visitName={visitName}
            onChange={(status) => onStatusChange(visit, status)}
          />
        </div>
        <VisitRowActions
          visit={visit}
          visitName={visitName}
          {...actions}
          className="-ms-2 justify-between"
        />
      </div>
    </li>
  );
});
