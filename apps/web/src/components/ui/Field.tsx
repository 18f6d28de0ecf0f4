import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { AlertIcon, CheckIcon } from './icons/marks.tsx';
import type { FieldTexts } from './use-field.ts';

type FieldProps = FieldTexts & {
  id: string;
  hintId: string;
  errorId: string;
  className?: string;
  children: ReactNode;
};

/** Label, hint and error around one control. */
export function Field({
  id,
  hintId,
  errorId,
  label,
  hint,
  error,
  isRight,
  marked,
  className,
  children,
}: FieldProps) {
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <div className="flex items-center gap-1.5">
        <label htmlFor={id} className="font-semibold">
          {label}
          {marked && <RequiredMark />}
        </label>
        {isRight && !error && <CheckIcon className="size-[1.1em] text-status-positive-text" />}
      </div>
      <FieldHint id={hintId}>{hint}</FieldHint>
      {children}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** Help under a label. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={id} className="text-sm text-text-muted">
      {children}
    </p>
  ) : null;
}

/** The error of a field, with an icon besides the colour. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p id={id} className="flex gap-1.5 text-sm font-medium text-danger">
      <AlertIcon className="mt-0.5 size-4.5" />
      <span>{children}</span>
    </p>
  ) : null;
}

/** The star of a required field; screen readers read the control's `required` instead. */
function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-danger">
      {' *'}
    </span>
  );
}
