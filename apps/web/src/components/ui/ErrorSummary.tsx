import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { AlertIcon } from './icons/marks.tsx';

export type SummarizedError = {
  message: string;
  /** The id of the control that the message is about; none for the form as a whole. */
  fieldId?: string;
};

type ErrorSummaryProps = {
  title?: string;
  errors: readonly SummarizedError[];
  /**
   * How often the form was submitted (react-hook-form's `submitCount`). Focus is taken when it
   * changes, never because an error turns up while somebody types.
   */
  attempt: number;
};

function goToField(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  const field = document.getElementById(fieldId);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

/** All that is wrong with a form, above it; takes focus at each attempt and leads to the fields. */
export function ErrorSummary({
  title = 'Please fix the following errors:',
  errors,
  attempt,
}: ErrorSummaryProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();

  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);

  if (errors.length === 0) return null;
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="rounded-xl border-2 border-danger bg-danger-soft p-4 sm:p-5"
    >
      <h2 id={titleId} className="flex items-center gap-2 font-sans text-base font-bold">
        <AlertIcon className="size-5 text-danger" />
        {title}
      </h2>
      <ul className="mt-2 grid list-disc gap-1 ps-8">
        {errors.map(({ message, fieldId }) => (
          <li key={`${fieldId} ${message}`}>
            {fieldId ? (
              <a
                href={`#${fieldId}`}
                className="font-medium text-danger underline underline-offset-2"
                onClick={(event) => goToField(event, fieldId)}
              >
                {message}
              </a>
            ) : (
              message
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
