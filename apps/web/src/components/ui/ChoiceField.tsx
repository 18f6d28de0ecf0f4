import type { ComponentProps, ReactNode } from 'react';
import { ChoiceCard } from './ChoiceCard.tsx';
import { type ChoiceColumns, ChoiceGroup, type ChoiceOption } from './ChoiceGroup.tsx';
import { useField } from './use-field.ts';

type ChoiceFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  /** One of the options, or any of them. */
  type: 'radio' | 'checkbox';
  /** What is chosen, in a controlled field; left out with react-hook-form's `register`. */
  value?: string | readonly string[];
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  marked?: boolean;
  options: readonly ChoiceOption[];
  columns?: ChoiceColumns;
};

/** Radio buttons or checkboxes as cards. The first one gets the `id`, so that an error summary can link to it. */
export function ChoiceField({
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
}: ChoiceFieldProps) {
  const { control, hintId, errorId } = useField(id, { hint, error });
  const chosen = [value ?? []].flat();
  // Radio buttons without a common name could all be chosen at the same time.
  const name = input.name ?? (input.type === 'radio' ? control.id : undefined);
  return (
    <ChoiceGroup
      legend={legend}
      hint={hint}
      error={error}
      marked={marked}
      hintId={hintId}
      errorId={errorId}
      columns={columns}
      className={className}
      describedBy={control['aria-describedby']}
    >
      {options.map((option, index) => (
        <ChoiceCard
          key={option.value}
          {...input}
          {...(value !== undefined && { checked: chosen.includes(option.value) })}
          name={name}
          id={index === 0 ? control.id : undefined}
          aria-invalid={control['aria-invalid']}
          option={option}
        />
      ))}
    </ChoiceGroup>
  );
}
