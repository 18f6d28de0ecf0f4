import {
  capitaliseStatus,
  normaliseVisitStatus,
} from '@pawmatch/contract/visits/normalise-visit-status';
import type { Visit } from '@pawmatch/contract/visits/visit';
import { type VisitStatus, visitStatusChoices } from '@pawmatch/contract/visits/visit-status';
import { StatusBadge } from '../../../components/ui/StatusBadge.tsx';
import { StatusDropdown } from '../../../staff/edit/StatusDropdown.tsx';
import { visitName } from '../visited-pet-name.ts';
import { visitStatusTone } from './visit-status-tone.ts';

type VisitStatusDropdownProps = {
  visit: Visit;
  /** Saves the choice; false, or an error, means that it was not saved (R4.14). */
  onChange: (status: VisitStatus) => Promise<boolean>;
};

/** R2.53, R4.14: the status of a visit in its row. */
export function VisitStatusDropdown({ visit, onChange }: VisitStatusDropdownProps) {
  const status = normaliseVisitStatus(visit.status) as VisitStatus;
  const tone = visitStatusTone(status);
  if (!visit.allowed_actions.includes('change_status')) {
    return <StatusBadge tone={tone}>{capitaliseStatus(status)}</StatusBadge>;
  }
  return (
    <StatusDropdown
      current={status}
      tone={tone}
      choices={visitStatusChoices}
      labelOf={capitaliseStatus}
      name={visitName(visit)}
      onChange={onChange}
    />
  );
}
