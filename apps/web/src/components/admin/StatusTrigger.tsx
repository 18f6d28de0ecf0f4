import type { ComponentProps } from 'react';
import { Badge } from '../ui/Badge.tsx';
import { ChevronDownIcon } from '../ui/icons/navigation.tsx';
import type { StatusTone } from '../ui/StatusBadge.tsx';
import { recordListMessages } from './record-list-messages.ts';

type StatusTriggerProps = ComponentProps<'button'> & {
  tone: StatusTone;
  /** The pet or visit, for the accessible name. */
  label: string;
  isUpdating: boolean;
  status: string;
};

/** A coloured status badge that opens a menu. */
export function StatusTrigger({ tone, label, isUpdating, status, ...button }: StatusTriggerProps) {
  const shown = isUpdating ? recordListMessages.updating : status;
  return (
    <button
      {...button}
      type="button"
      aria-label={recordListMessages.statusIs({ label, status: shown })}
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
