import type { Visit } from '@pawmatch/contract/visits/visit';
import type { VisitStatus } from '@pawmatch/contract/visits/visit-status';
import { VisitStatusDropdown } from './VisitStatusDropdown.tsx';
import { visitProgress } from './visit-progress.ts';

type VisitStatusCellProps = {
  visit: Visit;
  timeZone: string;
  onStatusChange: (visit: Visit, status: VisitStatus) => Promise<boolean>;
};

/** R2.53, B3.05: the status of a visit, and below it since when its visitor is here, or the outcome. */
export function VisitStatusCell({ visit, timeZone, onStatusChange }: VisitStatusCellProps) {
  const progress = visitProgress(visit, timeZone);
  return (
    <div className="grid justify-items-start gap-0.5">
      <VisitStatusDropdown visit={visit} onChange={(status) => onStatusChange(visit, status)} />
      {progress && (
        <span className="ps-1 text-xs leading-tight font-medium text-action">{progress}</span>
      )}
    </div>
  );
}
