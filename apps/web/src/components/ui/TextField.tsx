import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { type FieldTexts, useField } from './use-field.ts';

type TextFieldProps = FieldTexts & ComponentProps<'input'>;

/**
 * One line of text with its label, hint and error. Takes what react-hook-form's `register` gives; `className` is the
 * frame's.
 */
export function TextField({
  label,
  hint,
  error,
  isRight,
  marked,
  id,
  className,
  ...input
}: TextFieldProps) {
  const { control, ...ids } = useField(id, { hint, error });
  return (
    <Field
      {...ids}
      label={label}
      hint={hint}
      error={error}
      isRight={isRight}
      marked={marked}
      className={className}
    >
      <input {...input} {...control} className="control" />
    </Field>
  );
}

type TextAreaFieldProps = FieldTexts & ComponentProps<'textarea'>;

/**
 * Several lines of text with label, hint and error. Takes what react-hook-form's `register` gives; `className` is the
 * frame's.
 */
export function TextAreaField({
  label,
  hint,
  error,
  marked,
  id,
  className,
  ...textarea
}: TextAreaFieldProps) {
  const { control, ...ids } = useField(id, { hint, error });
  return (
    <Field {...ids} label={label} hint={hint} error={error} marked={marked} className={className}>
      <textarea {...textarea} {...control} className="control min-h-28 resize-y" />
    </Field>
  );
}
