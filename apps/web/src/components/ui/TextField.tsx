import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { type FieldTexts, useFramedField } from './use-field.ts';

/**
 * One line of text with its label, hint and error. Takes what react-hook-form's `register` gives; `className` is the
 * frame's.
 */
export function TextField(props: FieldTexts & ComponentProps<'input'>) {
  const { frame, control } = useFramedField(props);
  return (
    <Field {...frame}>
      <input {...control} className="control" />
    </Field>
  );
}

/** Several lines of text, which take the same. */
export function TextAreaField(props: FieldTexts & ComponentProps<'textarea'>) {
  const { frame, control } = useFramedField(props);
  return (
    <Field {...frame}>
      <textarea {...control} className="control min-h-28 resize-y" />
    </Field>
  );
}
