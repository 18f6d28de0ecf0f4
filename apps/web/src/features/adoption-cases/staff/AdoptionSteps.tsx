import type { Adoption } from '@pawmatch/contract/adoptions/adoption';
import type { AdoptionStage } from '@pawmatch/contract/adoptions/adoption-values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { TitledCard } from '../../../components/TitledCard.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { ConfirmDialog } from '../../../components/ui/ConfirmDialog.tsx';
import { Notice } from '../../../components/ui/Notice.tsx';
import { clockTimeOrDay } from '../../../lib/dates/shelter-dates.ts';
import { useCan } from '../../../lib/use-can.ts';
import { contractCaseQuery } from '../../adoption-papers/adoption-papers-api.ts';
import { petsText } from '../../adoptions/adoption-progress.ts';
import { useChangeAdoption } from '../../adoptions/adoptions-api.ts';
import {
  adoptionMessages as messages,
  type StepAction,
} from '../../adoptions/adoptions-messages.ts';
import { AdoptionWait } from '../../adoptions/staff/AdoptionCard.tsx';
import { followUpsQuery } from '../../follow-ups/follow-ups-api.ts';
import { OverruleDialog } from './OverruleDialog.tsx';
import { StepDayDialog } from './StepDayDialog.tsx';

/** Whether nobody else has heard of an adoption yet. */
const isSilent = ({ silent_undo_until: until }: Adoption) =>
  until !== null && Date.parse(until) > Date.now();

/** What stays of an adoption that is undone: a signed contract, and what the adopter has answered. */
function useUndoLeavings(adoption: Adoption): string[] {
  const { id, stage, allowed_actions: allowed } = adoption;
  const enabled = stage === 'adopted' && allowed.includes('undo');
  const { data: papers } = useQuery({ ...contractCaseQuery(id), enabled });
  const { data: answers } = useQuery({ ...followUpsQuery('all', id), enabled });
  return [
    ...(enabled && papers?.contract?.state === 'signed' ? [messages.undoLeavesContract] : []),
    ...(enabled && answers && answers.length > 0 ? [messages.undoLeavesAnswers] : []),
  ];
}

/** How the last step of an adoption is taken back, and who hears of it. */
function undoText(adoption: Adoption, timeZone: string): string {
  const pets = petsText(adoption);
  const until = adoption.silent_undo_until;
  return until && isSilent(adoption)
    ? messages.undoSilently({ pets, time: clockTimeOrDay(until, timeZone) })
    : messages.undoAloud({ pets });
}

/** The step that usually comes next. */
const usualSteps: Partial<Record<AdoptionStage, StepAction>> = {
  asked: 'check',
  checking: 'approve',
  approved: 'complete',
  on_trial: 'complete',
  declined: 'reopen',
  withdrawn: 'reopen',
};

const otherSteps = ['check', 'approve', 'start_trial', 'complete'] as const satisfies StepAction[];
/** These end something, and stand apart. */
const endingSteps = ['withdraw', 'decline', 'undo'] as const satisfies StepAction[];

/** Whether staff are asked first: a step that sends an email cannot be taken back. */
function isConfirmed(
  adoption: Adoption,
  action: StepAction,
): action is keyof typeof messages.confirm {
  if (action === 'undo') return !isSilent(adoption);
  return ['approve', 'decline', 'withdraw'].includes(action) && adoption.adopter.email !== null;
}

/** What each step does, in words. */
function StepHints({ adoption, steps }: { adoption: Adoption; steps: readonly StepAction[] }) {
  const names = { adopter: adoption.adopter.name, pets: petsText(adoption) };
  return (
    <ul className="grid gap-1.5 text-sm text-pretty text-text-muted">
      {steps.map((step) => {
        const hint = messages.stepHints[step]?.(names);
        return hint && <li key={step}>{hint}</li>;
      })}
    </ul>
  );
}

type AdoptionStepsProps = { adoption: Adoption; timeZone: string };

