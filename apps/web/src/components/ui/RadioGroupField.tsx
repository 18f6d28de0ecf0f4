import type { ComponentProps, ReactNode } from 'react';
import { ChoiceCard } from './ChoiceCard.tsx';
import { type ChoiceColumns, ChoiceGroup, type ChoiceOption } from './ChoiceGroup.tsx';
import { useField } from './use-field.ts';

type RadioGroupFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  marked?: boolean;
  options: readonly ChoiceOption[];
  columns?: ChoiceColumns;
  /** The chosen value, where the caller keeps it; leave out with react-hook-form's `register`. */
  value?: string;
};

/** One of several, as cards. The first radio carries `id`, so that an error summary leads to it. */
export function RadioGroupField({
  legend,
  hint,
  error,
  marked,
  options,
  columns,
  value,
  id,
  className,
  ...input
}: RadioGroupFieldProps) {
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
          {...(value === undefined ? {} : { checked: value === option.value })}
          type="radio"
          name={input.name ?? control.id}
          id={index === 0 ? control.id : undefined}
          aria-invalid={control['aria-invalid']}
          option={option}
        />
      ))}
    </ChoiceGroup>
  );
}
