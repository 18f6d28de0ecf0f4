import { classNames } from './class-names.ts';
import { SpinnerMark } from './SpinnerMark.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type SpinnerProps = {
  label?: string;
  /** Shows the label under the ring; else it is only read out. */
  showLabel?: boolean;
  className?: string;
};

/** A loading indicator with a label for screen readers. */
export function Spinner({ label = 'Loading...', showLabel = false, className }: SpinnerProps) {
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
