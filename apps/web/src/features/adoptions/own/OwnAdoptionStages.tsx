import type { OwnAdoption } from '@pawmatch/contract/adoptions/adoption';
import type { AdoptionStage } from '@pawmatch/contract/adoptions/adoption-values';
import { classNames } from '../../../components/ui/class-names.ts';
import { CheckIcon } from '../../../components/ui/icons/marks.tsx';
import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.tsx';
import { ownAdoptionMessages as messages } from './own-adoptions-messages.ts';

type LivingStage = keyof typeof messages.steps;

const stages = ['asked', 'checking', 'approved', 'on_trial', 'adopted'] as const;

/** The present stage of an adoption that has not ended; null for others. */
export const livingStage = (stage: AdoptionStage): LivingStage | null =>
  stages.find((each) => each === stage) ?? null;

export const isEndedStage = (stage: AdoptionStage): stage is Exclude<AdoptionStage, LivingStage> =>
  livingStage(stage) === null;

type OwnAdoptionStagesProps = {
  adoption: OwnAdoption;
  present: LivingStage;
  names: { pets: string; shelter: string };
};

/** The way from the question to the new home, with the present stage marked. */
export function OwnAdoptionStages({ adoption, present, names }: OwnAdoptionStagesProps) {
  // A trial is no part of every adoption.
  const way = stages.filter((stage) => stage !== 'on_trial' || adoption.trial_until !== null);
  const place = way.indexOf(present);
  return (
    <ol aria-label={messages.stepsLabel} className="grid gap-2">
      {way.map((stage, index) => (
        <li
          key={stage}
          aria-current={index === place ? 'step' : undefined}
          className={classNames(
            'flex items-start gap-2.5 text-pretty',
            index === place ? 'font-semibold' : 'text-text-muted',
          )}
        >
          <StageMark state={stateOf(index - place)} />
          <span className="min-w-0 wrap-anywhere">{messages.steps[stage](names)}</span>
        </li>
      ))}
    </ol>
  );
}

const stateOf = (distance: number) => {
  if (distance === 0) return 'now';
  return distance < 0 ? 'done' : 'later';
};

function StageMark({ state }: { state: 'done' | 'now' | 'later' }) {
  return (
    <span
      className={classNames(
        'mt-0.5 grid size-5 flex-none place-items-center rounded-full border-2',
        state === 'later' ? 'border-line-strong' : 'border-action',
        state === 'done' && 'bg-action text-on-action',
      )}
    >
      {state === 'done' && <CheckIcon className="size-3.5" />}
      {state === 'now' && <span aria-hidden="true" className="size-2 rounded-full bg-action" />}
      <VisuallyHidden>
        {{ done: messages.stepDone, now: messages.stepNow, later: messages.stepLater }[state]}
      </VisuallyHidden>
    </span>
  );
}
