import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FieldError, FieldHint, RequiredMark } from './FieldNotes.tsx';

export type ChoiceOption = {
  value: string;
  label: string;
  hint?: string;
  /** A picture before the label. */
  icon?: ReactNode;
};

const COLUMNS = {
  1: '',
  2: 'sm:grid-cols-2',
  3: 'sm:grid-cols-3',
  4: 'grid-cols-2 lg:grid-cols-4',
} as const;

export type ChoiceColumns = keyof typeof COLUMNS;

type ChoiceGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  marked?: boolean;
  hintId: string;
  errorId: string;
  describedBy: string | undefined;
  columns?: ChoiceColumns;
  className?: string;
  children: ReactNode;
};

/** Fieldset, legend, hint and error around radios or checkboxes. */
export function ChoiceGroup({
  legend,
  hint,
  error,
  marked,
  hintId,
  errorId,
  describedBy,
  columns = 1,
  className,
  children,
}: ChoiceGroupProps) {
  return (
    <fieldset aria-describedby={describedBy} className={classNames('min-w-0', className)}>
      <legend className="mb-1 font-semibold">
        {legend}
        {marked && <RequiredMark />}
      </legend>
      <FieldHint id={hintId}>{hint}</FieldHint>
      <div className={classNames('mt-1.5 grid gap-2.5', COLUMNS[columns])}>{children}</div>
      <div className="mt-1.5">
        <FieldError id={errorId}>{error}</FieldError>
      </div>
    </fieldset>
  );
}
