import { classNames } from './class-names.ts';
import { uiMessages } from './ui-messages.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type SpinnerProps = {
  label?: string;
  /** Shows the label under the ring; else it is only read out. */
  showLabel?: boolean;
  className?: string;
};

/** A loading indicator with a label for screen readers. */
export function Spinner({
  label = uiMessages.loading,
  showLabel = false,
  className,
}: SpinnerProps) {
  return (
    <div
      role="status"
      className={classNames('grid place-items-center gap-3 text-text-muted', className)}
    >
      <SpinnerMark className="size-9 text-action" />
      {showLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>}
    </div>
  );
}

/** The spinning ring alone, for places that have a label already. */
export function SpinnerMark({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={classNames('size-5 flex-none animate-spin motion-reduce:animate-none', className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
    >
      <circle cx="12" cy="12" r="9" className="opacity-25" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  );
}
