import type { Visit } from '@pawmatch/contract/visits/visit';
import { visitedPetName } from '../visited-pet-name.ts';
import { VisitRowActions } from './VisitRowActions.tsx';
import { VisitStatusCell } from './VisitStatusCell.tsx';
import { VisitThumbnail } from './VisitThumbnail.tsx';
import { VisitTime } from './VisitTime.tsx';
import type { VisitColumnsContext } from './visit-columns.tsx';

/** A row of the visit table as a card, for phones. */
export function VisitRowCard({
  visit,
  timeZone,
  actions,
  onStatusChange,
}: VisitColumnsContext & { visit: Visit }) {
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="flex items-center gap-3">
        <VisitThumbnail pet={visit.pet} className="size-12 rounded-md" />
        <div className="min-w-0 flex-1">
          <p className="line-clamp-2 leading-snug font-semibold wrap-break-word">
            {visitedPetName(visit)}
          </p>
          <p className="line-clamp-1 text-sm text-text-muted wrap-anywhere">
            {visit.user.full_name}
          </p>
        </div>
      </div>
      <div className="mt-1.5 flex items-center justify-between gap-2">
        <VisitTime requestedAt={visit.requested_at} timeZone={timeZone} isStacked />
        <VisitStatusCell visit={visit} timeZone={timeZone} onStatusChange={onStatusChange} />
      </div>
      <VisitRowActions visit={visit} actions={actions} className="-ms-2 justify-between" />
    </div>
  );
}
