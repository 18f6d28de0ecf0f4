import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { ChevronDownIcon } from './icons/navigation.tsx';
import { type FieldTexts, useFramedField } from './use-field.ts';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'multiple'> & {
    options: readonly SelectOption[];
    /** A first entry with the empty value: "Choose a date". */
    placeholder?: string;
  };

/** The platform's own select with label, hint and error. Takes react-hook-form's `register`. */
export function SelectField({ options, placeholder, ...field }: SelectFieldProps) {
  const { frame, control } = useFramedField(field);
  return (
    <Field {...frame}>
      <div className="relative">
        <select {...control} className="control appearance-none truncate pe-11">
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon className="pointer-events-none absolute end-3.5 top-1/2 size-5 -translate-y-1/2 text-text-muted" />
      </div>
    </Field>
  );
}
