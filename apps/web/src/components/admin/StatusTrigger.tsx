import type { ComponentProps, ReactNode } from 'react';
import { ChevronDownIcon } from '../ui/icons/navigation.tsx';
import { StatusBadge, type StatusTone } from '../ui/StatusBadge.tsx';

type StatusTriggerProps = ComponentProps<'button'> & {
  tone: StatusTone;
  /** Says what the status belongs to; the status itself is read after it. */
  label: string;
  isUpdating: boolean;
  children: ReactNode;
};

/** A status badge that opens a menu. */
export function StatusTrigger({
  tone,
  label,
  isUpdating,
  children,
  ...button
}: StatusTriggerProps) {
  return (
    <button
      {...button}
      type="button"
      disabled={isUpdating}
      className="inline-flex min-h-9 items-center rounded-full disabled:cursor-wait pointer-coarse:min-h-11"
    >
      <span className="sr-only">{label}: </span>
      {isUpdating ? (
        <StatusBadge tone="neutral">Updating...</StatusBadge>
      ) : (
        <StatusBadge tone={tone} className="hover:inset-ring hover:inset-ring-current">
          {children}
          <ChevronDownIcon className="-me-1 size-3.5" />
        </StatusBadge>
      )}
    </button>
  );
}
