import type { ReactNode } from 'react';
import { AlertIcon } from './icons/marks.tsx';

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
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-danger">
      {' *'}
    </span>
  );
}
