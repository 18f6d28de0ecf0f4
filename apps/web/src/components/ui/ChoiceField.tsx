import type { ComponentProps, ReactNode } from 'react';
import { ChoiceCard } from './ChoiceCard.tsx';
import { type ChoiceColumns, ChoiceGroup, type ChoiceOption } from './ChoiceGroup.tsx';
import { useField } from './use-field.ts';

export type ChoiceFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  marked?: boolean;
  options: readonly ChoiceOption[];
  columns?: ChoiceColumns;
};

type ChoiceInputsProps = ChoiceFieldProps & {
  type: 'radio' | 'checkbox';
  /** Where the caller keeps what is chosen; undefined with react-hook-form's `register`. */
  isChosen: ((value: string) => boolean) | undefined;
};

/** Options as cards in a group. The first carries `id`, so that an error summary leads to it. */
export function ChoiceField({
  legend,
  hint,
  error,
  marked,
  options,
  columns,
  isChosen,
  id,
  className,
  ...input
}: ChoiceInputsProps) {
  const { control, hintId, errorId } = useField(id, { hint, error });
  // Radios without a common name would all be chosen at the same time.
  const name = input.name ?? (input.type === 'radio' ? control.id : undefined);
  return (
    <ChoiceGroup
      {...{ legend, hint, error, marked, hintId, errorId, columns, className }}
      describedBy={control['aria-describedby']}
    >
      {options.map((option, index) => (
        <ChoiceCard
          key={option.value}
          {...input}
          {...(isChosen && { checked: isChosen(option.value) })}
          name={name}
          id={index === 0 ? control.id : undefined}
          aria-invalid={control['aria-invalid']}
          option={option}
        />
      ))}
    </ChoiceGroup>
  );
}