/** What can be done next with an adoption, each in one tap; a question comes only before what cannot be taken back. */
export function AdoptionSteps({ adoption, timeZone }: AdoptionStepsProps) {
  const { move, isBusy } = useChangeAdoption(adoption);
  const leavings = useUndoLeavings(adoption);
  const [asked, setAsked] = useState<keyof typeof messages.confirm | null>(null);
  const [dayOf, setDayOf] = useState<'start_trial' | 'complete' | null>(null);
  const [isOverruling, setOverruling] = useState(false);
  const mustOverrule = useCan()('adoptions.overrule') && adoption.missing_before_leaving !== null;
  const { allowed_actions: allowed, stage, source } = adoption;
  const names = { adopter: adoption.adopter.name, pets: petsText(adoption) };
  const usual = source === 'walk_in' && stage === 'asked' ? 'complete' : usualSteps[stage];
  const first = usual && allowed.includes(usual) ? usual : null;
  const others = otherSteps.filter((step) => step !== first && allowed.includes(step));
  const ending = endingSteps.filter((step) => allowed.includes(step));
  const take = (action: StepAction) => move({ action }, messages.stepDone[action](names));
  const press = (action: StepAction) => {
    if (action === 'start_trial') setDayOf(action);
    else if (action === 'complete' && mustOverrule) setOverruling(true);
    else if (isConfirmed(adoption, action)) setAsked(action);
    else void take(action);
  };

  return (
    <TitledCard id="adoption-decision" title={messages.decisionTitle}>
      <AdoptionWait adoption={adoption} timeZone={timeZone} />
      {!first && ending.length === 0 && (
        <p className="text-sm text-text-muted">{messages.finished}</p>
      )}
      {allowed.includes('complete') && adoption.missing_before_leaving && (
        <Notice tone="warning">{adoption.missing_before_leaving}</Notice>
      )}
      {(first || others.length > 0) && (
        <div className="grid gap-3">
          <div className="flex flex-wrap gap-2">
            {first && (
              <Button disabled={isBusy} onClick={() => press(first)}>
                {messages.steps[first]}
              </Button>
            )}
            {others.map((step) => (
              <Button key={step} variant="secondary" disabled={isBusy} onClick={() => press(step)}>
                {messages.steps[step]}
              </Button>
            ))}
            {allowed.includes('complete') && (
              <Button variant="quiet" disabled={isBusy} onClick={() => setDayOf('complete')}>
                {messages.completeEarlier}
              </Button>
            )}
          </div>
          <StepHints adoption={adoption} steps={first ? [first, ...others] : others} />
        </div>
      )}
      {ending.length > 0 && (
        <div className="grid gap-3 border-t border-line pt-4">
          {ending.includes('undo') && (
            <p className="text-sm text-pretty text-text-muted">
              {[undoText(adoption, timeZone), ...leavings].join(' ')}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {ending.map((step) => (
              <Button
                key={step}
                size="sm"
                variant={step === 'withdraw' ? 'secondary' : 'dangerOutlined'}
                disabled={isBusy}
                onClick={() => press(step)}
              >
                {messages.steps[step]}
              </Button>
            ))}
          </div>
        </div>
      )}
      {asked && (
        <ConfirmDialog
          open
          title={messages.confirm[asked].title(names)}
          message={[
            messages.confirm[asked].text(names),
            ...(asked === 'undo' ? leavings : []),
          ].join(' ')}
          confirmText={messages.steps[asked]}
          tone={asked === 'approve' ? 'primary' : 'danger'}
          isProcessing={isBusy}
          onConfirm={() => void take(asked).then(() => setAsked(null))}
          onCancel={() => setAsked(null)}
        />
      )}
      {isOverruling && (
        <OverruleDialog
          missing={adoption.missing_before_leaving ?? ''}
          onSave={(despite) =>
            move({ action: 'complete', despite }, messages.stepDone.complete(names))
          }
          onClose={() => setOverruling(false)}
        />
      )}
      {dayOf && (
        <StepDayDialog
          adoption={adoption}
          action={dayOf}
          timeZone={timeZone}
          isBusy={isBusy}
          onChoose={(day) =>
            void move(
              dayOf === 'complete'
                ? { action: dayOf, adopted_on: day }
                : { action: dayOf, trial_until: day },
              messages.stepDone[dayOf](names),
            ).then((isDone) => isDone && setDayOf(null))
          }
          onClose={() => setDayOf(null)}
        />
      )}
    </TitledCard>
  );
}
