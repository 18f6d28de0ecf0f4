import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, FieldHint, RequiredMark } from './FieldNotes.tsx';
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
  marked,
  className,
  children,
}: FieldProps) {
  return (
    <div className={classNames('grid content-start gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {marked && <RequiredMark />}
      </label>
      <FieldHint id={hintId}>{hint}</FieldHint>
      {children}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
