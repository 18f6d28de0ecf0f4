import { type ReactNode, useId } from 'react';

export type FieldTexts = {
  label: ReactNode;
  /** Help text that is always shown. */
  hint?: ReactNode;
  /** The validation error, if any. */
  error?: ReactNode;
  /** Shows a mark beside the label; an error is shown in its place. */
  isRight?: boolean;
  /** Shows a star after the label of a field that must be filled in. */
  marked?: boolean;
};

type FieldIds = {
  id: string;
  hintId: string;
  errorId: string;
  /** Attributes that link the control to its label, hint and error. */
  control: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
};

/** Ids that link a control to its texts; `id` defaults to a generated one. */
export function useField(id: string | undefined, { hint, error }: Partial<FieldTexts>): FieldIds {
  const generatedId = useId();
  const fieldId = id ?? generatedId;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return {
    id: fieldId,
    hintId,
    errorId,
    control: {
      id: fieldId,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}

type FramedField = FieldTexts & { id?: string | undefined; className?: string | undefined };

/** Divides what a field is given between its frame, which `className` is for, and its one control. */
export function useFramedField<Props extends FramedField>({
  label,
  hint,
  error,
  isRight,
  marked,
  id,
  className,
  ...attributes
}: Props) {
  const { control, ...ids } = useField(id, { hint, error });
  return {
    frame: { ...ids, label, hint, error, isRight, marked, className },
    control: { ...attributes, ...control },
  };
}
