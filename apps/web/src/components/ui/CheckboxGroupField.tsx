import type { ComponentProps, ReactNode } from 'react';
import { ChoiceCard } from './ChoiceCard.tsx';
import { type ChoiceColumns, ChoiceGroup, type ChoiceOption } from './ChoiceGroup.tsx';
import { useField } from './use-field.ts';

type CheckboxGroupFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  marked?: boolean;
  options: readonly ChoiceOption[];
  columns?: ChoiceColumns;
  /** The ticked values, where the caller keeps them; leave out with react-hook-form's `register`. */
  values?: readonly string[];
};

/** Any of several, as cards. The first box carries `id`, so that an error summary leads to it. */
export function CheckboxGroupField({
  legend,
  hint,
  error,
  marked,
  options,
  columns,
  values,
  id,
  className,
  ...input
}: CheckboxGroupFieldProps) {
  const { control, hintId, errorId } = useField(id, { hint, error });
  return (
    <ChoiceGroup
      {...{ legend, hint, error, marked, hintId, errorId, columns, className }}
      describedBy={control['aria-describedby']}
    >
      {options.map((option, index) => (
        <ChoiceCard
          key={option.value}
          {...input}
          {...(values === undefined ? {} : { checked: values.includes(option.value) })}
          type="checkbox"
          id={index === 0 ? control.id : undefined}
          aria-invalid={control['aria-invalid']}
          option={option}
        />
      ))}
    </ChoiceGroup>
  );
}
