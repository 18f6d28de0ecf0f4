import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../ui/Badge.tsx';
import { ChevronDownIcon } from '../ui/icons/navigation.tsx';
import type { StatusTone } from '../ui/StatusBadge.tsx';

type StatusTriggerProps = ComponentProps<'button'> & {
  tone: StatusTone;
  /** Says what the status belongs to; the status itself is read after it. */
  label: string;
  isUpdating: boolean;
  children: ReactNode;
};

/** A status in its colour that opens a menu; its word tells it without the colour. */
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
        <Badge>Updating...</Badge>
      ) : (
        <Badge tone={tone} className="hover:inset-ring hover:inset-ring-current">
          {children}
          <ChevronDownIcon className="-me-1 size-3.5" />
        </Badge>
      )}
    </button>
  );
}
