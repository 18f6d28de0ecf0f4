import { normaliseVisitStatus } from '@pawmatch/contract/visits/normalise-visit-status';
import {
  capitaliseStatus,
  type VisitStatus,
  visitStatusChoices,
} from '@pawmatch/contract/visits/visit-status';
import { useEffect, useRef, useState } from 'react';
import { StatusTrigger } from '../../../components/admin/StatusTrigger.tsx';
import { Menu } from '../../../components/ui/Menu.tsx';
import { failureReason } from '../../../lib/api/failure-reason.ts';
import { adminToast } from '../../../lib/toast.ts';
import { visitStatusTone } from './visit-status-tone.ts';

/** R8.36 */
const UPDATE_FAILED = 'Failed to update status. Please try again.';

type VisitStatusDropdownProps = {
  status: VisitStatus;
  /** Whose visit it is, for the name of the button. */
  visitName: string;
  /** Saves the choice; false, or an error, means that it was not saved (R4.14). */
  onChange: (status: VisitStatus) => Promise<boolean>;
};

/** R2.53, R4.14: the status of a row, to be changed on the spot. */
export function VisitStatusDropdown({ status, visitName, onChange }: VisitStatusDropdownProps) {
  const [isUpdating, setIsUpdating] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const current = normaliseVisitStatus(status);

  // A disabled button loses focus, and whoever works by keyboard their place.
  const wasUpdating = useRef(false);
  useEffect(() => {
    if (wasUpdating.current && !isUpdating && document.activeElement === document.body) {
      button.current?.focus();
    }
    wasUpdating.current = isUpdating;
  }, [isUpdating]);

  const handleChoose = async (chosen: VisitStatus) => {
    if (chosen === current) return;
    setIsUpdating(true);
    try {
      if (await onChange(chosen)) {
        adminToast.success(`Status updated to ${capitaliseStatus(chosen)}`);
      } else {
        adminToast.error(UPDATE_FAILED);
      }
    } catch (error) {
      adminToast.error(failureReason(error, UPDATE_FAILED));
    } finally {
      setIsUpdating(false);
    }
  };

  const trigger = (
    <StatusTrigger
      ref={button}
      tone={visitStatusTone(status)}
      label={`Status of ${visitName}`}
      isUpdating={isUpdating}
    >
      {capitaliseStatus(current)}
    </StatusTrigger>
  );
  return (
    <Menu
      align="start"
      label={`Status of ${visitName}`}
      trigger={trigger}
      items={visitStatusChoices.map((choice) => ({
        label: capitaliseStatus(choice),
        isCurrent: choice === current,
        onSelect: () => void handleChoose(choice),
      }))}
    />
  );
}
