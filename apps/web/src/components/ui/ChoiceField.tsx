import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, FieldHint } from './Field.tsx';
import { useField } from './use-field.ts';

type ChoiceFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> & {
  /** One of the options, or any of them. */
  type: 'radio' | 'checkbox';
  /** What is chosen, in a controlled field; left out with react-hook-form's `register`. */
  value?: string | readonly string[];
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  options: readonly ChoiceOption[];
  columns?: ChoiceColumns;
};

/** Radio buttons or checkboxes as cards. The first one gets the `id`, so that an error summary can link to it. */
export function ChoiceField({
  legend,
  hint,
  error,
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

type ChoiceCardProps = ComponentProps<'input'> & { option: ChoiceOption };

/**
 * The card has the ring, and on phones shows alone what is chosen: the control lies invisible on its edge. Firefox
 * 114 has no :has(), by which the card knows.
 */
const SHOWN_BY_ITS_CARD =
  'supports-[selector(:has(a))]:outline-none max-sm:supports-[selector(:has(a))]:absolute ' +
  'max-sm:supports-[selector(:has(a))]:inset-y-0 max-sm:supports-[selector(:has(a))]:start-0 ' +
  'max-sm:supports-[selector(:has(a))]:h-full max-sm:supports-[selector(:has(a))]:w-3 ' +
  'max-sm:supports-[selector(:has(a))]:opacity-0';

/**
 * One choice as a card: the whole card is the target, and the chosen one has a border and a check mark. On phones,
 * where several stand in a row, the border alone shows it.
 */
function ChoiceCard({ option, ...input }: ChoiceCardProps) {
  return (
    <label
      className={
        'relative flex min-h-11 items-center justify-center gap-2.5 rounded-lg border border-line-strong bg-surface px-3 py-2 transition-colors sm:min-h-13 sm:justify-start sm:gap-2 sm:px-3 sm:py-2.5 ' +
        'hover:bg-action-soft has-checked:border-action has-checked:bg-action-soft has-checked:inset-ring ' +
        'has-checked:inset-ring-action has-focus-visible:outline-2 has-focus-visible:outline-offset-2 ' +
        'has-focus-visible:outline-focus'
      }
    >
      <input
        {...input}
        value={option.value}
        className={classNames('checkbox', SHOWN_BY_ITS_CARD)}
      />
      {option.icon}
      <span className="grid min-w-0">
        <span className="font-medium">{option.label}</span>
        {option.hint && <span className="text-sm text-text-muted">{option.hint}</span>}
      </span>
    </label>
  );
}

type ChoiceOption = {
  value: string;
  label: string;
  hint?: string;
  /** A picture before the label. */
  icon?: ReactNode;
};

/** On phones as many in a row as their labels allow, which is one where text is large. */
const FITTING = 'max-sm:flex max-sm:flex-wrap max-sm:gap-2 max-sm:*:grow';

const COLUMNS = {
  1: '',
  2: `${FITTING} sm:grid-cols-2`,
  3: `${FITTING} sm:grid-cols-3`,
  4: 'grid-cols-2 lg:grid-cols-4',
} as const;

type ChoiceColumns = keyof typeof COLUMNS;

type ChoiceGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  hintId: string;
  errorId: string;
  describedBy: string | undefined;
  columns?: ChoiceColumns;
  className?: string;
  children: ReactNode;
};

/** Fieldset, legend, hint and error around radios or checkboxes. */
function ChoiceGroup({
  legend,
  hint,
  error,
  hintId,
  errorId,
  describedBy,
  columns = 1,
  className,
  children,
}: ChoiceGroupProps) {
  return (
    <fieldset aria-describedby={describedBy} className={classNames('min-w-0', className)}>
      <legend className="mb-1 font-semibold">{legend}</legend>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <div className={classNames('mt-1.5 grid gap-2.5', COLUMNS[columns])}>{children}</div>
      <div className="not-empty:mt-1.5">
        <FieldError id={errorId}>{error}</FieldError>
      </div>
    </fieldset>
  );
}
