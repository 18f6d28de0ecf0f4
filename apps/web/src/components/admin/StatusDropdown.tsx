import { useEffect, useRef, useState } from 'react';
import { failureReason } from '../../lib/api/failure-reason.ts';
import { adminToast } from '../../lib/toast.ts';
import { Menu } from '../ui/Menu.tsx';
import type { StatusTone } from '../ui/StatusBadge.tsx';
import { recordListMessages } from './record-list-messages.ts';
import { StatusTrigger } from './StatusTrigger.tsx';

type StatusDropdownProps<Status extends string> = {
  current: Status;
  tone: StatusTone;
  choices: readonly Status[];
  /** The label of a status. */
  labelOf: (status: Status) => string;
  /** The pet or visit, for the accessible name of the button. */
  name: string;
  /** Asks before a choice with consequences is saved; false cancels it. */
  confirm?: (status: Status) => Promise<boolean>;
  /** Saves the choice; false, or an error, means that it was not saved (R4.14). */
  onChange: (status: Status) => Promise<boolean>;
};

/** The status of a row, which can be changed in place (R2.50, R4.12, R4.14). */
export function StatusDropdown<Status extends string>({
  current,
  tone,
  choices,
  labelOf,
  name,
  confirm,
  onChange,
}: StatusDropdownProps<Status>) {
  const [isUpdating, setIsUpdating] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  // A disabled button loses focus; give it back, so that keyboard users keep their place.
  const wasUpdating = useRef(false);
  useEffect(() => {
    if (wasUpdating.current && !isUpdating && document.activeElement === document.body) {
      button.current?.focus();
    }
    wasUpdating.current = isUpdating;
  }, [isUpdating]);

  const handleChoose = async (chosen: Status) => {
    if (chosen === current) return;
    setIsUpdating(true);
    try {
      if (confirm && !(await confirm(chosen))) return;
      if (await onChange(chosen)) {
        adminToast.success(recordListMessages.statusUpdated({ status: labelOf(chosen) }));
      } else {
        adminToast.error(recordListMessages.statusNotUpdated);
      }
    } catch (error) {
      adminToast.error(failureReason(error, recordListMessages.statusNotUpdated));
    } finally {
      setIsUpdating(false);
    }
  };

  const label = recordListMessages.statusOf({ name });
  return (
    <Menu
      align="start"
      label={label}
      trigger={
        <StatusTrigger
          ref={button}
          tone={tone}
          label={label}
          status={labelOf(current)}
          isUpdating={isUpdating}
        />
      }
      items={choices.map((choice) => ({
        label: labelOf(choice),
        isCurrent: choice === current,
        onSelect: () => void handleChoose(choice),
      }))}
    />
  );
}
