import type { Visit } from '@pawmatch/contract/visits/visit';
import { notAFitReasons, visitOutcomes } from '@pawmatch/contract/visits/visit-outcome';
import { Button } from '../../../components/ui/Button.tsx';
import { SelectField } from '../../../components/ui/SelectField.tsx';
import { MarkAdopted } from './MarkAdopted.tsx';
import { useVisitOutcome } from './use-visit-outcome.ts';
import { outcomeMessages as messages } from './visits-admin-messages.ts';

const reasons = [
  { value: '', label: messages.noReason },
  ...notAFitReasons.map((value) => ({ value, label: messages.reasons[value] })),
];

type VisitOutcomeChoicesProps = { visit: Visit; timeZone: string };

/** B3.05: the outcome of a visit, in one tap; nothing before it has started. */
export function VisitOutcomeChoices({ visit, timeZone }: VisitOutcomeChoicesProps) {
  const { choose, isBusy } = useVisitOutcome();
  const { allowed_actions: allowed, outcome, pet } = visit;
  const canChoose = allowed.includes('set_outcome');
  return (
    <>
      {canChoose && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-semibold">{messages.question}</legend>
          <div className="flex flex-wrap gap-2">
            {visitOutcomes.map((choice) => (
              <Button
                key={choice}
                size="sm"
                variant={choice === outcome ? 'primary' : 'secondary'}
                aria-pressed={choice === outcome}
                disabled={isBusy}
                onClick={() => choose(visit, { outcome: choice })}
              >
                {messages.outcomes[choice]}
              </Button>
            ))}
            {outcome && (
              <Button
                size="sm"
                variant="quiet"
                disabled={isBusy}
                onClick={() => choose(visit, { outcome: null })}
              >
                {messages.undo}
              </Button>
            )}
          </div>
        </fieldset>
      )}
      {canChoose && outcome === 'not_a_fit' && (
        <SelectField
          label={messages.reason}
          options={reasons}
          value={visit.not_a_fit_because ?? ''}
          disabled={isBusy}
          onChange={({ target }) =>
            choose(visit, {
              outcome,
              not_a_fit_because: notAFitReasons.find((reason) => reason === target.value) ?? null,
            })
          }
        />
      )}
      {outcome === 'adopted' && pet && (
        <MarkAdopted visit={visit} petId={pet.id} timeZone={timeZone} />
      )}
    </>
  );
}
