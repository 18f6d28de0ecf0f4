import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { AlertIcon } from './icons/marks.tsx';
import { uiMessages } from './ui-messages.ts';

export type SummarizedError = {
  message: string;
  /** The id of the invalid control; undefined for an error of the whole form. */
  fieldId?: string;
};

type ErrorSummaryProps = {
  title?: string;
  errors: readonly SummarizedError[];
  /**
   * How often the form was submitted (react-hook-form's `submitCount`). The summary takes focus when
   * this changes, but not when an error appears while typing.
   */
  attempt: number;
};

function goToField(event: MouseEvent, fieldId: string) {
  event.preventDefault();
  const field = document.getElementById(fieldId);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
}

/** Lists all errors above a form, with links to the fields; takes focus after each submission. */
export function ErrorSummary({ title = uiMessages.fixErrors, errors, attempt }: ErrorSummaryProps) {
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
      className="rounded-xl border-2 border-danger bg-danger-soft p-4 max-sm:px-3 sm:p-5"
    >
      <h2 id={titleId} className="flex items-center gap-2 font-sans text-base font-bold">
        <AlertIcon className="size-5 text-danger" />
        {title}
      </h2>
      <ul className="mt-2 grid list-disc gap-1 ps-5 text-pretty">
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
