import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, FieldHint } from './Field.tsx';
import { type FieldTexts, useField } from './use-field.ts';

type CheckboxFieldProps = Omit<FieldTexts, 'marked'> & Omit<ComponentProps<'input'>, 'type'>;

/** A checkbox with its label beside it. Takes react-hook-form's `register`. */
export function CheckboxField({ label, hint, error, id, className, ...input }: CheckboxFieldProps) {
  const { control, hintId, errorId } = useField(id, { hint, error });
  return (
    <div className={classNames('grid', className)}>
      <label htmlFor={control.id} className="flex min-h-11 items-center gap-3 py-1.5">
        <input {...input} {...control} type="checkbox" className="checkbox" />
        <span>{label}</span>
      </label>
      <div className="-mt-1.5 ps-8.5 empty:hidden">
        <FieldHint id={hintId}>{hint}</FieldHint>
        <FieldError id={errorId}>{error}</FieldError>
      </div>
    </div>
  );
}
