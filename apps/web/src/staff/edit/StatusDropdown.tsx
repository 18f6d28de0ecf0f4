import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Badge } from '../../components/ui/Badge.tsx';
import { ChevronDownIcon } from '../../components/ui/icons/navigation.tsx';
import { Menu } from '../../components/ui/Menu.tsx';
import type { StatusTone } from '../../components/ui/StatusBadge.tsx';
import { failureReason } from '../../lib/api/errors/failure-reason.ts';
import { adminToast } from '../../lib/toast.ts';
import { staffMessages } from '../staff-messages.ts';

type StatusTriggerProps = ComponentProps<'button'> & {
  tone: StatusTone;
  /** The pet or visit, for the accessible name. */
  label: string;
  isUpdating: boolean;
  status: string;
};

/** A coloured status badge that opens a menu. */
function StatusTrigger({ tone, label, isUpdating, status, ...button }: StatusTriggerProps) {
  const shown = isUpdating ? staffMessages.updating : status;
  return (
    <button
      {...button}
      type="button"
      aria-label={staffMessages.statusIs({ label, status: shown })}
      disabled={isUpdating}
      className="inline-flex min-h-9 items-center rounded-full disabled:cursor-wait pointer-coarse:min-h-11"
    >
      {isUpdating ? (
        <Badge>{shown}</Badge>
      ) : (
        <Badge tone={tone} className="hover:inset-ring hover:inset-ring-current">
          {shown}
          <ChevronDownIcon className="-me-1 size-3.5" />
        </Badge>
      )}
    </button>
  );
}

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
  /** Saves the choice; false, or an error, means that it was not saved. */
  onChange: (status: Status) => Promise<boolean>;
};

/** The status of a row, which can be changed in place. */
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
        adminToast.success(staffMessages.statusUpdated({ status: labelOf(chosen) }));
      } else {
        adminToast.error(staffMessages.statusNotUpdated);
      }
    } catch (error) {
      adminToast.error(failureReason(error, staffMessages.statusNotUpdated));
    } finally {
      setIsUpdating(false);
    }
  };

  const label = staffMessages.statusOf({ name });
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
