import { classNames } from '../../../components/ui/class-names.ts';
import { CheckIcon } from '../../../components/ui/icons/marks.tsx';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.tsx';
import { questionnaireMessages as messages } from '../preferences-messages.ts';
import type { Step } from '../questionnaire-form.ts';

const steps = [1, 2] as const;

/** Shows the current step of the questionnaire. */
export function StepIndicator({ step }: { step: Step }) {
  return (
    <ol
      aria-label={messages.steps}
      className="mx-auto flex w-full max-w-md flex-wrap items-center gap-2 max-sm:text-sm sm:gap-3"
    >
      {steps.map((number) => {
        const isDone = number < step;
        const isReached = number <= step;
        return (
          <li
            key={number}
            aria-current={number === step ? 'step' : undefined}
            className={classNames('flex items-center gap-2 sm:gap-3', number > 1 && 'grow')}
          >
            {number > 1 && (
              <span
                aria-hidden="true"
                className={classNames(
                  'h-0.5 flex-1 rounded-full',
                  isReached ? 'bg-action' : 'bg-line',
                )}
              />
            )}
            <span
              className={classNames(
                'grid size-9 flex-none place-items-center rounded-full border font-semibold',
                isReached
                  ? 'border-action bg-action text-on-action'
                  : 'border-line-strong text-text-muted',
              )}
            >
              {isDone ? <CheckIcon /> : number}
            </span>
            <span className={classNames('font-semibold', !isReached && 'text-text-muted')}>
              {messages.stepNames[number]}
              {isDone && <VisuallyHidden> {messages.stepIsDone}</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
