import { normaliseVisitStatus } from '@pawmatch/contract/visits/normalise-visit-status';
import {
  capitaliseStatus,
  type VisitStatus,
  visitStatusChoices,
} from '@pawmatch/contract/visits/visit-status';
import { StatusDropdown } from '../../../components/admin/StatusDropdown.tsx';
import { visitStatusTone } from './visit-status-tone.ts';

type VisitStatusDropdownProps = {
  status: VisitStatus;
  /** For the accessible name of the button. */
  visitName: string;
  /** Saves the choice; false, or an error, means that it was not saved (R4.14). */
  onChange: (status: VisitStatus) => Promise<boolean>;
};

/** R2.53, R4.14: the status of a visit in its row. */
export function VisitStatusDropdown({ status, visitName, onChange }: VisitStatusDropdownProps) {
  return (
    <StatusDropdown
      current={normaliseVisitStatus(status) as VisitStatus}
      tone={visitStatusTone(status)}
      choices={visitStatusChoices}
      labelOf={capitaliseStatus}
      name={visitName}
      onChange={onChange}
    />
  );
}
